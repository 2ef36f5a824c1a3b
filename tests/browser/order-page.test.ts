import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { ordersEn } from '#i18n/messages/orders.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { orderPageAr } from '#i18n/messages/storefront/order-page.ar.ts';
import { orderPageEn } from '#i18n/messages/storefront/order-page.en.ts';
import {
  expect,
  expectNoAxeViolations,
  forOneLanguage,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';
import { placeOrder } from '../support/browser/checkout-orders.ts';

const desk = 'sadu-staff-desk-140-light-oak';

// Specification 2.09
test('an order is shown with its key only, is never cached, survives a lost connection, and follows status changes', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/order-confirmation\.data/);
  const address = await placeOrder(request, desk, '55120011');
  const answer = await page.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  await untilInteractive(page);
  const status = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(status).toContainText(ordersEn.pickupStatuses.received);
  await expect(page.getByRole('link', { name: orderPageEn.whatsapp })).toHaveAttribute('href', /OG-/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  // The footer is the letterhead above the page.
  const letterhead = page.getByRole('contentinfo');
  await expect(letterhead).toContainText(firstShopProfile.legalName.en);
  await expect(letterhead.getByRole('link', { name: en.footer.terms })).toBeHidden();
  const [above, below] = [await letterhead.boundingBox(), await page.getByRole('main').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(page.getByRole('button', { name: orderPageEn.print })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // A lost connection leaves the page as it is.
  await page.route('**/order-confirmation.data**', (route) => route.abort('connectionreset'));
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await failed;
  await page.context().setOffline(true);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('OG-');
  await expect(page.getByRole('heading', { name: orderPageEn.products })).toBeVisible();
  await page.context().setOffline(false);
  await page.unroute('**/order-confirmation.data**');

  // Another browser with the link.
  await request.post(address, { form: {} });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(status).toContainText(ordersEn.pickupStatuses.cancelled);
  await expect(status).toContainText(orderPageEn.cancel.byBuyer);
});

test('an order that was cancelled elsewhere is not cancelled twice; the page shows its status @nightly', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/409: POST/);
  const address = await placeOrder(request, desk, '55120012');
  await page.goto(address);
  await untilInteractive(page);
  await page.getByRole('button', { name: orderPageEn.cancel.open }).click();
  // The stale page still offers to cancel; the server refuses.
  await request.post(address, { form: {} });
  await page.getByRole('button', { name: orderPageEn.cancel.confirm }).click();
  await expect(page.getByRole('main')).toContainText(orderPageEn.cancel.byBuyer);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectNoAxeViolations(page, 'main');
});

forOneLanguage('en', ({ locale, path }) => {
  test('without a number and a key the page says how to find an order, and is not indexed @nightly', async ({
    page,
  }) => {
    const { find } = locale === 'ar' ? orderPageAr : orderPageEn;
    const answer = await page.goto(path('/order-confirmation'));
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const main = page.getByRole('main');
    for (const text of [find.lead, find.text, find.where, find.help]) await expect(main).toContainText(text);
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    const chat = await main.locator('a[href*="wa.me"]').getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toBe(
      find.whatsappText(locale === 'ar' ? 'أوجلف' : 'OGulf'),
    );
    for (const address of ['/order-confirmation?order=OG-7K4M-2QXD', '/order-confirmation?key=none']) {
      expect((await page.request.get(path(address))).status()).toBe(404);
    }
  });
});

test('a wrong key opens nothing and explains where the right link is @nightly', async ({ page, request }) => {
  const address = await placeOrder(request, desk, '55120014');
  const answer = await page.goto(`/ar${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(orderPageAr.incomplete.where);
  await expect(page.getByRole('main')).not.toContainText('Nasser');
  await expectNoAxeViolations(page, 'main');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an order can be read and cancelled @nightly', async ({ page, request, problems }) => {
    problems.allow(/\.js: csp$/);
    const address = await placeOrder(request, desk, '55120015');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('OG-');
    await expect(page.getByRole('button', { name: orderPageEn.print })).toBeHidden();
    await page.locator('summary', { hasText: orderPageEn.cancel.open }).click();
    await page.getByRole('button', { name: orderPageEn.cancel.confirm }).click();
    await expect(page.getByRole('main')).toContainText(orderPageEn.cancel.byBuyer);
    await expect(page).toHaveURL(/\/order-confirmation\?order=OG-/);
  });
});
