import { text } from 'drizzle-orm/pg-core';
import { locales } from '#primitives/locale.ts';
import { optionalText } from './columns.ts';

/** The language of a request and of the emails about it. */
export const locale = () => text({ enum: locales }).notNull();

/** Contact details of the buyer. */
export const buyerColumns = () => ({
  locale: locale(),
  contactName: text().notNull(),
  contactPhone: text().notNull(),
  contactEmail: optionalText(),
  companyName: optionalText(),
  companyCrNumber: optionalText(),
});

/** Idempotency: a retry finds the first result, and another request with the same key is refused. */
export const idempotencyColumns = (table: string) => ({
  idempotencyKey: text().notNull().unique(`${table}_idempotency_key_unique`),
  requestHash: text().notNull(),
});
