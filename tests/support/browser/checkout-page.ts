import type { Page } from '@playwright/test';
import { checkoutAr } from '#i18n/messages/storefront/checkout.ar.ts';
import { checkoutEn } from '#i18n/messages/storefront/checkout.en.ts';
import type { Locale } from '#primitives/locale.ts';
import { expect, untilInteractive } from './browser.ts';

/** The checkout in one language, by what a buyer sees of it. */
export function checkoutOf(page: Page, locale: Locale) {
  const texts = locale === 'ar' ? checkoutAr : checkoutEn;
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${escaped(name)}`) });
  const placeButton = page.getByRole('button', { name: new RegExp(`^${escaped(texts.place.button)}`) });
  return {
    texts,
    field,
    placeButton,
    summary: page.getByRole('complementary', { name: texts.summary.title }),
    problems: page
      .getByRole('region', { name: /./ })
      .filter({ has: page.locator('#checkout-summary-title') }),
    open: async () => {
      await page.goto(locale === 'ar' ? '/ar/checkout' : '/checkout');
      await untilInteractive(page);
      await expect(placeButton).toBeVisible();
    },
    fillContact: async (number: string) => {
      await field(texts.contact.name).fill('Aisha Al Kuwari');
      await field(texts.contact.phone).fill(number);
      await field(texts.contact.email).fill('aisha@example.qa');
    },
    fillPlate: async () => {
      await field(texts.delivery.street).fill('٣٤٣');
      await field(texts.delivery.building).fill('12');
    },
    chooseZone: async (typed: string) => {
      await page.getByRole('button', { name: new RegExp(`^${texts.delivery.zone}`) }).click();
      await page.getByRole('combobox').fill(typed);
      await page.keyboard.press('Enter');
    },
    acceptTerms: () => page.getByRole('checkbox', { name: texts.terms.accept }).check(),
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
