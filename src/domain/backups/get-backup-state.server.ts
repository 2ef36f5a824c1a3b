import type { Database } from '#database/connect.ts';
import { findUnfinishedBackup, listBackupAttempts } from './backup-queries.server.ts';
import { type BackupState, backupStateFrom } from './backup-schedule.ts';

/** Age and condition of the backups; `at` is null if nightly backups are off. */
export async function getBackupState(db: Database, at: string | null, now: Date): Promise<BackupState> {
  return backupStateFrom(await listBackupAttempts(db), at, now);
}

/** Whether a server writes a backup now; one whose process has ended no longer counts once its lease is over. */
export async function isBackupUnderWay(db: Database, now: Date): Promise<boolean> {
  const unfinished = await findUnfinishedBackup(db);
  return unfinished !== undefined && unfinished.leaseUntil > now;
}

/** Serializes the backup state for the API. */
export function serializeBackupState({ condition, at, isRunning, lastSuccess, lastFailure }: BackupState) {
  return {
    condition,
    at,
    isRunning,
    lastSuccess: lastSuccess && {
      takenAt: lastSuccess.startedAt.toISOString(),
      bytes: lastSuccess.bytes ?? 0,
      file: lastSuccess.file,
      missingFiles: lastSuccess.missingFiles ?? 0,
    },
    lastFailure: lastFailure?.failure
      ? { startedAt: lastFailure.startedAt.toISOString(), failure: lastFailure.failure }
      : null,
  };
}
