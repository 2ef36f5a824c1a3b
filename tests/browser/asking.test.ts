import type { Page } from '@playwright/test';
import { cartAr } from '#i18n/messages/cart.ar.ts';
import { checkoutEn } from '#i18n/messages/checkout.en.ts';
import { contactAr } from '#i18n/messages/contact.ar.ts';
import { contactEn } from '#i18n/messages/contact.en.ts';
import { orderPageEn } from '#i18n/messages/order-page.en.ts';
import { quotationAr } from '#i18n/messages/quotation.ar.ts';
import { quotationEn } from '#i18n/messages/quotation.en.ts';
import { servicesEn } from '#i18n/messages/services.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  test,
  untilInteractive,
} from '../support/browser.ts';
import { fillCart, readProduct } from '../support/checkout-orders.ts';

const desk = 'sadu-staff-desk-140-light-oak';
const dock = 'wasl-usb-c-dock-100w';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function leaveContact(page: Page, texts: typeof contactEn, number: string): Promise<void> {
  const { contact } = texts.quotation;
  await page.getByRole('textbox', { name: contact.name }).fill('Aisha Al Kuwari');
  await page.getByRole('textbox', { name: contact.phone }).fill(number);
  await page.getByRole('textbox', { name: contact.email }).fill('aisha@example.qa');
}

test('a message says what is missing, survives a lost connection and a reload, and shows its reference', async ({
  page,
  problems,
}) => {
  problems.allow(/send-contact/);
  const { message, sent } = contactEn;
  const button = page.getByRole('button', { name: message.button });
  await page.goto('/contact');
  await untilInteractive(page);
  await button.click();
  const list = page.locator('#message-summary');
  await expect(list).toBeFocused();
  await expect(list).toContainText(message.problems.required.email);
  await expectNoAxeViolations(page);
  await list.getByRole('link', { name: message.problems.required.text }).click();
  await expect(page.getByRole('textbox', { name: message.text })).toBeFocused();

  await page.getByRole('textbox', { name: message.name }).fill('Omar Haddad');
  await page.getByRole('textbox', { name: message.phone }).fill('55120071');
  await page.getByRole('textbox', { name: message.subject }).fill('Walnut');
  await page.getByRole('textbox', { name: message.text }).fill('Is the desk to be had in walnut?');
  await page.route('**/api/send-contact', (route) => route.abort('connectionreset'));
  await button.click();
  await expect(page.getByRole('alert')).toContainText(message.failures.unanswered.title);
  await page.unroute('**/api/send-contact');
  await page.reload();
  await untilInteractive(page);
  await expect(page.getByRole('textbox', { name: message.text })).toHaveValue(/walnut/);
  await button.click();
  await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(/MS-[A-Z\d]{4}-[A-Z\d]{4}/);
  await expectNoAxeViolations(page);
});

test('a product becomes a quotation at list prices, is accepted with a purchase order, and leads to its order', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/415: POST .*accept-quote/);
  const { price, stock } = await readProduct(request, desk);
  await page.goto(`/product/${desk}`);
  await untilInteractive(page);
  await page.getByRole('link', { name: 'Request a quotation' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactEn.quotationPage.title);
  await page.getByRole('spinbutton').fill('2');
  await leaveContact(page, contactEn, '55120072');
  await page.getByText(contactEn.quotation.company.title).click();
  await page.getByRole('textbox', { name: contactEn.quotation.company.name }).fill('Gulf Contracting');
  await page.getByRole('button', { name: contactEn.quotation.button }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quotationEn.ready);
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText((2 * price).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','));
  await expect(sheet.locator('[lang=ar]').first()).toHaveAttribute('dir', 'rtl');
  await expectNoAxeViolations(page);
  const address = new URL(page.url());
  const answer = await request.get(address.pathname + address.search);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const pdf = await page.getByRole('link', { name: quotationEn.download }).getAttribute('href');
  expect((await (await request.get(pdf ?? '')).body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: quotationEn.accept.open }).click();
  const place = page.getByRole('button', { name: new RegExp(`^${quotationEn.accept.button}`) });
  await place.click();
  await expect(page.locator('#checkout-summary')).toContainText(checkoutEn.problems.required.acceptsTerms);
  await expectNoAxeViolations(page);
  await page.getByRole('textbox', { name: quotationEn.accept.lpoNumber }).fill('LPO-2026-77');
  const file = page.getByLabel(quotationEn.accept.file);
  await file.setInputFiles({ name: 'lpo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') });
  await page.getByRole('radio', { name: checkoutEn.delivery.pickup }).check();
  await page.getByRole('checkbox', { name: checkoutEn.terms.accept }).check();
  await page.getByRole('button', { name: new RegExp(`^${quotationEn.accept.button}`) }).click();
  // By its contents it is no PDF; nothing was ordered, and nothing that was typed is gone.
  await expect(file).toHaveAttribute('aria-invalid', 'true');
  await file.setInputFiles([]);
  await place.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderPageEn.thanks);
  await expect(page.getByRole('main')).toContainText('LPO-2026-77');
  expect((await readProduct(request, desk)).stock).toBe(stock - 2);

  await page.goto(address.pathname + address.search);
  await expect(page.getByRole('main').getByRole('status')).toContainText(quotationEn.next.accepted);
  await expect(page.getByRole('link', { name: /^Open order OG-/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a cart in Arabic becomes a quotation with a line in words, which is declined', async ({ page }) => {
    await fillCart(page, [{ slug: desk, quantity: 3 }, { slug: dock }]);
    await page.goto('/ar/cart');
    await untilInteractive(page);
    await page.getByRole('link', { name: cartAr.summary.quotation }).click();
    await expect(page.getByRole('spinbutton')).toHaveCount(2);
    await page.getByRole('button', { name: contactAr.quotation.lines.add }).click();
    await page.keyboard.type('طاولة اجتماعات من خشب الجوز');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await leaveContact(page, contactAr, '٥٥١٢٠٠٧٣');
    await page.getByRole('button', { name: contactAr.quotation.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quotationAr.ready);
    await expect(page.getByRole('article').getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('main')).toContainText(quotationAr.accept.notYet);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: quotationAr.decline.open }).click();
    await page.getByRole('button', { name: quotationAr.decline.confirm }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(quotationAr.next.declined);
    await expect(page.getByRole('button', { name: quotationAr.decline.open })).toHaveCount(0);
  });
});

test('a service is named in the request, and so are the words of a search that found nothing', async ({
  page,
}) => {
  const { list, askNamed } = servicesEn;
  await page.goto('/services');
  await untilInteractive(page);
  await page.getByRole('link', { name: askNamed(list.it_setup.name) }).click();
  await expect(page.getByRole('combobox', { name: contactEn.quotation.service })).toHaveValue('it_setup');
  await expect(page.getByRole('textbox', { name: contactEn.quotation.lines.text(1) })).toHaveValue(
    list.it_setup.name,
  );
  await page.goto('/products?search=qxzvkj');
  await untilInteractive(page);
  await page.getByRole('main').getByRole('link', { name: contactEn.ways.quotation }).click();
  await expect(page.getByRole('textbox', { name: contactEn.quotation.lines.text(2) })).toHaveValue('qxzvkj');
  await expectNoLayoutShift(page);
});

test('a wrong key opens no quotation', async ({ page }) => {
  const answer = await page.goto('/ar/quotation?quotation=QT-7K4M-2QXD&key=wrong');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(quotationAr.incomplete.where);
});
