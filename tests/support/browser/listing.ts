import type { Locator, Page } from '@playwright/test';
import { seedFamilies } from '#database/seed/data/product-families.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en, type Messages } from '#i18n/messages/storefront/en.ts';
import type { Locale } from '#primitives/locale.ts';

export function textsOf(locale: Locale): Messages {
  return locale === 'ar' ? ar : en;
}

const furtherMembers = seedFamilies.reduce((sum, { members }) => sum + members.length - 1, 0);

/** What the list of all products shows: a family once. */
export const cardsOfAll = seedProducts.length - furtherMembers;

/** The products of the list on this page. */
export function tiles(page: Page): Locator {
  return page.getByRole('main').locator('li > a[href*="/product/"]');
}
