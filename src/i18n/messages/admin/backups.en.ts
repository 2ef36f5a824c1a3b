import type { BackupCondition, BackupFailure } from '#primitives/backup-status.ts';

export const adminBackupsEn = {
  title: 'Backups',
  about: 'Copies of the whole shop, for the day something is lost.',
  lastOne: 'Last backup',
  never: 'Never',
  size: 'Size',
  schedule: 'Written',
  onlyByHand: 'Only by hand',
  last: (when: string, age: string, size: string) => `Last backup ${when} (${age}), ${size}.`,
  lastGood: (when: string, age: string) => `The last good one is of ${when} (${age}).`,
  running: 'A backup is being written.',
  nightly: (at: string) => `Every night at ${at}.`,
  megabytes: (amount: string) => `${amount} MB`,
  missing: (count: number) =>
    count === 1
      ? 'One picture or file was already missing when it was written.'
      : `${count} pictures or files were already missing when it was written.`,
  notes: {
    failed: 'The last backup failed',
    late: 'The last backup is too old',
    none: 'There is no backup yet',
    off: 'Backups are not set up',
  } satisfies Record<Exclude<BackupCondition, 'fine'>, string>,
  advice: {
    late: 'No backup was written last night. Whoever runs the server should look into its log.',
    none: 'The first one is written within minutes, or after the next night.',
    off: 'If this server is lost, so are all orders and products. Whoever runs it sets BACKUP_DIR, and a backup is written every night.',
  },
  failures: {
    no_room: 'The disk for backups is full.',
    no_folder: 'The folder for backups cannot be written.',
    stopped: 'The shop was stopped while it was being written; it is tried again.',
    abandoned: 'The server ended while it was being written; it is tried again.',
    damaged: 'It or the database could not be read whole. The disk may be failing.',
    no_files: 'The store of the pictures did not answer.',
    other: 'Why is in the log of the server.',
  } satisfies Record<BackupFailure, string>,
};

export type AdminBackupsTexts = typeof adminBackupsEn;
