import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { backupFailures, backupKinds } from '#primitives/backup-status.ts';
import { isOneOf, moment, optionalText } from './columns.ts';

/** Every attempt to write a backup, and what became of it. Not part of a backup itself. */
export const backups = pgTable(
  'backups',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: backupKinds }).notNull(),
    startedAt: moment().notNull(),
    /** The server that writes it moves this on; when it has passed, that server is no more. */
    leaseUntil: moment().notNull(),
    finishedAt: moment(),
    /** The name of the file, without its folder. */
    file: optionalText(),
    bytes: bigint({ mode: 'number' }),
    sha256: optionalText(),
    rows: integer(),
    files: integer(),
    /** Files that rows name and the store no longer had. */
    missingFiles: integer(),
    /** Why it failed; null for one that did not. */
    failure: text({ enum: backupFailures }),
  },
  (table) => [
    isOneOf('backups_kind_known', table.kind, backupKinds),
    isOneOf('backups_failure_known', table.failure, backupFailures),
    index().on(table.startedAt),
    // Several servers look at the clock; one of them writes.
    uniqueIndex('backups_one_at_a_time').on(sql`(true)`).where(sql`${table.finishedAt} is null`),
  ],
);
