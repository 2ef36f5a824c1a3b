import type { Page } from '@playwright/test';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { cartAr } from '#i18n/messages/storefront/cart.ar.ts';
import { contactAr } from '#i18n/messages/storefront/contact.ar.ts';
import { orderPageAr } from '#i18n/messages/storefront/order-page.ar.ts';
import { expect, expectNoAxeViolations, test, untilInteractive } from '../support/browser/browser.ts';
import { fillCart, readProduct } from '../support/browser/checkout-orders.ts';
import { checkoutOf } from '../support/browser/checkout-page.ts';
import { repeatedAddress, repeatedPhone } from '../support/browser/repeated-visitor.ts';

const dock = 'wasl-usb-c-dock-100w';
/** More than enough of it, also after the orders of other tests. */
const powerRail = 'lawh-under-desk-power-rail-6';
const soldOut = 'lawh-dome-desk-lamp-brick-red';
const sendOrder = '**/api/send-order';

const desk = { viewport: { width: 1440, height: 900 } };

const orderNumber = (page: Page) => new URL(page.url()).searchParams.get('order');

test.describe('on a desk, in Arabic', () => {
  test.use({ ...desk, locale: 'ar-QA' });

  test('a restart of the database is a moment of waiting, and the order is placed once @nightly', async ({
    page,
    problems,
  }, testInfo) => {
    problems.allow(/send-order/);
    await page.setExtraHTTPHeaders(repeatedAddress(testInfo));
    const checkout = checkoutOf(page, 'ar');
    const { texts, placeButton } = checkout;
    await fillCart(page, [{ slug: dock }]);
    await checkout.open();
    await checkout.fillContact(repeatedPhone('55120007', testInfo));
    await checkout.chooseZone('٣٨');
    await checkout.fillPlate();
    await checkout.acceptTerms();
    const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
    const bodies: (string | null)[] = [];
    await page.route(sendOrder, async (route) => {
      bodies.push(route.request().postData());
      if (bodies.length > 2) {
        await isBack;
        return route.continue();
      }
      const error = { code: 'database_unavailable', message: '-', fields: [], retryAfterSeconds: 0 };
      await route.fulfill({ status: 503, headers: { 'Retry-After': '0' }, json: { success: false, error } });
    });
    await placeButton.click();
    await expect(page.getByRole('button', { name: texts.place.oneMoment })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    comeBack();
    await expect(page.getByRole('heading', { level: 1, name: orderPageAr.thanks })).toBeVisible();
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies).size).toBe(1);
  });

  test('a large order leads to a quotation, with the cart and what was typed @nightly', async ({ page }) => {
    const { texts, field, placeButton, summary } = checkoutOf(page, 'ar');
    const { large } = orderMessages('ar');
    await fillCart(page, [{ slug: powerRail, quantity: 51 }]);
    await page.goto('/ar/checkout');
    await untilInteractive(page);
    await expect(summary).toContainText(large.title);
    await expect(placeButton).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
    await field(texts.contact.name).fill('Aisha Al Kuwari');
    await summary.getByRole('link', { name: large.ask }).click();
    await expect(page.getByRole('textbox', { name: contactAr.quotation.contact.name })).toHaveValue(
      'Aisha Al Kuwari',
    );
    await expect(page.getByRole('main')).toContainText(
      (await readProduct(page.request, powerRail)).translations.ar.name,
    );
    await page.goto('/ar/cart');
    await untilInteractive(page);
    const way = page.getByRole('main').getByRole('link', { name: large.ask }).first();
    await expect(way).toHaveAttribute('href', /from=cart/);
    await expect(page.getByRole('link', { name: cartAr.summary.checkout })).toHaveCount(0);
  });

  test('a lost response never makes two orders', async ({ page, problems }) => {
    problems.allow(/send-order/);
    const checkout = checkoutOf(page, 'ar');
    const { texts, field, placeButton } = checkout;
    await fillCart(page, [{ slug: dock, quantity: 2 }]);
    await checkout.open();
    await checkout.fillContact('55120004');
    await checkout.chooseZone('٣٨');
    await checkout.fillPlate();
    await checkout.acceptTerms();
    let first: string | undefined;
    await page.route(sendOrder, async (route) => {
      const answer = await route.fetch();
      first = ((await answer.json()) as { data: { number: string } }).data.number;
      await route.abort('connectionreset');
    });
    await placeButton.click();
    await expect(page.getByRole('alert').filter({ hasText: texts.failures.unanswered.title })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await expect(field(texts.contact.name)).toHaveValue('Aisha Al Kuwari');
    await page.unroute(sendOrder);
    await placeButton.click();
    await expect(page.getByRole('heading', { level: 1, name: orderPageAr.thanks })).toBeVisible();
    expect(first).toBeDefined();
    expect(orderNumber(page)).toBe(first);
  });

  test('when no product of an order is available any more, the dialog leads back to the cart @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/409: POST/);
    const checkout = checkoutOf(page, 'ar');
    const { texts, placeButton } = checkout;
    await fillCart(page, [{ slug: soldOut }]);
    await checkout.open();
    await expect(checkout.summary).toContainText(texts.summary.outdated);
    await checkout.fillContact('55120005');
    await page.getByRole('radio', { name: new RegExp(`^${texts.delivery.pickup}`) }).check();
    await checkout.acceptTerms();
    await placeButton.click();
    const dialog = page.getByRole('dialog', { name: texts.changed.title });
    await expect(dialog).toContainText(texts.changed.outOfStock);
    await expect(dialog.getByRole('button', { name: texts.changed.accept })).toHaveCount(0);
    await dialog.getByRole('link', { name: texts.changed.toCart }).click();
    await expect(page).toHaveURL(/\/ar\/cart$/);
  });
});
