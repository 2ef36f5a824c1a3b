import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { cartAr } from '#i18n/messages/storefront/cart.ar.ts';
import { cartEn } from '#i18n/messages/storefront/cart.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { offlineAr } from '#i18n/messages/storefront/offline.ar.ts';
import { offlineEn } from '#i18n/messages/storefront/offline.en.ts';
import { offlineSearchEn } from '#i18n/messages/storefront/offline-search.en.ts';
import { plannerEn } from '#i18n/messages/storefront/planner/planner.en.ts';
import { liveSearchEn } from '#i18n/messages/storefront/search/live-search.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  inEnglish,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';
import type { PageProblems } from '../support/browser/page-problems.ts';
import { openShopBehindProxy } from '../support/servers/shop-behind-proxy.ts';

test.use({ serviceWorkers: 'allow' });

const product = '/product/sadu-height-adjustable-desk-160';

/** Cached paths in the order of insertion, by cache. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const cached: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      cached[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return cached;
  });

/** Does not open the caches: that would create again one which the worker deletes meanwhile. */
const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());

const allKept = async (page: Page) => Object.values(await cachedPaths(page)).flat();

/** Opens a page and waits until the worker controls it and has cached it. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => allKept(page), { timeout: 15_000 }).toContain(new URL(page.url()).pathname);
  await untilInteractive(page);
}

async function cutConnection(context: BrowserContext, problems: PageProblems): Promise<void> {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|answered 503/);
  await context.setOffline(true);
}

forOneLanguage('en', ({ locale, path }) => {
  const messages = locale === 'ar' ? ar : en;
  const delivery = messages.delivery.promise;
  const cartTexts = locale === 'ar' ? cartAr : cartEn;
  const offline = locale === 'ar' ? offlineAr : offlineEn;
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('offline, visited pages and the cart work, and other pages explain why not', async ({
    page,
    context,
    problems,
  }) => {
    await openAndKeep(page, path(product));
    const name = await heading(page).innerText();
    const strip = page.getByRole('banner').locator('[aria-live]');
    await expect(strip).toHaveText(delivery.free(delivery.anywhere));

    await cutConnection(context, problems);
    await expect(strip).toHaveText(messages.connection.offline.line);
    await page.reload();
    await expect(heading(page)).toHaveText(name);
    await untilInteractive(page);
    await expect(strip).toHaveText(messages.connection.offline.line);
    await expectNoAxeViolations(page, 'header');
    await expectNoSidewaysScroll(page);

    // The cart changes with the press of a button, and is there after a reload.
    await page.getByRole('button', { name: messages.addToCart.add }).first().click();
    await page.getByRole('link', { name: messages.addToCart.viewCart }).click();
    await expect(heading(page)).toHaveText(messages.pages.cart.title);
    const lines = page.getByRole('list', { name: cartTexts.list }).getByRole('listitem');
    await lines.getByRole('button', { name: messages.addToCart.increase }).click();
    await expect(lines.getByRole('spinbutton')).toHaveValue('2');
    await expect(page.getByRole('alert').filter({ hasText: cartTexts.unconfirmed.text })).toBeVisible();
    await page.reload();
    await expect(lines.getByRole('spinbutton')).toHaveValue('2');
    await untilInteractive(page);

    // An order needs the shop.
    await page
      .locator(`main a[href="${path('/checkout')}"]`)
      .first()
      .click();
    await expect(heading(page)).toHaveText(offline.title);
    await expect(page.getByText(offline.checkout)).toBeVisible();
    await expect(page.getByText(firstShopProfile.name[locale], { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: offline.cart }).click();
    await expect(lines.getByRole('spinbutton')).toHaveValue('2');
    await untilInteractive(page);
    await lines.getByRole('button', { name: cartTexts.remove }).click();
    await expect(lines.getByRole('spinbutton')).toHaveCount(0);

    // A page that was never seen, by its link; what was seen is named there.
    await page.locator(`footer a[href="${path('/our-story')}"]`).click();
    await expect(page.getByText(offline.page)).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
    await context.setOffline(false);
    await page.goto(path('/our-story'));
    await expect(strip).toHaveText(delivery.free(delivery.anywhere));
  });
});

inEnglish(({ path }) => {
  test('pages come from the network while it answers; a failing page comes from the cache and is marked @nightly', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/answered 503/);
    await openAndKeep(page, path('/about'));
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    // Client-side navigation loads data only; the document is cached when the visitor stays.
    await page.locator(`footer a[href="${path('/delivery-info')}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expect.poll(() => allKept(page)).toContain(path('/delivery-info'));

    await context.route(/\/about$/, (route) => route.fulfill({ status: 503, body: 'failed' }));
    await page.goto(path('/about'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('banner').locator('[aria-live]')).toHaveText(en.connection.cached.line);
    await context.unroute(/\/about$/);
    await context.route(/\/about$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>x</title><h1>A new release</h1>' }),
    );
    await page.goto(path('/about'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new release');
  });

  test('personal pages, staff pages and API calls are never cached @nightly', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/order-confirmation|answered 404/);
    await openAndKeep(page, path('/about'));
    const personal = ['/checkout', '/order-confirmation?order=OG-7K4M-2QXD&key=none', '/adm/ogulf', '/admin'];
    for (const address of personal) await page.goto(address);
    await page.goto(path('/cart?items=SD-HA-160.2'));
    await untilInteractive(page);
    const cached = await cachedPaths(page);
    for (const [name, paths] of Object.entries(cached)) {
      expect(
        paths.filter((each) => /checkout|order|adm|api/.test(each) && !each.startsWith('/assets/')),
      ).toEqual([]);
      if (name.includes('pages')) expect(paths).not.toContain('/cart');
    }
    await cutConnection(context, problems);
    for (const address of ['/adm/ogulf', '/admin', '/order-confirmation?order=OG-7K4M-2QXD&key=none']) {
      await expect(page.goto(address), address).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    }
  });

  test('offline search finds the stored products, and is marked as such @nightly', async ({
    page,
    context,
    problems,
    request,
  }) => {
    await openAndKeep(page, path('/about'));
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: en.search.title });
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('products') ?? '[]').length))
      .toBeGreaterThan(100);
    const { data } = (await (await request.get('/api/products')).json()) as { data: { stock: number }[] };
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('products') ?? 'null'));
    // Other tests order from the same shop meanwhile.
    expect(stored).toEqual(data.map((product) => ({ ...product, stock: expect.any(Number) })));

    await cutConnection(context, problems);
    await dialog.getByRole('combobox').fill('SD-HA-160-WN');
    await expect(dialog.getByRole('status')).toHaveText(offlineSearchEn.results(1));
    await expect(dialog.getByRole('option').last()).toContainText('Sadu');
    await dialog.getByRole('combobox').fill('qxzvkj');
    await expect(dialog.getByRole('status')).toHaveText(offlineSearchEn.nothing('qxzvkj'));
    // As if the shop had more products than the browser stores.
    await page.evaluate(() => localStorage.setItem('productsTotal', '1200'));
    await dialog.getByRole('combobox').fill('SD-HA-180');
    await expect(dialog.getByRole('status')).toContainText(offlineSearchEn.partOf(data.length, 1200));
    await dialog.getByRole('combobox').fill('الكرسى');
    await expect(dialog.getByRole('option').last()).toContainText(/chair|seat/i);
    await expect(dialog.getByRole('button', { name: liveSearchEn.viewAll })).toHaveCount(0);
    await expectNoAxeViolations(page);

    await context.setOffline(false);
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ result/);
    await expect(dialog.getByRole('button', { name: liveSearchEn.viewAll })).toBeVisible();
  });

  test('the worker of a new release activates at once, and the worker can be retired @nightly', async ({
    page,
  }) => {
    const shop = await openShopBehindProxy(process.env.SHOP_URL ?? '');
    try {
      await openAndKeep(page, shop.url + path('/about'));
      const [release = ''] = (await cacheNames(page)).flatMap((name) => name.match(/(?<=pages-).+/) ?? []);
      const script = await page.evaluate(() => fetch('/service-worker.js').then((answer) => answer.text()));
      // Again and again: the browser looks by itself after a visit, and a look that begins meanwhile joins that one.
      const cachesOfNewestRelease = async () => {
        await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration?.update().catch(() => undefined);
        });
        return cacheNames(page);
      };

      shop.replace('/service-worker.js', script.replaceAll(release, 'next'));
      // Cached pages of the old release are deleted; its files stay for the window that still runs it.
      await expect
        .poll(cachesOfNewestRelease)
        .toEqual(['shop-cart-next', `shop-files-${release}`, 'shop-files-next'].toSorted());
      expect(await allKept(page)).toContain('/ar/cart');
      // A browser that is watched, as here, may not replace a worker that still had something to do.
      await page.goto(shop.url + path('/products'), { waitUntil: 'networkidle' });
      await expect.poll(() => cacheNames(page)).toContain('shop-pages-next');

      shop.replace('/service-worker.js', readFileSync('build/client/retired-worker.js', 'utf8'));
      await expect.poll(cachesOfNewestRelease).toEqual([]);
      const registrations = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(registrations).toBe(0);
    } finally {
      shop.close();
    }
  });
});

inEnglish(({ path }) => {
  test('the planner that was opened once works without a connection, also what it had not opened @nightly', async ({
    page,
    context,
    problems,
  }) => {
    await openAndKeep(page, path('/planner'));
    await page.getByRole('button', { name: plannerEn.start.draw }).click();
    for (const part of [/planner-products$/, /planner-worker-.*[.]js$/, /auto-panel-.*[.]js$/]) {
      await expect
        .poll(async () => (await allKept(page)).some((kept) => part.test(kept)), { timeout: 30_000 })
        .toBe(true);
    }

    await cutConnection(context, problems);
    await page.reload();
    await page.getByRole('button', { name: plannerEn.sheets.auto, exact: true }).click();
    await page.getByRole('button', { name: plannerEn.auto.go }).click();
    // The layouts are planned in a worker, which waits for a processor where others use it.
    const rows = page.getByRole('button', { name: plannerEn.auto.takeNamed(plannerEn.auto.kinds.rows) });
    await rows.click({ timeout: 40_000 });
    await expect(page.getByText(plannerEn.totals.pieces, { exact: true })).toBeVisible();
  });
});
