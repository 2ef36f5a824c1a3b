import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { changedIn, createdAt, id, updatedAt, version } from './columns.ts';

/** Products of one model, which differ in a few attributes: the options of the family. Its members have its id. */
export const productFamilies = pgTable(
  'product_families',
  {
    id: id(),
    /** In the CSV of products; it never changes. */
    key: text().notNull().unique(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    /** Keys of the attributes that its members differ in, in the order in which pages show them. */
    optionKeys: jsonb().$type<readonly string[]>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedIn: changedIn(),
  },
  // A large catalogue has a family for every few products, and each use of the product index asks which have changed.
  (table) => [index().on(table.changedIn)],
);
