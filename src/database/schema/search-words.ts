import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { changedIn, createdAt, id, position, updatedAt, version } from './columns.ts';

/** What buyers call each kind of product, edited by staff: the words of a row mean the same in a search. */
export const searchWords = pgTable('search_words', {
  id: id(),
  /** Slugs of categories and subcategories; empty for words that describe products of any kind. */
  places: jsonb().$type<readonly string[]>().notNull(),
  words: jsonb().$type<readonly string[]>().notNull(),
  position: position(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  changedIn: changedIn(),
});
