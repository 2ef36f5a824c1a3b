import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { createdAt, id, position } from './columns.ts';

export interface StoredZoneGroup {
  readonly id: string;
  readonly name: LocalizedText;
  readonly zones: readonly number[];
  readonly fee: number;
  /** Orders from this amount on are delivered free; null: never. */
  readonly freeFrom: number | null;
  readonly minimumOrder: number;
  readonly leadDays: number;
  readonly isActive: boolean;
}

/** All amounts in dirhams. */
export interface StoredDeliverySettings {
  readonly groups: readonly StoredZoneGroup[];
  /** For zones that are in no group. */
  readonly fallback: Omit<StoredZoneGroup, 'id' | 'zones'>;
  readonly pickup: { readonly isActive: boolean; readonly leadDays: number };
}

export const municipalities = pgTable('municipalities', {
  /** ISO 3166-2, for example QA-DA. */
  code: text().primaryKey(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
  position: position(),
});

export const zones = pgTable(
  'zones',
  {
    number: integer().primaryKey(),
    municipalityCode: text()
      .notNull()
      .references(() => municipalities.code, { onDelete: 'restrict' }),
    isActive: boolean().notNull().default(true),
    districts: jsonb().$type<readonly LocalizedText[]>().notNull().default([]),
  },
  (table) => [check('zones_number_positive', sql`${table.number} > 0`), index().on(table.municipalityCode)],
);

/** Append-only: the newest version applies, and an order refers to the version that priced it. */
export const deliverySettings = pgTable(
  'delivery_settings',
  {
    version: integer().primaryKey(),
    document: jsonb().$type<StoredDeliverySettings>().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('delivery_settings_version_positive', sql`${table.version} > 0`)],
);

export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    startsOn: date({ mode: 'string' }).notNull(),
    days: integer().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    /** The two Eids depend on the moon and may move by a day. */
    isEstimated: boolean().notNull().default(false),
  },
  (table) => [
    unique('holidays_unique_on_day').on(table.startsOn, table.nameEn),
    check('holidays_days_1_to_30', sql`${table.days} between 1 and 30`),
  ],
);
