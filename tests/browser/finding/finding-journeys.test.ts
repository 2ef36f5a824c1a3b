import type { Locator, Page } from '@playwright/test';
import { formatNearDay, formatShortDay } from '#i18n/dates.ts';
import { compareAr } from '#i18n/messages/storefront/buying/compare.ar.ts';
import { compareEn } from '#i18n/messages/storefront/buying/compare.en.ts';
import { cartAr } from '#i18n/messages/storefront/cart.ar.ts';
import { cartEn } from '#i18n/messages/storefront/cart.en.ts';
import { fitAr } from '#i18n/messages/storefront/product/fit.ar.ts';
import { fitEn } from '#i18n/messages/storefront/product/fit.en.ts';
import { listAr } from '#i18n/messages/storefront/product/list.ar.ts';
import { listEn } from '#i18n/messages/storefront/product/list.en.ts';
import {
  expect,
  expectNoAxeViolations,
  oneLanguage,
  test,
  untilInteractive,
} from '../../support/browser/browser.ts';
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

const dayInMs = 86_400_000;
const onDay = (day: string, later: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + later * dayInMs).toISOString().slice(0, 10);

/** The first Thursday from a day on. */
function thursdayFrom(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return onDay(day, (4 - weekday + 7) % 7);
}

/** The days of two weeks that end with this one. */
function daysUntil(day: string): string[] {
  return Array.from({ length: 14 }, (_, before) => onDay(day, -before));
}

for (const locale of oneLanguage('ar')) {
  test.describe(`${locale} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const path = (address: string) => (locale === 'ar' ? `/ar${address}` : address);
    const messages = textsOf(locale);
    const compare = locale === 'ar' ? compareAr : compareEn;
    const cart = locale === 'ar' ? cartAr : cartEn;
    const list = locale === 'ar' ? listAr : listEn;
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
      const answer = page.getByRole('status').filter({ hasText: / × .* × / });
      const building = page.getByRole('combobox', { name: fit.building });
      await tap(building);
      await building.selectOption('smallLift');
      await expect(answer).toContainText(fit.stopsAt.door);
      await expect(answer).toContainText(fit.ask);
      expectAtMost(5);
      await building.selectOption('passengerLift');
      await expect(answer).toContainText(fit.answers.unpacked);
      const field = (measure: keyof typeof fit.measures) =>
        page.getByRole('textbox', { name: fit.measures[measure], exact: true });
      await field('doorWidth').fill('7');
      await expect(page.getByText(fit.unlikely)).toBeVisible();
      await field('doorWidth').fill('٨٠');
      await expect(answer).toContainText(fit.stopsAt.door);
      await expectNoAxeViolations(page, 'section[aria-labelledby=specifications]');
    });

    test('twelve seats within QAR 40,000 by a Thursday are in the cart after 15 taps', async ({ page }) => {
      test.setTimeout(90_000);
      const { tap, expectAtMost } = countTaps();
      const [budget, places, benches] = [40_000, 12, 3];
      const pricesOf = (texts: readonly string[]) => numbersIn(texts, /([\d,]+\.\d\d)/);
      await page.goto(path('/category/workstations'));
      await untilInteractive(page);
      await tap(opener(page));
      await tap(drawer(page).locator(`input[name="seats"][value="${places / benches}"]`));
      await expect(page).toHaveURL(/seats=4/);
      // Half of the budget is for the benches.
      await tap(drawer(page).locator('input[name="maxPrice"]'));
      await page.keyboard.type(String(Math.floor(budget / 2 / benches)));
      await tap(drawer(page).locator('input[name="zone"]'));
      await page.keyboard.type('69');
      await page.keyboard.press('Enter');
      const days = drawer(page).locator('input[name="arrives-by"]');
      await expect(days.first()).toBeVisible();
      const offered = await days.evaluateAll((inputs) =>
        inputs.map((input) => (input as HTMLInputElement).value),
      );
      const thursday = thursdayFrom(offered[0] ?? '');
      await tap(days.nth(offered.findLastIndex((day) => day <= thursday)));
      await expect(page).toHaveURL(/arrives-by=\d/);
      await tap(closer(page));
      await expect(drawer(page)).toHaveCount(0);
      await expect
        .poll(async () => {
          const prices = pricesOf(await tiles(page).locator('bdi.tabular-nums').allInnerTexts());
          return prices.length > 0 && prices.every((price) => benches * price <= budget / 2);
        })
        .toBe(true);

      // The benches, then what the cart says is missing.
      const buy = async (tile: Locator, pieces: number) => {
        await tap(tile);
        const quantity = page.getByRole('spinbutton', { name: messages.addToCart.quantity });
        await tap(quantity);
        await quantity.fill(String(pieces));
        await tap(page.getByRole('button', { name: messages.addToCart.add }).first());
        await tap(page.getByRole('link', { name: messages.addToCart.viewCart }));
        await expect(page).toHaveURL(new RegExp(`${path('/cart')}$`));
      };
      await buy(tiles(page).first(), benches);
      const hint = page.getByText(cart.seats.text(places, 0));
      await expect(hint).toBeVisible();
      const summary = page.getByRole('region', { name: cart.summary.title });
      // The zone of the filter is the zone of the cart.
      const inTime = daysUntil(thursday);
      const isByThursday = new RegExp(
        inTime.map((day) => messages.delivery.byDay(formatNearDay(locale, day))).join('|'),
      );
      await expect(summary).toContainText(isByThursday);
      const total = async () => {
        const text = await summary.locator('dd[aria-live]').innerText();
        return pricesOf([text])[0] ?? 0;
      };
      const left = budget - (await total());

      await tap(hint.getByRole('link', { name: cart.seats.link }));
      await expect(page).toHaveURL(/\/subcategory\//);
      // A chair that arrives in time and that the rest of the budget is enough for.
      const findChair = async () => {
        const found = await tiles(page).allInnerTexts();
        return found.findIndex(
          (text) =>
            inTime.some((day) => text.includes(list.arrives(formatShortDay(locale, day)))) &&
            places * (pricesOf([text])[0] ?? budget) <= left,
        );
      };
      await expect.poll(findChair).toBeGreaterThanOrEqual(0);
      const counted = page.waitForResponse(/cart-seats/);
      await buy(tiles(page).nth(await findChair()), places);
      await counted;
      await expect(page.getByRole('list', { name: cart.list }).locator('> li')).toHaveCount(2);
      await expect(hint).toHaveCount(0);
      await expect(page.getByText(cart.seats.link)).toHaveCount(0);
      await expect(summary).toContainText(isByThursday);
      await expect.poll(total).toBeGreaterThan(budget - left);
      expect(await total()).toBeLessThanOrEqual(budget);
      expectAtMost(15);

      await page.getByText(cart.fit.title).click();
      await page.getByRole('combobox', { name: fit.building }).selectOption('goodsLift');
      const answers = page.getByRole('status').filter({ hasText: fit.packedSizes });
      await expect(answers.locator('section')).toHaveCount(2);
      await expect(answers).toContainText(fit.cart.allFit);
    });
  });
}
