import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { foldedLines } from '../search-text.ts';

export const id = () => uuid().primaryKey().defaultRandom();

export const moment = () => timestamp({ withTimezone: true });

export const createdAt = () => moment().notNull().defaultNow();

export const updatedAt = () => moment().notNull().defaultNow();

/** Counts the changes of a row: a save carries the version it was based on, and a stale one is refused. */
export const version = () => integer().notNull().default(1);

/**
 * The transaction that wrote the row last, set by a trigger so that no writer can forget it. Whoever keeps a copy
 * of the rows finds with it what has changed since.
 */
export const changedIn = () =>
  bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`);

/** A text that may be empty is stored as an empty text, so that there is one way to say 'nothing'. */
export const optionalText = () => text().notNull().default('');

/** What staff find a row by; made by the database from other columns, which are named as they are stored. */
export const searchText = (...columns: readonly string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs((): SQL => foldedLines(...columns));

/** Finds any part of a word without reading the whole table, from three letters on. */
export const searchIndex = (name: string, column: AnyPgColumn) =>
  index(name).using('gin', sql`${column} gin_trgm_ops`);

/** An amount in dirhams; 21 million QAR fit. */
export const dirhams = () => integer();

export const position = () => integer().notNull().default(0);

/** Closed lists are a text and a check: a new value is one small migration, and old code still reads the column. */
export function isOneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
}

export function isNotNegative(name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) {
  return check(name, joinedByAnd(columns.map((column) => sql`${column} >= 0`)));
}

function joinedByAnd(conditions: SQL[]): SQL {
  return sql.join(conditions, sql.raw(' and '));
}
