import type { BackupState } from './backup-schedule.ts';

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
