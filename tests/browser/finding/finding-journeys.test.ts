import type { Locator, Page } from '@playwright/test';
import { compareAr } from '#i18n/messages/storefront/buying/compare.ar.ts';
import { compareEn } from '#i18n/messages/storefront/buying/compare.en.ts';
import { fitAr } from '#i18n/messages/storefront/product/fit.ar.ts';
import { fitEn } from '#i18n/messages/storefront/product/fit.en.ts';
import { locales } from '#primitives/locale.ts';
import { expect, expectNoAxeViolations, test, untilInteractive } from '../../support/browser/browser.ts';
import { textsOf, tiles } from '../../support/browser/listing.ts';

/** Journeys of buyers on a phone, with the taps that they need. Typing and scrolling are no taps. */
function countTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
    expectAtMost: (most: number) => expect(taps, 'taps').toBeLessThanOrEqual(most),
  };
}

const numbersIn = (texts: readonly string[], pattern: RegExp) =>
  texts.map((text) => Number(pattern.exec(text)?.[1]?.replaceAll(',', '')));

for (const locale of locales) {
  test.describe(`${locale} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const path = (address: string) => (locale === 'ar' ? `/ar${address}` : address);
    const messages = textsOf(locale);
    const compare = locale === 'ar' ? compareAr : compareEn;
    const fit = locale === 'ar' ? fitAr : fitEn;
    const drawer = (page: Page) => page.getByRole('dialog', { name: messages.listing.filters });
    const opener = (page: Page) =>
      page.getByRole('button', { name: new RegExp(`^${messages.listing.filters}`) });
    const closer = (page: Page) => drawer(page).getByRole('button').last();

    test('a desk of at most 120 cm is found from the home page in 4 taps', async ({ page }) => {
      const { tap, expectAtMost } = countTaps();
      await page.goto(path('/'));
      await untilInteractive(page);
      const card = page.getByRole('main').locator('a[href*="/collection?category="]');
      await tap(card.filter({ hasText: locale === 'ar' ? /^المكاتب/ : /^Desks/ }).first());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'ar' ? 'المكاتب' : 'Desks');
      await untilInteractive(page);
      await tap(opener(page));
      await tap(drawer(page).locator('input[name="width-to"]'));
      await page.keyboard.type('120');
      await tap(closer(page));
      await expect(page).toHaveURL(/[?&]width-to=120$/);
      await expect(drawer(page)).toHaveCount(0);
      // Each tile says how wide the desk is.
      await expect
        .poll(async () => {
          const widths = numbersIn(await tiles(page).allInnerTexts(), /([\d.]+) × /);
          return widths.length > 0 && widths.every((width) => width <= 120);
        })
        .toBe(true);
      expectAtMost(4);
    });

    test('three chairs are compared in 4 taps', async ({ page }) => {
      const { tap, expectAtMost } = countTaps();
      await page.goto(path('/category/seating'));
      await untilInteractive(page);
      const toggles = page.getByRole('button', { name: new RegExp(`^${messages.compare.label} `) });
      for (const place of [0, 1, 2]) await tap(toggles.nth(place));
      await tap(page.getByRole('link', { name: messages.compare.show(3) }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(compare.title);
      await expect(page.getByRole('columnheader')).toHaveCount(3);
      expectAtMost(5);
    });

    test('whether a sofa fits a small lift is answered in 5 taps', async ({ page }) => {
      const { tap, expectAtMost } = countTaps();
      await page.goto(path('/category/sofas'));
      await untilInteractive(page);
      await tap(page.locator('li > a[href*="/product/liwan-sofa-3"]'));
      await tap(page.getByText(messages.product.willItFit));
      const measures = [fit.width, fit.height, fit.depth];
      const answer = page.getByRole('status').filter({ hasText: / × .* × / });
      for (const [place, size] of ['70', '200', '110'].entries()) {
        await tap(page.getByRole('textbox', { name: measures[place] ?? '' }));
        await page.keyboard.type(size);
      }
      await expect(answer).toContainText(fit.ask);
      expectAtMost(5);
      await page.getByRole('textbox', { name: fit.width }).fill('١٠٠');
      await page.getByRole('textbox', { name: fit.height }).fill('250');
      await page.getByRole('textbox', { name: fit.depth }).fill('250');
      await expect(answer).toContainText(/ × .* × /);
      await expect(answer).not.toContainText(fit.ask);
      await expectNoAxeViolations(page, 'section[aria-labelledby=specifications]');
    });

    test('workplaces for twelve within QAR 40,000 by a day are found by seats, price and day', async ({
      page,
    }) => {
      const { tap, expectAtMost } = countTaps();
      const benches = 3;
      await page.goto(path('/category/workstations'));
      await untilInteractive(page);
      await tap(opener(page));
      await tap(drawer(page).locator('input[name="seats"][value="4"]'));
      await expect(page).toHaveURL(/seats=4/);
      await tap(drawer(page).locator('input[name="maxPrice"]'));
      await page.keyboard.type(String(Math.floor(40_000 / benches)));
      await tap(drawer(page).locator('input[name="zone"]'));
      await page.keyboard.type('69');
      await page.keyboard.press('Enter');
      const day = drawer(page).locator('input[name="arrives-by"]').first();
      await expect(day).toBeVisible();
      await tap(day);
      await expect(page).toHaveURL(/arrives-by=\d/);
      await tap(closer(page));
      await expect(drawer(page)).toHaveCount(0);
      await expect
        .poll(async () => {
          const prices = numbersIn(
            await tiles(page).locator('bdi.tabular-nums').allInnerTexts(),
            /([\d,]+\.\d\d)/,
          );
          return prices.length > 0 && prices.every((price) => benches * price <= 40_000);
        })
        .toBe(true);
      expect(
        await page.getByRole('list', { name: messages.listing.chosen }).getByRole('link').count(),
      ).toBeGreaterThan(2);
      expectAtMost(6);
    });
  });
}
