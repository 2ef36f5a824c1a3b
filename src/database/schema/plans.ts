import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { quotes } from './quotes.ts';

/** Plans of offices that a link names. They have no owner: a caller who has the id can open them. */
export const plans = pgTable(
  'plans',
  {
    /** 128 random bits; the caller who has it can read the plan; no call changes it. */
    id: text().primaryKey(),
    /** The same plan saved again is the same row. */
    contentHash: text().notNull().unique('plans_content_hash_unique'),
    content: jsonb().$type<object>().notNull(),
    createdAt: createdAt(),
    /** The last time that it was saved; it is deleted so long after it. */
    savedAt: moment().notNull(),
  },
  (table) => [index().on(table.savedAt)],
);

/** Plans that came with quotations. A version has the last one up to its number: most versions change prices alone. */
export const quotePlans = pgTable(
  'quote_plans',
  {
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** The number of the first version that has it. */
    fromVersion: integer().notNull(),
    contentHash: text().notNull(),
    content: jsonb().$type<object>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.fromVersion] }),
    check('quote_plans_from_version_positive', sql`${table.fromVersion} > 0`),
  ],
);
