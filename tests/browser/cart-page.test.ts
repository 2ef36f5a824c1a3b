import type { Page } from '@playwright/test';
import { type Cart, type CartProduct, cartLine } from '#domain/cart/cart.ts';
import { parseCartProduct } from '#domain/cart/serialize-priced-cart.ts';
import { cartStorageKey } from '#domain/cart/stored-cart.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { cartAr } from '#i18n/messages/storefront/cart.ar.ts';
import { cartEn } from '#i18n/messages/storefront/cart.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { formatMoney } from '#i18n/money.ts';
import { deliveryZoneKey } from '#storefront/delivery/delivery-zone.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forOneLanguage,
  inArabic,
  inEnglish,
  test,
  type View,
} from '../support/browser/browser.ts';

const priceCall = '**/api/cart/price';
const desk = 'sadu-height-adjustable-desk-160';
const executiveDesk = 'majlis-executive-desk-220';
const soldOut = 'sadu-bench-8-person-140-oak';

/** Products of the shop as a cart knows them. */
async function productsOf(page: Page, ...slugs: string[]): Promise<CartProduct[]> {
  const ids = await Promise.all(
    slugs.map(async (slug) => {
      const answer = await page.request.get(`/api/products/${slug}`);
      return ((await answer.json()) as { data: { id: string } }).data.id;
    }),
  );
  const answer = await page.request.post('/api/cart/price', {
    data: { lines: ids.map((productId) => ({ productId, quantity: 1 })) },
  });
  const { data } = await answer.json();
  return data.lines.map(({ product }: { product: Parameters<typeof parseCartProduct>[0] }) =>
    parseCartProduct(product),
  );
}

async function store(page: Page, cart: Cart, zone?: number): Promise<void> {
  // A page without a cart of its own, so that the test's is there before the next page reads it.
  if (page.url() === 'about:blank') await page.goto('/icon.svg');
  await page.evaluate(
    ([cartKey, text, zoneKey, number]) => {
      localStorage.setItem(cartKey as string, text as string);
      if (number) localStorage.setItem(zoneKey as string, number as string);
    },
    [cartStorageKey, JSON.stringify(cart), deliveryZoneKey, zone ? String(zone) : ''],
  );
}

const storedCart = (page: Page): Promise<Cart> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), cartStorageKey);

const quantitiesIn = (cart: Cart) => cart.map(({ quantity }) => quantity);

/** The page of the cart in the language of a view. */
function cartPageOf({ locale }: View) {
  const messages = locale === 'ar' ? ar : en;
  const texts = locale === 'ar' ? cartAr : cartEn;
  const rows = (page: Page) => page.getByRole('list', { name: texts.list }).locator('> li');
  const summary = (page: Page) => page.getByRole('region', { name: texts.summary.title });
  const total = (page: Page) => summary(page).locator('dd[aria-live]');
  const money = (amount: number) => formatMoney(locale, amount);
  const checkout = (page: Page) => summary(page).getByRole('link', { name: texts.summary.checkout }).first();
  return { messages, texts, rows, summary, total, money, checkout };
}

forOneLanguage('ar', (view) => {
  const { locale, path, width } = view;
  const { messages, texts, rows, summary, total, money } = cartPageOf(view);

  // Specification 2.07
  test('a cart is shown without layout shift, changed, emptied and restored, with its total at once', async ({
    page,
  }) => {
    const [one, other] = await productsOf(page, desk, executiveDesk);
    if (!one || !other) throw new Error('the shop sells both desks');
    await store(page, [cartLine(one, 2), cartLine(other, 1)], 69);
    let questions = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/cart/price')) questions += 1;
    });
    await page.goto(path('/cart'));
    await expect(rows(page)).toHaveCount(2);
    await expect(summary(page)).toContainText(messages.delivery.to(messages.delivery.zone(69)));
    await expect(summary(page)).toContainText(messages.delivery.byDay('').trim(), { ignoreCase: true });
    await expect(total(page)).toHaveText(money(2 * one.price + other.price));
    await expectNoLayoutShift(page);
    await expectNoSidewaysScroll(page);

    // On a phone the sticky bar has total and checkout button before the summary is in view.
    const bar = page.getByRole('region', { name: texts.bar });
    if (width < 768) await expect(bar).toBeInViewport({ ratio: 1 });
    else await expect(bar).toBeHidden();

    const asked = questions;
    const more = rows(page).first().getByRole('button', { name: messages.addToCart.increase });
    for (let press = 0; press < 4; press += 1) await more.click();
    await expect(total(page)).toHaveText(money(6 * one.price + other.price), { timeout: 300 });
    expect(quantitiesIn(await storedCart(page))).toEqual([6, 1]);
    await expect.poll(() => questions, { message: 'quick presses are one question' }).toBe(asked + 1);

    await page.getByRole('button', { name: texts.removeNamed(one.name[locale]) }).click();
    await expect(page.getByRole('button', { name: texts.undoNamed(one.name[locale]) })).toBeFocused();
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('button', { name: texts.removeNamed(other.name[locale]) }).click();
    await expect(page.getByRole('button', { name: texts.undoNamed(other.name[locale]) })).toBeFocused();
    await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible();
    await expect(summary(page)).toHaveCount(0);
    expect(await storedCart(page)).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: texts.removeNamed(other.name[locale]) })).toBeFocused();
    await page.getByRole('button', { name: texts.undoNamed(one.name[locale]) }).click();
    expect((await storedCart(page)).map(({ productId }) => productId)).toEqual([one.id, other.id]);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await expect(total(page)).toHaveText(money(6 * one.price + other.price));
  });
});

