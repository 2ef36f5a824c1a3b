import type { Database } from '#database/connect.ts';
import { type BackupFile, requireBackupFile } from './backup-files.server.ts';
import { countNewerRecords } from './backup-queries.server.ts';
import type { NewerRecords } from './restore-progress.ts';

/** A backup with what its restore would lose. */
export async function previewRestore(
  db: Database,
  folder: string,
  name: string,
): Promise<{ readonly backup: BackupFile; readonly newer: NewerRecords }> {
  const backup = await requireBackupFile(db, folder, name);
  return { backup, newer: await countNewerRecords(db, backup.takenAt) };
}
