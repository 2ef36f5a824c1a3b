import type { Page } from '@playwright/test';
import { cartStorageKey } from '#domain/cart/stored-cart.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { cartAr } from '#i18n/messages/storefront/cart.ar.ts';
import { cartEn } from '#i18n/messages/storefront/cart.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';
import { cartOf } from '../support/carts.ts';

const desk = '/product/sadu-height-adjustable-desk-160';

interface StoredLine {
  readonly quantity: number;
}

const storedQuantities = (page: Page) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as StoredLine[]).map(({ quantity }) => quantity),
    cartStorageKey,
  );

const storeCart = (page: Page, lines: number) =>
  page.addInitScript(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [cartStorageKey, JSON.stringify(cartOf(lines))],
  );

/** How many of the desk are in stock, as the limit's text will name it. */
async function stockOfDesk(page: Page): Promise<number> {
  const answer = await page.request.get('/api/products/sadu-height-adjustable-desk-160');
  return ((await answer.json()) as { data: { stock: number } }).data.stock;
}

forOneLanguage('en', ({ locale, path }) => {
  const messages = locale === 'ar' ? ar : en;
  const cartPage = locale === 'ar' ? cartAr : cartEn;
  const texts = messages.addToCart;
  // A phone has a second one in the bar at its foot.
  const add = (page: Page) => page.getByRole('button', { name: texts.add }).first();
  const quantity = (page: Page) => page.getByRole('spinbutton', { name: texts.quantity });
  const panel = (page: Page) => page.getByRole('region', { name: texts.added });

  // Specification 3.02
  test('a product is added, confirmed on the spot, and found in the cart', async ({ page }) => {
    await page.goto(path(desk));
    await untilInteractive(page);
    await quantity(page).fill('٣');
    await add(page).click();

    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).toContainText('3 ×');
    await expect(page.getByRole('status').filter({ hasText: texts.added })).toContainText('3');
    await expect(add(page)).toBeFocused();
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    const chat = await page.getByRole('link', { name: messages.whatsapp.label }).boundingBox();
    const box = await panel(page).boundingBox();
    expect((chat?.y ?? 0) + (chat?.height ?? 0), 'the chat button stays free').toBeLessThan(box?.y ?? 0);
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);

    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('button', { name: texts.dismiss })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name: texts.viewCart })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path('/cart')}$`));

    const lines = page.getByRole('list', { name: cartPage.list }).getByRole('listitem');
    await expect(lines).toHaveCount(1);
    await expect(lines.first().getByRole('spinbutton')).toHaveValue('3');
  });

  test('more than is in stock is not added; the field says why and keeps what was typed', async ({
    page,
  }) => {
    await page.goto(path(desk));
    const stock = await stockOfDesk(page);
    await untilInteractive(page);
    await quantity(page).fill(String(stock + 1));
    await add(page).click();
    await expect(page.getByRole('alert').first()).toContainText(texts.limits.stock(stock, 0));
    await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity(page)).toHaveValue(String(stock + 1));
    expect(await storedQuantities(page)).toEqual([]);
    await expect(page.getByRole('link', { name: texts.askForMore })).toHaveAttribute(
      'href',
      `${path('/contact')}?request=quotation&product=sadu-height-adjustable-desk-160&quantity=${stock + 1}`,
    );
    await expectNoAxeViolations(page, 'main');

    await quantity(page).fill(String(stock));
    await expect(page.getByRole('alert').first()).toBeEmpty();
    await add(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(page.getByRole('alert').first()).toBeEmpty();
    await add(page).click();
    await expect(page.getByRole('alert').first()).toContainText(texts.limits.stock(stock, stock));
    await expect(panel(page)).toBeHidden();
    expect(await storedQuantities(page)).toEqual([stock]);
  });
});

test('a cart that holds a hundred products says so when one more comes @nightly', async ({ page }) => {
  await storeCart(page, 100);
  await page.goto(desk);
  await untilInteractive(page);
  await page.getByRole('button', { name: en.addToCart.add }).first().click();
  await expect(page.getByRole('alert').first()).toHaveText(en.addToCart.limits.lines(0, 0));
  expect(await storedQuantities(page)).toHaveLength(100);
});

test('the quantity is mended when the field is left, and follows the arrow keys; two quick clicks add twice @nightly', async ({
  page,
}) => {
  await page.goto(desk);
  await untilInteractive(page);
  const field = page.getByRole('spinbutton');
  for (const [typed, mended] of [
    ['12', '12'],
    ['', '12'],
    ['abc', '12'],
    ['0', '12'],
    ['99999', '999'],
    ['۷', '7'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(mended);
  }
  await field.press('ArrowUp');
  await expect(field).toHaveValue('8');
  await field.press('PageDown');
  await expect(field).toHaveValue('1');
  await page.getByRole('button', { name: en.addToCart.decrease }).click({ force: true });
  await expect(field).toHaveValue('1');
  await expect(page.getByRole('button', { name: en.addToCart.decrease })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  // A quick reload loses nothing.
  await page.getByRole('button', { name: en.addToCart.add }).dblclick();
  await page.reload();
  expect(await storedQuantities(page)).toEqual([2]);
  await expect(
    page.getByRole('banner').getByRole('link', { name: en.cart.labelWithCount('2') }),
  ).toBeVisible();
});

test('two tabs add to one cart, and show it', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(desk);
    await untilInteractive(tab);
  }
  for (const tab of [page, other, page]) await tab.getByRole('button', { name: en.addToCart.add }).click();
  for (const tab of [page, other]) {
    await expect(
      tab.getByRole('banner').getByRole('link', { name: en.cart.labelWithCount('3'), exact: true }),
    ).toBeVisible();
  }
  expect(await storedQuantities(other)).toEqual([3]);

  await page.goto('/cart');
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  await other.getByRole('button', { name: en.addToCart.add }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('4');
  await page.getByRole('list', { name: cartEn.list }).getByRole('button', { name: cartEn.remove }).click();
  await expect(
    other.getByRole('banner').getByRole('link', { name: en.cart.label, exact: true }),
  ).toBeVisible();
});

test('the confirmation closes after a while, but not while it has pointer or focus @nightly', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(desk);
  await untilInteractive(page);
  await page.getByRole('button', { name: en.addToCart.add }).click();
  const panel = page.getByRole('region', { name: en.addToCart.added });
  await panel.hover();
  await page.clock.runFor(60_000);
  await expect(panel).toBeVisible();
  await page.mouse.move(10, 500);
  await page.clock.runFor(10_000);
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: en.addToCart.add }).click();
  await panel.getByRole('button', { name: en.addToCart.continue }).click();
  await expect(panel).toBeHidden();
});

test('without storage the cart and the chosen zone last while the page is open, and the page explains that once @nightly', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto(desk);
  await untilInteractive(page);
  await page.getByRole('button', { name: en.delivery.choose }).click();
  await page.getByRole('combobox').fill('69');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: en.delivery.label, exact: true })).toContainText(
    'To Zone 69',
  );
  const add = page.getByRole('button', { name: en.addToCart.add });
  await add.click();
  await expect(page.getByText(en.addToCart.notStored)).toBeVisible();
  await add.click();
  await expect(page.getByText(en.addToCart.notStored)).toBeHidden();
  await page.getByRole('link', { name: en.addToCart.viewCart }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a quotation can be asked for instead @nightly', async ({ page, problems }) => {
    problems.allow(/\.js: csp$/);
    await page.goto(`/ar${desk}`);
    await expect(page.getByRole('button', { name: ar.addToCart.add })).toBeHidden();
    await expect(page.getByRole('link', { name: ar.addToCart.requestQuotation }).first()).toBeVisible();
  });
});
