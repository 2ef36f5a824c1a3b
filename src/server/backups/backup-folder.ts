import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#config/environment.ts';
import { newestBackupsFirst } from '#domain/backups/backup-names.ts';
import { openBackup } from '#domain/backups/open-backup.server.ts';
import type { WrittenBackup } from '#domain/backups/write-backup.server.ts';

/** Folder of backups that were requested without a path. */
export function backupFolder({ backupDir, dataDir }: Pick<Environment, 'backupDir' | 'dataDir'>): string {
  return backupDir ?? join(dataDir, 'backups');
}

/** Path of the newest backup that passes the check of its whole contents. */
export async function findNewestBackup(
  settings: Pick<Environment, 'backupDir' | 'dataDir'>,
): Promise<string | undefined> {
  const folder = backupFolder(settings);
  const names = await readdir(folder).catch(() => []);
  for (const name of newestBackupsFirst(names)) {
    const path = join(folder, name);
    const backup = await openBackup(path).catch(() => undefined);
    await backup?.close();
    if (backup) return path;
  }
  return undefined;
}

/** One-line summary of a backup, for the command line and the log. */
export function describeBackup({ path, bytes, manifest }: WrittenBackup): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  const lost = manifest.missing.length;
  return (
    `Backup ${path}: ${megabytes} MB, ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.length} files` +
    (lost > 0 ? `; ${lost} files that the database names were not there (see its manifest.json)` : '')
  );
}
