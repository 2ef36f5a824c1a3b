import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core';

/** One row. Every change that a public page shows counts it up, so that all servers drop cached pages. */
export const contentVersion = pgTable(
  'content_version',
  {
    id: smallint().primaryKey().default(1),
    version: bigint({ mode: 'number' }).notNull().default(1),
  },
  (table) => [check('content_version_one_row', sql`${table.id} = 1`)],
);
