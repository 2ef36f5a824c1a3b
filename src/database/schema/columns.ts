import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { foldedLines } from '../search-text.ts';

export const id = () => uuid().primaryKey().defaultRandom();

export const moment = () => timestamp({ withTimezone: true });

export const createdAt = () => moment().notNull().defaultNow();

export const updatedAt = () => moment().notNull().defaultNow();

/** Row version for optimistic locking: a write that is based on an older version is refused. */
export const version = () => integer().notNull().default(1);

/**
 * Id of the transaction that last wrote the row, set by a trigger. The product index reads only the rows that changed
 * since its last read with it.
 */
export const changedIn = () =>
  bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`);

/** A text that may be empty, never null, so that there is one way to store 'none'. */
export const optionalText = () => text().notNull().default('');

/** Generated search column for staff, from other columns, given by their names in the database. */
export const searchText = (...columns: readonly string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs((): SQL => foldedLines(...columns));

/** Trigram index, for searches of any part of a word from three letters on. */
export const searchIndex = (name: string, column: AnyPgColumn) =>
  index(name).using('gin', sql`${column} gin_trgm_ops`);

/** An amount in dirhams; 21 million QAR fit. */
export const dirhams = () => integer();

export const position = () => integer().notNull().default(0);

/**
 * CHECK constraint of an enum stored as text: adding a value is one small migration, and older code still reads it.
 * PostgreSQL parses the stored form of every constraint of a table for each statement that writes to it, and one array
 * is a third of the constants of `in (…)`.
 */
export function isOneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} = any ('${sql.raw(`{${values.join(',')}}`)}')`);
}

export function isNotNegative(name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) {
  return check(name, sql`${leastOf(columns)} >= 0`);
}

export function isPositive(name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) {
  return check(name, sql`${leastOf(columns)} > 0`);
}

/** One comparison instead of one for each column, which is shorter to parse. Columns that are null are left out of it. */
function leastOf(columns: readonly AnyPgColumn[]): SQL {
  const listed = sql.join(columns as AnyPgColumn[], sql.raw(', '));
  return columns.length === 1 ? listed : sql`least(${listed})`;
}