inEnglish((view) => {
  const { path } = view;
  const { texts, rows } = cartPageOf(view);

  test('a link restores the cart in another browser, and asks before it changes an existing one', async ({
    page,
    context,
  }) => {
    const [one, other] = await productsOf(page, desk, executiveDesk);
    if (!one || !other) throw new Error('the shop sells both desks');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await store(page, [cartLine(one, 2), cartLine(other, 1)]);
    await page.goto(path('/cart'));
    await page.getByRole('button', { name: texts.share.copy }).click();
    await expect(page.getByText(texts.share.copied)).toBeVisible();
    const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const link = pathname + search;

    await store(page, []);
    await page.goto(`${link},OLD-CODE-7.3`);
    await expect(rows(page)).toHaveCount(2);
    const notice = page.getByRole('status').filter({ hasText: texts.shared.filled });
    await expect(notice).toContainText('OLD-CODE-7');
    await expect(page).toHaveURL(new RegExp(`${path('/cart')}$`));
    expect(quantitiesIn(await storedCart(page))).toEqual([2, 1]);

    await store(page, [cartLine(one, 1)]);
    await page.goto(link);
    const question = page.getByRole('region', { name: texts.shared.title });
    await expect(question).toContainText(texts.shared.question);
    expect(quantitiesIn(await storedCart(page)), 'nothing changes before the answer').toEqual([1]);
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);
    await question.getByRole('button', { name: texts.shared.add }).click();
    expect(quantitiesIn(await storedCart(page))).toEqual([3, 1]);
    await page.getByRole('button', { name: texts.undo, exact: true }).click();
    expect(quantitiesIn(await storedCart(page))).toEqual([1]);
    await expect(page.getByText(texts.shared.undone)).toBeVisible();

    await page.goto(link);
    await question.getByRole('button', { name: texts.shared.replace }).click();
    expect(quantitiesIn(await storedCart(page))).toEqual([2, 1]);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await expect(question).toHaveCount(0);
  });
});

