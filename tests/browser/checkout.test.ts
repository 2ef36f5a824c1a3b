import type { Page } from '@playwright/test';
import { siteFitEn } from '#i18n/messages/site-fit.en.ts';
import { checkoutAr } from '#i18n/messages/storefront/checkout.ar.ts';
import { orderPageAr } from '#i18n/messages/storefront/order-page.ar.ts';
import { orderPageEn } from '#i18n/messages/storefront/order-page.en.ts';
import { fitEn } from '#i18n/messages/storefront/product/fit.en.ts';
import { formatMoney } from '#i18n/money.ts';
import { describeSiteAccess } from '#i18n/site-fit.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';
import { fillCart, readProduct } from '../support/browser/checkout-orders.ts';
import { checkoutOf } from '../support/browser/checkout-page.ts';

const laptop = 'zubara-safar-14-business-laptop-silver';
const dock = 'wasl-usb-c-dock-100w';
const credenza = 'khazna-credenza-walnut-160';
const sendOrder = '**/api/send-order';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 } };

const orderNumber = (page: Page) => new URL(page.url()).searchParams.get('order');

test.describe('on a desk, in English', () => {
  test.use({ ...desk, locale: 'en-QA' });

  // Specification 2.08
  test('a buyer sees which fields are missing, types in any format, and loses nothing on reload', async ({
    page,
  }) => {
    const checkout = checkoutOf(page, 'en');
    const { texts, field, summary, placeButton } = checkout;
    await fillCart(page, [{ slug: laptop, quantity: 2 }, { slug: dock }]);
    await checkout.open();
    await expectNoLayoutShift(page);
    await expect(summary).toContainText(texts.summary.afterZone);

    await placeButton.click();
    await expect(checkout.problems).toBeFocused();
    await expect(checkout.problems.getByRole('link')).toHaveCount(7);
    await expectNoAxeViolations(page, 'main');
    await checkout.problems.getByRole('link', { name: texts.problems.required.email }).click();
    await expect(field(texts.contact.email)).toBeFocused();

    await checkout.fillContact('5512 345');
    await field(texts.contact.name).focus();
    await expect(field(texts.contact.phone)).toHaveAccessibleDescription(texts.problems.phone);
    await field(texts.contact.phone).fill('');
    await field(texts.contact.phone).pressSequentially('55120001');
    await expect(field(texts.contact.phone)).toHaveValue('5512 0001');
    // The cursor stays behind the digit that was put in.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await page.keyboard.type('6');
    await expect(field(texts.contact.phone)).toHaveValue('5612 0001');
    await page.keyboard.type('9');
    await expect(field(texts.contact.phone)).toHaveValue(/^569/);
    await page.keyboard.press('Backspace');
    await expect(field(texts.contact.phone)).toHaveValue('5612 0001');

    await page.getByText(texts.company.title).click();
    await field(texts.company.crNumber).fill('١٢٣٤٥');
    await checkout.chooseZone('lusail');
    await expect(summary).toContainText('Zone 69 · Lusail');
    await expect(summary).toContainText(texts.summary.free);
    await checkout.fillPlate();
    await page.reload();
    await untilInteractive(page);
    await expect(field(texts.contact.phone)).toHaveValue('5612 0001');
    await expect(field(texts.company.crNumber)).toHaveValue('12345');
    await expect(field(texts.delivery.street)).toHaveValue('343');
  });

  // Specification 1.06, 6.01
  test('a company buys with delivery, places the order once, and finds it again', async ({ page }) => {
    const checkout = checkoutOf(page, 'en');
    const { texts, field, summary, placeButton } = checkout;
    await fillCart(page, [{ slug: laptop, quantity: 2 }, { slug: dock }]);
    await page.goto('/products');
    // As the question whether a product fits remembers it.
    const measured = { building: '', typed: { doorWidth: '90', doorHeight: '205' } };
    await page.evaluate((text) => localStorage.setItem('siteAccess', text), JSON.stringify(measured));
    await checkout.open();
    await checkout.fillContact('55120001');
    await page.getByText(texts.company.title).click();
    await field(texts.company.crNumber).fill('12345');
    await checkout.chooseZone('69');
    await checkout.fillPlate();
    const days = page.locator('input[name=day]');
    await expect(days.first()).toBeChecked();
    expect(await days.evaluateAll((radios) => radios.map((radio) => radio.ariaLabel))).not.toContainEqual(
      expect.stringContaining('Friday'),
    );
    await days.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(days.nth(1)).toBeChecked();
    const day = (await days.nth(1).getAttribute('aria-label')) ?? '';
    // The profile of a new shop has no bank details.
    await expect(page.getByRole('radio', { name: /^Bank transfer/ })).toHaveCount(0);
    await page.getByRole('radio', { name: /^Card on delivery/ }).check();
    await checkout.acceptTerms();
    // Enter in a field goes on to the next; only the button orders.
    await field(texts.delivery.building).press('Enter');
    await expect(field(texts.delivery.unit)).toBeFocused();
    await placeButton.click();
    await expect(checkout.problems).toContainText(texts.problems.required.companyName);
    await summary.getByRole('button', { name: texts.review.changeNamed(texts.review.company) }).click();
    await expect(field(texts.company.name)).toBeFocused();
    await field(texts.company.name).fill('Doha Trading W.L.L.');
    await expectNoAxeViolations(page, 'main');

    const [way] = describeSiteAccess('en', {
      building: null,
      door: { width: 900, height: 2050 },
      lift: null,
      stairs: null,
      turn: null,
    });
    const wayIn = summary.getByRole('region', { name: fitEn.sent.title });
    await expect(wayIn.getByRole('listitem')).toHaveText([way ?? '', siteFitEn.allFit]);
    await wayIn.getByRole('button', { name: fitEn.sent.remove }).click();
    await expect(wayIn).toContainText(fitEn.sent.removed);
    await wayIn.getByRole('button', { name: fitEn.sent.add }).click();
    await expect(wayIn).toContainText(way ?? '');

    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/send-order') && sent.push(request.url()));
    await placeButton.dblclick();
    await expect(page.getByRole('heading', { level: 1, name: orderPageEn.thanks })).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect(page.getByRole('main')).toContainText(day);
    await expect(page.getByRole('main')).toContainText('Doha Trading W.L.L.');
    await expect(page.getByRole('main')).toContainText(way ?? '');
    await expect(page.getByRole('main')).toContainText(orderPageEn.payNext.card_on_delivery);
    await expectNoAxeViolations(page, 'main');

    const number = orderNumber(page) ?? '';
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: orderPageEn.title(number) })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/products$/);
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('link', { name: texts.empty.openLastOrder(number) }).click();
    await expect(page.getByRole('heading', { level: 1, name: orderPageEn.title(number) })).toBeVisible();
  });

  test('errors of the server are shown at their fields, and nothing is lost @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/send-order/);
    const checkout = checkoutOf(page, 'en');
    const { texts, field, placeButton } = checkout;
    await fillCart(page, [{ slug: dock }]);
    await checkout.open();
    await checkout.fillContact('55120002');
    await page.getByRole('radio', { name: new RegExp(`^${texts.delivery.pickup}`) }).check();
    await checkout.acceptTerms();
    const refuse = async (status: number, error: object) => {
      await page.unroute(sendOrder);
      await page.route(sendOrder, (route) =>
        route.fulfill({ status, json: { success: false, error: { message: '', fields: [], ...error } } }),
      );
      await placeButton.click();
    };
    const fields = [{ path: 'contact.phone', code: 'invalid', message: 'x' }];
    await refuse(422, { code: 'looks_automated' });
    await expect(page.getByRole('alert')).toContainText([texts.failures.automated.title]);
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:/);
    await refuse(429, { code: 'too_many_requests' });
    await expect(page.getByRole('alert')).toContainText([texts.failures.tooMany.title]);
    await refuse(500, { code: 'internal_error' });
    await expect(page.getByRole('alert')).toContainText([texts.failures.unanswered.title]);
    const tooLarge = [{ path: 'lines', code: 'too_big', message: 'x', limit: 999 }];
    await refuse(400, { code: 'invalid_input', fields: tooLarge });
    await expect(page.getByRole('alert')).toContainText([texts.failures.notAccepted.title]);
    await refuse(422, { code: 'key_reused' });
    await expect(page.getByRole('alert')).toContainText([texts.failures.keyReused.title]);
    await refuse(400, { code: 'invalid_input', fields });
    await expect(field(texts.contact.phone)).toHaveAccessibleDescription(texts.problems.phone);
    await expect(field(texts.contact.name)).toHaveValue('Aisha Al Kuwari');
  });
});

