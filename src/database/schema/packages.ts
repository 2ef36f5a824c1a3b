import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, id, position, updatedAt, version } from './columns.ts';

/** Sets of products that staff put together. Price, stock and days are those of their parts, and stored nowhere else. */
export const packages = pgTable('packages', {
  id: id(),
  /** In the address; it never changes. */
  slug: text().notNull().unique(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
  summaryEn: text().notNull(),
  summaryAr: text().notNull(),
  /** Visitors see it. */
  isActive: boolean().notNull().default(true),
  position: position(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The parts of a package, in the order of its page. */
export const packageLines = pgTable(
  'package_lines',
  {
    packageId: uuid()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    quantity: integer().notNull(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.packageId, table.productId] }),
    index().on(table.productId),
    check('package_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);
