export const backupKinds = ['nightly', 'by_hand'] as const;
export type BackupKind = (typeof backupKinds)[number];

/**
 * Why a backup failed. 'stopped': the shop was stopped meanwhile; 'abandoned': its process ended unexpectedly;
 * 'damaged': it could not be read back, or the database is damaged; 'no_files': pictures could not be read.
 */
export const backupFailures = [
  'no_room',
  'no_folder',
  'stopped',
  'abandoned',
  'damaged',
  'no_files',
  'other',
] as const;
export type BackupFailure = (typeof backupFailures)[number];

/**
 * How safe the shop is. 'late': a night has passed without a backup; 'failed': the last attempt did; 'none': before the
 * first one; 'off': backups are not configured.
 */
export const backupConditions = ['fine', 'late', 'failed', 'none', 'off'] as const;
export type BackupCondition = (typeof backupConditions)[number];
