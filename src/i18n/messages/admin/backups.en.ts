import type { BackupCondition, BackupFailure } from '#primitives/backup-status.ts';
import type { RestoreFailure } from '#primitives/restore-status.ts';

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
    late: 'No backup was written last night. Ask the person who runs the server to look into its log.',
    none: 'The first one is written within minutes, or after the next night.',
    off: 'If this server is lost, so are all orders and products. Ask the person who runs the server to set up nightly backups.',
  },
  failures: {
    no_room: 'The disk for backups is full.',
    no_folder: 'The folder for backups cannot be written.',
    stopped: 'The shop was stopped while it was being written; it is tried again.',
    abandoned: 'The server ended while it was being written; it is tried again.',
    damaged: 'It or the database could not be read whole. The disk may be failing.',
    no_files: 'The store of the pictures did not answer.',
    other: 'The reason is in the log of the server.',
  } satisfies Record<BackupFailure, string>,
  screen: {
    open: 'All backups',
    intro:
      'Each is a copy of everything: products, orders, quotations, messages, settings and pictures. Download one from time to time and store it outside of this server.',
    back: 'Health',
    now: 'Back up now',
    started: 'The backup is being written. It appears here when it is done.',
    none: 'There is no backup on this server yet.',
    kinds: { nightly: 'Nightly', by_hand: 'By hand' },
    intact: 'Intact',
    damaged: 'Damaged',
    unchecked: 'Not checked',
    checkedAt: (when: string) => `Checked ${when}`,
    check: 'Check',
    checking: 'Checking…',
    isIntact: 'The backup is intact.',
    isDamaged: 'The backup is damaged and cannot be restored.',
    download: 'Download',
    restore: 'Restore',
    delete: 'Delete',
    deleteTitle: 'Delete this backup?',
    deleteText: (when: string) =>
      `The backup of ${when} is deleted from this server for good. Copies that you downloaded stay.`,
    deleted: 'The backup is deleted.',
    restoring: {
      waiting: 'Restoring: waiting for the last visitors…',
      backing_up: 'Restoring: writing a backup of the present state…',
      restoring: 'Restoring…',
      closed: 'The shop is closed meanwhile. This page tells you as soon as it is open again.',
      done: (when: string) => `The shop is again as it was on ${when}.`,
      before: (file: string) => `The state before is in ${file}.`,
      failed: 'Nothing was restored; the shop is as it was.',
    },
    refusals: {
      busy: 'Other work was under way for too long. Please try again.',
      other_servers:
        'More than one server runs this shop. The person who runs them stops all but one, then it can be restored.',
      newer_records: 'Something new was received meanwhile. Please look at the numbers again.',
      no_backup: 'The present state could not be backed up first. The disk may be full.',
      damaged: 'The backup is damaged. Please choose another one.',
      newer_version: 'The backup was written by another version of the shop that this one cannot read.',
      other: 'The reason is in the log of the server.',
    } satisfies Record<RestoreFailure, string>,
    dialog: {
      title: 'Restore this backup?',
      when: (when: string) => `Everything will be as it was on ${when}.`,
      first:
        'A backup of the present state is written first. The shop is closed to visitors until it is done, usually for less than a minute.',
      people: 'People, passwords and who is signed in stay as they are.',
      nothingLost: 'No order, quotation or message was received since then.',
      lost: 'This will be lost:',
      orders: (count: number) => (count === 1 ? 'one order' : `${count} orders`),
      quotations: (count: number) => (count === 1 ? 'one quotation' : `${count} quotations`),
      messages: (count: number) => (count === 1 ? 'one message' : `${count} messages`),
      accept: 'I know that this will be lost',
      acceptFirst: 'Please confirm this first.',
      changes: 'All changes to products, orders and settings since then will be undone.',
      word: (word: string) => `Type ${word} to confirm`,
      wrong: (word: string) => `Please type ${word}.`,
      go: 'Restore',
    },
  },
};

export type AdminBackupsTexts = typeof adminBackupsEn;
