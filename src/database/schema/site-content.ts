import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { createdAt, updatedAt, version } from './columns.ts';

interface StoredButton {
  readonly label: LocalizedText;
  readonly link: string;
}

/** Pictures are relative paths of `images`; a link is a path of the shop or an https address, empty where there is none. */
export interface StoredSiteContent {
  readonly announcement: {
    readonly isShown: boolean;
    readonly text: LocalizedText;
    readonly link: string;
    /** Calendar days in Qatar, both included. */
    readonly startsOn: string | null;
    readonly endsOn: string | null;
  };
  readonly hero: {
    readonly title: LocalizedText;
    readonly lead: LocalizedText;
    readonly buttons: readonly StoredButton[];
    readonly slides: readonly {
      readonly id: string;
      readonly isShown: boolean;
      readonly label: LocalizedText;
      readonly link: string;
      readonly picture: string | null;
      /** The words lie on the side where reading starts, so rooms are mirrored on Arabic pages; lettering must not be. */
      readonly mirrorsInArabic: boolean;
    }[];
  };
  readonly stats: {
    readonly isShown: boolean;
    readonly figures: readonly {
      readonly id: string;
      readonly kind: 'years' | 'customers' | 'rating' | 'delivery' | 'own';
      readonly isShown: boolean;
      readonly figure: LocalizedText;
      readonly label: LocalizedText;
    }[];
  };
  readonly cities: {
    readonly isShown: boolean;
    readonly title: LocalizedText;
    readonly lead: LocalizedText;
    readonly cards: readonly {
      readonly id: string;
      readonly isShown: boolean;
      readonly name: LocalizedText;
      readonly text: LocalizedText;
      readonly linkText: LocalizedText;
      readonly link: string;
      readonly picture: string | null;
    }[];
  };
  readonly about: {
    readonly isShown: boolean;
    readonly title: LocalizedText;
    readonly text: LocalizedText;
    readonly points: readonly LocalizedText[];
    readonly buttons: readonly StoredButton[];
    readonly picture: string | null;
  };
}

/** Words and pictures of the home page and the announcement bar. One row. */
export const siteContent = pgTable(
  'site_content',
  {
    id: smallint().primaryKey().default(1),
    document: jsonb().$type<StoredSiteContent>().notNull(),
    version: version(),
    updatedAt: updatedAt(),
  },
  (table) => [check('site_content_one_row', sql`${table.id} = 1`)],
);

/** Unsaved contents that staff look at on the real page, for as long as the preview is valid. */
export const siteContentPreviews = pgTable(
  'site_content_previews',
  {
    /** The secret in the address of the preview. */
    key: text().primaryKey(),
    document: jsonb().$type<StoredSiteContent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
);
