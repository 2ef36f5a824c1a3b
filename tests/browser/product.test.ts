import type { Page } from '@playwright/test';
import { recentlyViewedKey } from '#domain/catalogue/products/recently-viewed.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { stockAlertAr } from '#i18n/messages/storefront/product/stock-alert.ar.ts';
import { stockAlertEn } from '#i18n/messages/storefront/product/stock-alert.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forEachLanguage,
  forOneLanguage,
  inArabic,
  inEnglish,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';

/** The name in the heading, where numbers are held to their units. */
async function shownName(page: Page): Promise<string> {
  return (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll('\u00a0', ' ');
}

const desk = '/product/sadu-height-adjustable-desk-160';
/** There are similar desks that are not of its family. */
const withSimilar = '/product/sadu-manager-desk-180-walnut';
const outOfStock = '/product/dhow-ergonomic-chair-headrest-white';
const fewLeft = '/product/majlis-executive-desk-220';

const tiles = (page: Page, section: string) =>
  page.locator(`section[aria-labelledby=${section}] a[href*="/product/"]`);
const addressesOf = (page: Page, section: string) =>
  tiles(page, section).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const storedIds = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[], recentlyViewedKey);

forOneLanguage('en', ({ locale, path }) => {
  const { product, catalogue, addToCart, whatsapp } = locale === 'ar' ? ar : en;

  // Specification 2.06
  test('a product page shows name, price, stock and contact', async ({ page }) => {
    await page.goto(path(desk));
    const main = page.getByRole('main');
    await expect(main.getByText('SD-HA-160', { exact: true })).toBeVisible();
    await expect(main.getByText(catalogue.inStock, { exact: true })).toBeVisible();
    await expect(main.getByText('1,890.00').first()).toBeVisible();
    await expect(main.getByRole('button', { name: addToCart.add }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: product.requestQuotation })).toHaveAttribute(
      'href',
      `${path('/contact')}?request=quotation&product=sadu-height-adjustable-desk-160`,
    );
    const chat = main.getByRole('link', { name: product.askOnWhatsapp });
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toContain(await shownName(page));
    expect(text).toContain('SD-HA-160');
    expect(text).toContain(new URL(path(desk), page.url()).href);
    await expect(page.getByRole('link', { name: whatsapp.label })).toBeVisible();

    const drawing = main.getByRole('img', { name: new RegExp(product.edges.width) });
    for (const length of ['160', '80', '74']) await expect(drawing).toHaveAccessibleName(new RegExp(length));

    await page.goto(path(fewLeft));
    await expect(main.getByText(product.onlyLeft(3), { exact: true })).toBeVisible();
  });
});

forEachLanguage(({ locale, path }) => {
  test('a tablet shows the picture beside name, price and button, in one screen', async ({ page }) => {
    const { addToCart } = locale === 'ar' ? ar : en;
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path(desk));
    const button = page.getByRole('main').getByRole('button', { name: addToCart.add }).first();
    await expect(button).toBeInViewport({ ratio: 1 });
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
    if (!heading || !picture) throw new Error('the page shows no name or no picture');
    const isBeside =
      locale === 'ar' ? heading.x + heading.width <= picture.x : picture.x + picture.width <= heading.x;
    expect(isBeside).toBe(true);
    await expectNoSidewaysScroll(page);
  });
});

inEnglish(({ path }) => {
  const { product } = en;

  test('an unknown product address lists products with similar names @nightly', async ({ page }) => {
    const answer = await page.goto(path('/product/sadu-hight-adjustable_desk-161'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: product.nearMatches })).toBeVisible();
    expect(await addressesOf(page, 'more-products')).toContain(path(desk));
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);
    await page.goto(path('/product/qxzvkj'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: product.nearMatches })).toHaveCount(0);
  });

  test('the code is copied at a click, and so is the address where a device cannot share; others of its kind follow @nightly', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(path(withSimilar));
    await untilInteractive(page);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: product.copyCode }).click();
    await expect(page.getByText(product.copied, { exact: true })).toBeVisible();
    expect(await clipboard()).toBe('SD-MG-180');
    await page.getByRole('link', { name: product.share, exact: true }).click();
    await expect(page.getByText(product.linkCopied, { exact: true })).toBeVisible();
    expect(await clipboard()).toBe(page.url());

    await expect(tiles(page, 'more-products').first()).toBeVisible();
    const similar = await addressesOf(page, 'more-products');
    expect(similar).not.toContain(path(withSimilar));
    for (const address of similar) expect(address, 'of the same kind').toMatch(/desk/);
    await tiles(page, 'more-products').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${withSimilar}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