test.describe('on a phone, in Arabic', () => {
  test.use({ ...phone, locale: 'ar-QA' });

  test('a buyer who collects loses the connection at the moment of ordering, and orders once it is back', async ({
    page,
    context,
  }) => {
    const checkout = checkoutOf(page, 'ar');
    const { texts, placeButton } = checkout;
    await fillCart(page, [{ slug: laptop }]);
    await checkout.open();
    await expectNoSidewaysScroll(page);
    await checkout.fillContact('٥٥١٢٠٠٠٣');
    await page.getByRole('radio', { name: new RegExp(`^${texts.delivery.pickup}`) }).check();
    await expect(page.getByRole('main')).toContainText(texts.delivery.hours);
    await expect(page.locator('input[name=day]').first()).toBeChecked();
    await checkout.acceptTerms();
    await context.setOffline(true);
    await placeButton.click();
    await expect(page.getByRole('alert').filter({ hasText: texts.failures.offline.title })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await context.setOffline(false);
    await placeButton.click();
    await expect(page.getByRole('heading', { level: 1, name: orderPageAr.thanks })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('+974 5512 0003');
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page, 'main');

    await page.getByRole('button', { name: orderPageAr.cancel.open }).click();
    const dialog = page.getByRole('dialog', { name: orderPageAr.cancel.title });
    await expectNoAxeViolations(page, 'main');
    await dialog.getByRole('button', { name: orderPageAr.cancel.confirm }).click();
    await expect(page.getByRole('main')).toContainText(orderPageAr.cancel.byBuyer);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: orderPageAr.cancel.open })).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
  });
});

