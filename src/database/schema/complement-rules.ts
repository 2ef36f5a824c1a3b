import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RuleSource, RuleTarget } from '#primitives/attributes/complement-rules.ts';
import { createdAt, id, position, updatedAt, version } from './columns.ts';

/** Which products go with which, edited by staff. */
export const complementRules = pgTable('complement_rules', {
  id: id(),
  /** For staff. */
  name: text().notNull(),
  headingEn: text().notNull(),
  headingAr: text().notNull(),
  source: jsonb().$type<RuleSource>().notNull(),
  target: jsonb().$type<RuleTarget>().notNull(),
  /** The attribute of the product that says how many of a complement it needs; null: one. */
  quantityFrom: text(),
  /** Whether the cart compares the number of complements with the number that its products need. */
  isCounted: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
  position: position(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
