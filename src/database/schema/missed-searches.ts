import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Searches that found nothing, counted by day without who searched. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    /** In the form of the search, so that spelling variants are one. */
    folded: text().notNull(),
    /** As it was typed first on that day. */
    typed: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.folded] })],
);