test.describe('on a phone, in English', () => {
  test.use({ ...phone, locale: 'en-QA' });

  test('changed prices and stock are shown line by line, and the buyer decides', async ({
    page,
    problems,
  }) => {
    problems.allow(/409: POST/);
    const checkout = checkoutOf(page, 'en');
    const { texts, placeButton } = checkout;
    const [{ price }, scarce] = await Promise.all([
      readProduct(page.request, laptop),
      readProduct(page.request, credenza),
    ]);
    await fillCart(page, [
      { slug: laptop, seenPrice: price - 90 },
      { slug: credenza, quantity: scarce.stock + 5 },
    ]);
    await checkout.open();
    await checkout.fillContact('55120006');
    await checkout.chooseZone('69');
    await checkout.fillPlate();
    await checkout.acceptTerms();
    await placeButton.click();
    const dialog = page.getByRole('dialog', { name: texts.changed.title });
    await expect(dialog).toContainText(formatMoney('en', (price - 90) * 100));
    await expect(dialog).toContainText(texts.changed.onlyLeft(scarce.stock, scarce.stock + 5));
    const total = formatMoney('en', (price + scarce.price * scarce.stock) * 100);
    await expect(dialog).toContainText(total);
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);

    await dialog.getByRole('button', { name: texts.changed.close }).click();
    await expect(dialog).toBeHidden();
    await placeButton.click();
    await dialog.getByRole('button', { name: texts.changed.accept }).click();
    await expect(page.getByRole('heading', { level: 1, name: orderPageEn.thanks })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(total);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout explains that it needs scripts, and how to order instead @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/\.js: csp$/);
    await page.goto('/ar/checkout');
    await expect(page.getByRole('heading', { name: checkoutAr.withoutScripts.title })).toBeVisible();
    await expect(page.getByRole('link', { name: checkoutAr.withoutScripts.call })).toHaveAttribute(
      'href',
      /^tel:/,
    );
  });
});
