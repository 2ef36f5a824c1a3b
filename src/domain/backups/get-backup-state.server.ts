import type { Database } from '#database/connect.ts';
import { listBackupAttempts } from './backup-queries.server.ts';
import { type BackupState, backupStateFrom } from './backup-schedule.ts';

/** How old the last backup is, and whether somebody should look; `at` is null without nightly backups. */
export async function getBackupState(db: Database, at: string | null, now: Date): Promise<BackupState> {
  return backupStateFrom(await listBackupAttempts(db), at, now);
}