inArabic(({ path }) => {
  const { product, addToCart } = ar;

  test('a bench brings a chair for each place, whose page begins with that quantity', async ({ page }) => {
    await page.goto(path('/product/sadu-bench-6-person-140-white'));
    await untilInteractive(page);
    const section = page.getByRole('region', { name: product.goesWith });
    await section.scrollIntoViewIfNeeded();
    await expect(section).toContainText(product.piecesNeeded('6'));
    await expectNoAxeViolations(page, 'section[aria-labelledby=goes-well-with]');
    await expectNoSidewaysScroll(page);
    await section.getByRole('link', { name: /كرسي/ }).first().click();
    await expect(page).toHaveURL(/quantity=6$/);
    await expect(page.getByRole('spinbutton', { name: addToCart.quantity })).toHaveValue('6');
  });

  test('a stock alert validates the email address, and nothing typed is lost', async ({ page, problems }) => {
    problems.allow(/answered 400/);
    const stockAlert = stockAlertAr;
    const part = `section[aria-label="${stockAlert.title}"]`;
    await page.goto(path(outOfStock));
    await untilInteractive(page);
    await expect(page.getByRole('button', { name: addToCart.add })).toHaveCount(0);
    const form = page.getByRole('region', { name: stockAlert.title });
    const field = form.getByLabel(stockAlert.email);
    await expectNoAxeViolations(page, part);

    await form.getByRole('button', { name: product.notifyMe }).click();
    await expect(form.getByRole('alert')).toHaveText(stockAlert.problems.required);
    await expect(field).toBeFocused();

    await field.fill('aisha at example.qa');
    await expect(form.getByRole('alert')).toBeEmpty();
    await field.press('Enter');
    await expect(form.getByRole('alert')).toHaveText(stockAlert.problems.invalid);
    await expect(field).toHaveAccessibleDescription(stockAlert.problems.invalid);
    await expect(field).toHaveValue('aisha at example.qa');
    await expectNoAxeViolations(page, part);
    await expectNoSidewaysScroll(page);

    await field.fill('aisha@example.qa');
    await field.press('Enter');
    const confirmation = form.getByRole('status');
    await expect(confirmation).toContainText(stockAlert.noted);
    await expect(confirmation).toContainText('aisha@example.qa');
    await expect(confirmation).toBeFocused();
    await expect(field).toHaveCount(0);
    await expectNoAxeViolations(page, part);
  });

  test('recently viewed products are at the end of the page, newest first, without layout shift @nightly', async ({
    page,
  }) => {
    for (const [before, address] of [desk, outOfStock, fewLeft].entries()) {
      await page.goto(path(address));
      await expect.poll(() => storedIds(page)).toHaveLength(before + 1);
    }
    // People touch the page before they are at its end; from then on each part has its true height.
    await untilInteractive(page);
    const section = page.getByRole('region', { name: product.recentlyViewed });
    await section.scrollIntoViewIfNeeded();
    await expect(tiles(page, 'recently-viewed')).toHaveCount(2);
    expect(await addressesOf(page, 'recently-viewed')).toEqual([path(outOfStock), path(desk)]);
    await expectNoAxeViolations(page, 'main');
    await expectNoLayoutShift(page);
    await expectNoSidewaysScroll(page);
  });

  test('a device that can share is asked to @nightly', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] });
      Object.defineProperty(navigator, 'share', {
        value: async (what: unknown) => (window as unknown as { shared: unknown[] }).shared.push(what),
      });
    });
    await page.goto(path(desk));
    await untilInteractive(page);
    await page.getByRole('link', { name: product.share, exact: true }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
      { title: await shownName(page), url: page.url() },
    ]);
  });
});

test('the page works with invalid storage, and repairs it @nightly', async ({ page }) => {
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('spoilt')) localStorage.setItem(key, '["x", {"id": 1}, null');
    sessionStorage.setItem('spoilt', 'yes');
  }, recentlyViewedKey);
  await page.goto(desk);
  await expect.poll(() => storedIds(page).catch(() => null)).toHaveLength(1);
  await expect(page.getByRole('region', { name: en.product.recentlyViewed })).toHaveCount(0);
  await page.goto(fewLeft);
  await untilInteractive(page);
  await page.getByRole('region', { name: en.product.recentlyViewed }).scrollIntoViewIfNeeded();
  await expect(tiles(page, 'recently-viewed')).toHaveAttribute('href', desk);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a bar to buy from is there whenever the button is not', async ({ page }) => {
    const { product, addToCart, cart } = ar;
    await page.goto(`/ar${withSimilar}`);
    await untilInteractive(page);
    const bar = page.getByRole('region', { name: product.buyBar });
    const button = page.getByRole('main').getByRole('button', { name: addToCart.add }).first();
    await button.scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();

    await page.getByRole('heading', { name: product.similar }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await bar.getByRole('button', { name: addToCart.add }).click();
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: cart.labelWithCount('1') })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: addToCart.added })).toBeVisible();
    await expectNoAxeViolations(page, 'main');

    // The end of the page can be read above it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole('contentinfo').boundingBox();
    const below = await bar.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  });

  test('the bar explains why no more can be added, and leads to the form of a product that is out of stock @nightly', async ({
    page,
  }) => {
    await page.goto(fewLeft);
    await untilInteractive(page);
    await page.getByRole('heading', { name: en.product.similar }).scrollIntoViewIfNeeded();
    const bar = page.getByRole('region', { name: en.product.buyBar });
    for (let piece = 0; piece < 4; piece += 1) await bar.getByRole('button').click();
    await expect(bar.getByRole('alert')).toHaveText(en.addToCart.limits.stock(3, 3));

    await page.goto(outOfStock);
    await untilInteractive(page);
    await page.getByRole('heading', { name: en.product.similar }).scrollIntoViewIfNeeded();
    await bar.getByRole('link', { name: en.product.notifyMe }).click();
    await expect(page.getByLabel(stockAlertEn.email)).toBeInViewport();
    await expect(bar).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address can be left all the same @nightly', async ({ page, problems }) => {
    problems.allow(/\.js: csp$/);
    await page.goto(outOfStock);
    const form = page.getByRole('region', { name: stockAlertEn.title });
    await form.getByLabel(stockAlertEn.email).fill('aisha@example');
    await form.getByRole('button', { name: en.product.notifyMe }).click();
    await expect(form.getByRole('alert')).toHaveText(stockAlertEn.problems.invalid);
    await expect(form.getByLabel(stockAlertEn.email)).toHaveValue('aisha@example');
    await form.getByLabel(stockAlertEn.email).fill('no-script@example.qa');
    await form.getByRole('button', { name: en.product.notifyMe }).click();
    await expect(form).toContainText(stockAlertEn.noted);
    await expect(form).toContainText('no-script@example.qa');
  });
});
