import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { locales } from '#primitives/locale.ts';
import { products } from './catalogue.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';
import { locale } from './people.ts';

/** Requests for an email when a product is back in stock. Each is answered once. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    locale: locale(),
    createdAt: createdAt(),
    notifiedAt: moment(),
  },
  (table) => [
    isOneOf('stock_alerts_locale_known', table.locale, locales),
    uniqueIndex('stock_alerts_one_open_a_product')
      .on(table.productId, table.email)
      .where(sql`${table.notifiedAt} is null`),
    index('stock_alerts_open_of_email_index').on(table.email).where(sql`${table.notifiedAt} is null`),
  ],
);