inArabic((view) => {
  const { locale, path } = view;
  const { messages, texts, rows, summary, total, money, checkout } = cartPageOf(view);

  test('a cart with more places than chairs says so, until there are enough @nightly', async ({ page }) => {
    const [bench, chair] = await productsOf(page, 'sadu-bench-6-person-140-white', 'dhow-task-chair-black');
    if (!bench || !chair) throw new Error('the shop knows both');
    await store(page, [cartLine(bench, 2), cartLine(chair, 10)]);
    await page.goto(path('/cart'));
    const hint = page.getByText(texts.seats.text(12, 10));
    await expect(hint).toBeVisible();
    await expect(hint.getByRole('link', { name: texts.seats.link })).toHaveAttribute(
      'href',
      path('/subcategory/task-chairs'),
    );
    await expectNoAxeViolations(page, 'main');
    await store(page, [cartLine(bench, 2), cartLine(chair, 12)]);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await expect(hint).toHaveCount(0);
  });

  test('changes of price and stock are shown, with the actions that solve them', async ({ page }) => {
    const [dearer, short, gone] = await productsOf(page, desk, executiveDesk, soldOut);
    if (!dearer || !short || !gone) throw new Error('the shop knows all three');
    expect(gone.stock).toBe(0);
    await store(page, [
      cartLine({ ...dearer, price: dearer.price - 100_00 }, 1),
      cartLine(short, short.stock + 2),
      cartLine(gone, 1),
      cartLine({ ...gone, id: '00000000-0000-4000-8000-000000000000' }, 1),
      cartLine({ ...gone, id: 'not an id' }, 1),
    ]);
    await page.goto(path('/cart'));
    await expect(rows(page).nth(0)).toContainText(
      `${texts.notes.priceBefore} ${money(dearer.price - 100_00)}`,
    );
    await expect(rows(page).nth(1)).toContainText(texts.notes.onlyLeft(short.stock));
    await expect(rows(page).nth(2)).toContainText(texts.notes.outOfStock);
    for (const place of [3, 4]) await expect(rows(page).nth(place)).toContainText(texts.notes.gone);
    const worth = dearer.price + short.stock * short.price;
    await expect(total(page)).toHaveText(money(worth));
    await expect(summary(page)).toContainText(texts.summary.unavailable(4));
    await expect(checkout(page)).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);

    await rows(page)
      .nth(1)
      .getByRole('button', { name: texts.notes.takeNamed(short.stock, short.name[locale]) })
      .click();
    await expect(rows(page).nth(1).getByRole('spinbutton')).toHaveValue(String(short.stock));
    await summary(page).getByRole('button', { name: texts.summary.adjust }).first().click();
    await expect(checkout(page)).toBeFocused();
    await expect(page.getByRole('button', { name: texts.undoNamed('').trim() })).toHaveCount(3);
    expect(quantitiesIn(await storedCart(page))).toEqual([1, short.stock]);
    await expect(total(page)).toHaveText(money(worth));

    const message = new URL(
      (await page.getByRole('link', { name: texts.summary.whatsapp }).getAttribute('href')) ?? '',
    );
    expect(message.host).toBe('wa.me');
    const text = message.searchParams.get('text') ?? '';
    expect(text).toContain(`${short.stock} × ${short.name[locale]}`);
    expect(text).toContain(money(worth));
    expect(text).toContain(`${path('/cart')}?items=${dearer.sku}.1,${short.sku}.${short.stock}`);
    await expect(page.getByRole('link', { name: texts.summary.quotation })).toHaveAttribute(
      'href',
      `${path('/contact')}?request=quotation&from=cart`,
    );

    await checkout(page).click();
    await expect(page).toHaveURL(new RegExp(`${path('/checkout')}$`));
    expect((await storedCart(page))[0]?.snapshot.price, 'going on agrees to the price').toBe(dearer.price);
  });

  test('without the server the cart shows the stored prices, explains that, and retries @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/\/api\/|failed/);
    const [one] = await productsOf(page, desk);
    if (!one) throw new Error('the shop sells the desk');
    await store(page, [cartLine({ ...one, price: 77_00 }, 2)]);
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.goto(path('/cart'));
    await expect(page.getByRole('alert').filter({ hasText: texts.unconfirmed.text })).toBeVisible();
    await rows(page).getByRole('button', { name: messages.addToCart.increase }).click();
    await expect(total(page)).toHaveText(money(3 * 77_00));
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: texts.unconfirmed.retry }).click();
    await expect(total(page)).toHaveText(money(3 * one.price));
    await expect(page.getByText(texts.unconfirmed.text)).toHaveCount(0);
  });
});

test('a late response does not replace a newer one @nightly', async ({ page }) => {
  const [one] = await productsOf(page, desk);
  if (!one) throw new Error('the shop sells the desk');
  await store(page, [cartLine(one, 1)]);
  const release: (() => void)[] = [];
  await page.route(priceCall, async (route) => {
    const { lines } = route.request().postDataJSON() as { lines: { quantity: number }[] };
    if (lines[0]?.quantity !== 2) return route.continue();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { lines: { product: { price: number } }[] } };
    for (const { product } of answer.data.lines) product.price = 1;
    await new Promise<void>((go) => release.push(go));
    await route.fulfill({ response, json: answer }).catch(() => undefined);
  });
  await page.goto('/cart');
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('2');
  await expect.poll(() => release.length).toBe(1);
  const newer = page.waitForResponse(priceCall);
  await quantity.fill('3');
  await newer;
  for (const go of release) go();
  // After another request and response, the stale response would have been applied.
  await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
  await expect(page.getByText(formatMoney('en', 3 * one.price)).first()).toBeVisible();
});

test('opening the cart leaves nothing for the badge to count that the cart cannot show @nightly', async ({
  page,
}) => {
  await page.goto('/icon.svg');
  await page.evaluate((key) => localStorage.setItem(key, '[{"quantity": 3}]'), cartStorageKey);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: cartEn.empty.title })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: en.cart.label, exact: true }),
  ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it cannot do, and still tells what a link holds @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/\.js: csp$/);
    const [one] = await productsOf(page, desk);
    await page.goto(`/ar/cart?items=${one?.sku}.2`);
    const shown = page.locator('noscript :is(p, li)');
    await expect(shown).toHaveText([`2 × ${one?.name.ar}`, cartAr.withoutScripts]);
    for (const text of await shown.all()) await expect(text).toBeVisible();
  });
});
