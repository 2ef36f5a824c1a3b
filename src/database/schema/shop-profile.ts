import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';
import type { Locale } from '#primitives/locale.ts';
import type { DatedHours, WeekHours } from '#primitives/opening-times/opening-times.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { updatedAt, version } from './columns.ts';

export interface StoredShopProfile {
  readonly name: LocalizedText;
  readonly legalName: LocalizedText;
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly address: LocalizedText;
  readonly mapUrl: string;
  /** Absent in a profile that was last saved before there was one. */
  readonly plate?: { readonly zone: number; readonly street: number; readonly building: number } | null;
  /** Absent likewise. */
  readonly parking?: LocalizedText;
  /** In working days; absent likewise. */
  readonly replyDays?: number;
  readonly crNumber: string;
  readonly bank: { readonly name: string; readonly iban: string; readonly accountName: string } | null;
  readonly social: readonly {
    readonly network: 'instagram' | 'linkedin' | 'facebook' | 'x' | 'tiktok' | 'youtube';
    readonly url: string;
  }[];
  readonly hours: WeekHours;
  /** Absent in a profile that was last saved before there were any. */
  readonly datedHours?: readonly DatedHours[];
  readonly stats: {
    readonly years: number;
    readonly customers: number;
    readonly rating: number;
    readonly ratingSource: 'profile' | 'testimonials';
  };
  /** The value in dirhams. */
  readonly orderLimits: { readonly perProduct: number; readonly pieces: number; readonly value: number };
  readonly returnPolicy: {
    readonly returnDays: number;
    readonly reportDays: number;
    readonly latestDeliveryDays: number;
  };
  readonly creditTermDays: readonly number[];
  /** Of emails to the mailbox of staff; absent in a profile that was never saved with it: English. */
  readonly staffLocale?: Locale;
}

/** One row. */
export const shopProfile = pgTable(
  'shop_profile',
  {
    id: smallint().primaryKey().default(1),
    document: jsonb().$type<StoredShopProfile>().notNull(),
    version: version(),
    updatedAt: updatedAt(),
  },
  (table) => [check('shop_profile_one_row', sql`${table.id} = 1`)],
);
