import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { backupFailures, backupKinds } from '#primitives/backup-status.ts';
import { isOneOf, moment, optionalText } from './columns.ts';

/** Every attempt to write a backup, with its result. Not part of a backup itself. */
export const backups = pgTable(
  'backups',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: backupKinds }).notNull(),
    startedAt: moment().notNull(),
    /** The server that writes the backup extends this lease; once it has expired, the attempt counts as abandoned. */
    leaseUntil: moment().notNull(),
    finishedAt: moment(),
    /** The name of the file, without its folder. */
    file: optionalText(),
    bytes: bigint({ mode: 'number' }),
    sha256: optionalText(),
    rows: integer(),
    files: integer(),
    /** Number of files that rows name and the store does not have. */
    missingFiles: integer(),
    /** Why it failed; null if it did not. */
    failure: text({ enum: backupFailures }),
  },
  (table) => [
    isOneOf('backups_kind_known', table.kind, backupKinds),
    isOneOf('backups_failure_known', table.failure, backupFailures),
    index().on(table.startedAt),
    // Several servers check the schedule; one of them writes.
    uniqueIndex('backups_one_at_a_time').on(sql`(true)`).where(sql`${table.finishedAt} is null`),
  ],
);

/** The newest check of the whole contents of each backup file. Not part of a backup itself. */
export const backupChecks = pgTable('backup_checks', {
  file: text().primaryKey(),
  checkedAt: moment().notNull(),
  isIntact: boolean().notNull(),
  /** Of the file that was checked: another size or time means that it was replaced since. */
  bytes: bigint({ mode: 'number' }).notNull(),
  modifiedAt: moment().notNull(),
});
