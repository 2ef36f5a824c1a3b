import type { Page } from '@playwright/test';
import { cartStorageKey } from '#domain/cart/stored-cart.ts';
import { roomNames } from '#domain/content/rooms/rooms.ts';
import { roomsAr } from '#i18n/messages/storefront/buying/rooms.ar.ts';
import { roomsEn } from '#i18n/messages/storefront/buying/rooms.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forOneLanguage,
  inArabic,
  test,
  testAnswers,
  untilInteractive,
} from '../support/browser/browser.ts';
import { isThorough } from '../support/thorough.ts';

const room = '/rooms/category-seating';

const points = (page: Page) => page.locator('svg a[href*="/product/"]');
const addresses = (page: Page, within: string) =>
  page
    .locator(`${within} a[href*="/product/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

forOneLanguage('en', ({ locale, path }) => {
  const texts = locale === 'ar' ? roomsAr : roomsEn;

  test('the points of a room lead to its products, and one of each goes to the cart', async ({ page }) => {
    await page.goto(path('/'));
    await page.getByRole('link', { name: texts.shop }).first().click();
    await expect(page).toHaveURL(/\/rooms\//);
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();

    await page.goto(path(room));
    await untilInteractive(page);
    const listed = await addresses(page, 'section[aria-labelledby=room-products]');
    expect(listed.length).toBeGreaterThan(2);
    expect(await addresses(page, 'main svg')).toEqual(listed);
    await expectNoAxeViolations(page, 'main');
    await expectNoLayoutShift(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: texts.add }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.added(listed.length) })).toBeVisible();
    const quantities = await page.evaluate(
      (key) =>
        (JSON.parse(localStorage.getItem(key) ?? '[]') as { quantity: number }[]).map(
          ({ quantity }) => quantity,
        ),
      cartStorageKey,
    );
    expect(quantities).toEqual(listed.map(() => 1));

    const [second = ''] = listed.slice(1);
    await points(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${second}$`));
    // And the product leads back to a room with it.
    await untilInteractive(page);
    await page.getByRole('link', { name: texts.inRoom }).click();
    await expect(page).toHaveURL(/\/rooms\//);
    // The address changes before the page.
    await expect.poll(() => addresses(page, 'main svg')).toContain(second);
  });
});

inArabic(({ path }) => {
  test('points lie where the products are in either direction of writing, each large enough for a finger @nightly', async ({
    page,
  }) => {
    await page.goto(path(room));
    const places = async () => {
      const boxes = await points(page).evaluateAll((links) =>
        links.map((link) => link.querySelector('text')?.getBoundingClientRect().toJSON()),
      );
      return boxes.map(({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const);
    };
    const arabic = await places();
    for (const [index, [x, y]] of arabic.entries()) {
      for (const [otherX, otherY] of arabic.slice(index + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(24);
      }
    }
    await page.goto(room);
    const picture = await page.locator('main img').first().boundingBox();
    for (const [index, [x]] of (await places()).entries()) {
      expect(Math.abs(x - (arabic[index]?.[0] ?? 0))).toBeLessThan(2);
      expect(x).toBeLessThan((picture?.x ?? 0) + (picture?.width ?? 0));
    }
  });
});

testAnswers('every room has a page in both languages, and no other name has one', async ({ request }) => {
  for (const [index, name] of roomNames.entries()) {
    // By turns: what a room shows is the same in both.
    for (const prefix of isThorough ? ['', '/ar'] : [index % 2 === 0 ? '' : '/ar']) {
      const answer = await request.get(`${prefix}/rooms/${name}`);
      expect(answer.status(), name).toBe(200);
      const html = await answer.text();
      expect(html.match(/<a[^>]+\/product\//g)?.length ?? 0, name).toBeGreaterThan(2);
    }
  }
  for (const name of ['none', 'constructor', '..%2f']) {
    expect((await request.get(`/rooms/${name}`)).status(), name).toBe(404);
  }
});
