import type { Page } from '@playwright/test';
import { expect, inArabic, inEnglish, test, untilInteractive } from '../support/browser/browser.ts';

const isDataAddress = (url: URL) => url.pathname.endsWith('.data');
const isData = (address: string) => isDataAddress(new URL(address));

/** Records the loader data requests of a page from now on, with their purpose. */
function dataRequests(page: Page): { readonly path: string; readonly type: string }[] {
  const asked: { path: string; type: string }[] = [];
  page.on('request', (request) => {
    if (!isData(request.url())) return;
    asked.push({ path: new URL(request.url()).pathname, type: request.resourceType() });
  });
  return asked;
}

const tiles = (page: Page) => page.locator('main li a[href*="/product/"]');

/** How many preloaded scripts have not arrived. */
function scriptsUnderway(page: Page): Promise<number> {
  return page.evaluate(() => {
    const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    return links.filter(({ href }) => !arrived.has(href)).length;
  });
}

inEnglish(({ path }) => {
  test('a page is prefetched on hover and opens at the click without another request', async ({
    page,
    context,
    problems,
  }) => {
    // What is below the first view comes with the page that is shown.
    problems.allow(/\/images\/|dimensions-drawing|related-products|link-cards/);
    const asked = dataRequests(page);
    await page.goto(path('/products'));
    await untilInteractive(page);
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, -3000);
    await expect(tiles(page).first()).toBeInViewport();
    expect(asked, 'links that only came into view load nothing').toEqual([]);

    const tile = tiles(page).nth(1);
    const href = await tile.getAttribute('href');
    const name = await tile.getByRole('heading').innerText();
    const ahead = page.waitForEvent('requestfinished', (request) => isData(request.url()));
    await tile.hover();
    await ahead;
    // Its code comes beside its data.
    await expect.poll(() => scriptsUnderway(page)).toBe(0);
    await context.setOffline(true);
    await tile.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set([`${href}.data`]));
    await context.setOffline(false);
  });

  test('a visitor who saves data gets no prefetched pages @nightly', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const asked = dataRequests(page);
    await page.goto(path('/products'));
    await untilInteractive(page);
    await page.clock.install();
    await tiles(page).nth(1).hover();
    await page.clock.runFor(1000);
    await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
    expect(asked).toEqual([]);
  });

  test('a browser without prefetch links gets the data prefetched too @nightly', async ({ page }) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
    });
    const asked = dataRequests(page);
    await page.goto(path('/products'));
    await untilInteractive(page);
    const href = await tiles(page).nth(1).getAttribute('href');
    await tiles(page).nth(1).hover();
    await expect.poll(() => asked).toContainEqual({ path: `${href}.data`, type: 'fetch' });
  });
});

inArabic(({ path }) => {
  test('going back shows the filtered list and its scroll position at once, and then revalidates', async ({
    page,
  }) => {
    const list = path('/products?inStock=true&sort=price-asc');
    await page.goto(list);
    await untilInteractive(page);
    const tile = tiles(page).nth(9);
    await tile.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    const names = await tiles(page).allInnerTexts();
    await tile.click();
    await expect(page).toHaveURL(/\/product\//);

    // From here on the shop takes for ever.
    const asked: string[] = [];
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(isDataAddress, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await mayAnswer;
      await route.continue().catch(() => undefined);
    });
    await page.goBack();
    await expect(tiles(page).nth(9)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await tiles(page).allInnerTexts()).toEqual(names);
    expect(before).toBeGreaterThan(500);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(list);
    await expect.poll(() => asked).toEqual([`${path('/products')}.data`]);
    const refreshed = page.waitForResponse((response) => isData(response.url()));
    answer();
    await refreshed;
    expect(await page.evaluate(() => window.scrollY), 'nothing jumps when the news is there').toBe(before);
  });
});
