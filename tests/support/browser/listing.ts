import type { Locator, Page } from '@playwright/test';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en, type Messages } from '#i18n/messages/storefront/en.ts';
import type { Locale } from '#primitives/locale.ts';

export function textsOf(locale: Locale): Messages {
  return locale === 'ar' ? ar : en;
}

/** The products of the list on this page. */
export function tiles(page: Page): Locator {
  return page.getByRole('main').locator('li > a[href*="/product/"]');
}
