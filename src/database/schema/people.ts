import { text } from 'drizzle-orm/pg-core';
import { locales } from '#primitives/locale.ts';
import { optionalText } from './columns.ts';

/** The language in which a person asked, and is answered. */
export const locale = () => text({ enum: locales }).notNull();

/** Who orders or asks for a quotation. */
export const buyerColumns = () => ({
  locale: locale(),
  contactName: text().notNull(),
  contactPhone: text().notNull(),
  contactEmail: optionalText(),
  companyName: optionalText(),
  companyCrNumber: optionalText(),
});

/** Makes a repeated request find the first one's result, and a changed one under the same key be refused. */
export const idempotencyColumns = (table: string) => ({
  idempotencyKey: text().notNull().unique(`${table}_idempotency_key_unique`),
  requestHash: text().notNull(),
});
