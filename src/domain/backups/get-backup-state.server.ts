import type { Database } from '#database/connect.ts';
import { listBackupAttempts } from './backup-queries.server.ts';
import { type BackupState, backupStateFrom } from './backup-schedule.ts';

/** Age and condition of the backups; `at` is null if nightly backups are off. */
export async function getBackupState(db: Database, at: string | null, now: Date): Promise<BackupState> {
  return backupStateFrom(await listBackupAttempts(db), at, now);
}
