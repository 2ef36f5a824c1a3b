import type { Page } from '@playwright/test';
import { cartStorageKey } from '#domain/cart/stored-cart.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { expect, inEnglish, test, untilInteractive } from '../support/browser/browser.ts';
import { isHydrated, untilHydrated } from '../support/browser/first-view.ts';

/** Holds requests back until the returned function is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const product = '/product/sadu-height-adjustable-desk-160';
const picture = /\/images\/products\/.*-(?:600|900|1200)\.webp$/;
const code = /\/assets\/.*\.js$/;

inEnglish(({ path }) => {
  test('the code of a page lets its first picture pass @nightly', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const letGo = await holdBack(page, picture);
    await page.goto(path(product), { waitUntil: 'domcontentloaded' });
    await expect.poll(() => asked.filter((address) => picture.test(address)).length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.filter((address) => code.test(address))).toEqual([]);
    letGo();
    await untilInteractive(page);
  });

  test('an interaction loads the code without waiting for pictures @nightly', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const codeAsked = () => asked.filter((address) => code.test(address)).length;
    // Stopped: otherwise the code would also load by itself after a few seconds.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const letGo = await holdBack(page, picture);
    await page.goto(path(product), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(codeAsked()).toBe(0);
    await page.mouse.move(200, 300);
    await page.mouse.move(220, 320);
    await expect.poll(codeAsked).toBeGreaterThan(0);
    await page.clock.resume();
    await untilInteractive(page);
    letGo();
  });

  test('a picture that never comes does not keep a page from working @nightly', async ({ page }) => {
    await page.clock.install();
    await holdBack(page, picture);
    await page.goto(path(product), { waitUntil: 'domcontentloaded' });
    await page.clock.fastForward(3_000);
    await page.clock.fastForward(5_000);
    await untilHydrated(page);
  });

  test('a new visitor who does nothing sees the page as rendered, with its code ready to run', async ({
    page,
  }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(request.url()));
    await page.goto(path(product));
    await expect
      .poll(() => fetched.filter((address) => /entry\.client.*\.js$/.test(address)))
      .toHaveLength(1);
    expect(await isHydrated(page)).toBe(false);
    await page.clock.fastForward(5_000);
    await untilHydrated(page);
  });

  test('a page shows a stored cart without an interaction @nightly', async ({ page }) => {
    await page.clock.install();
    await page.goto(path(product));
    await page.evaluate((key) => localStorage.setItem(key, '[]'), cartStorageKey);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.reload();
    await untilHydrated(page);
  });

  test('a button that is pressed too early does its work once the page can', async ({ page }) => {
    const letGo = await holdBack(page, /entry\.client.*\.js/);
    await page.goto(path(product), { waitUntil: 'domcontentloaded' });
    const add = page.getByRole('main').getByRole('button', { name: en.addToCart.add }).first();
    await add.dblclick();
    letGo();
    const stored = () =>
      page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), cartStorageKey);
    await expect.poll(stored).toHaveLength(1);
    await untilInteractive(page);
    expect((await stored())[0].quantity).toBe(1);
  });
});
