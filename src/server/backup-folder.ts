import { join } from 'node:path';
import type { Environment } from '#config/environment.ts';
import type { WrittenBackup } from '#domain/backups/write-backup.server.ts';

/** Folder of backups that were requested without a path. */
export function backupFolder({ backupDir, dataDir }: Pick<Environment, 'backupDir' | 'dataDir'>): string {
  return backupDir ?? join(dataDir, 'backups');
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
