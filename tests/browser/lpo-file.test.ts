import { checkoutAr } from '#i18n/messages/storefront/checkout.ar.ts';
import { checkoutEn } from '#i18n/messages/storefront/checkout.en.ts';
import { orderPageAr } from '#i18n/messages/storefront/order-page.ar.ts';
import { orderPageEn } from '#i18n/messages/storefront/order-page.en.ts';
import { quotationAr } from '#i18n/messages/storefront/quotation.ar.ts';
import { quotationEn } from '#i18n/messages/storefront/quotation.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';
import { askForQuote } from '../support/browser/browser-quotes.ts';
import { repeatedAddress, repeatedPhone } from '../support/browser/repeated-visitor.ts';

const texts = {
  en: { quotation: quotationEn, checkout: checkoutEn, orderPage: orderPageEn },
  ar: { quotation: quotationAr, checkout: checkoutAr, orderPage: orderPageAr },
};
const dock = 'wasl-usb-c-dock-100w';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

forOneLanguage('ar', ({ locale, path }) => {
  const { quotation, checkout, orderPage } = texts[locale];

  test('the file of a purchase order is sent after the acceptance, from the page of the quotation @nightly', async ({
    page,
    request,
    problems,
  }, testInfo) => {
    const { accept, lpo } = quotation;
    const phone = repeatedPhone(locale === 'en' ? '55120090' : '55120091', testInfo);
    const asked = await askForQuote(request, { slug: dock, quantity: 1, phone, locale });
    await page.setExtraHTTPHeaders(repeatedAddress(testInfo));
    await page.goto(path(asked.path));
    await untilInteractive(page);
    await expect(page.getByRole('heading', { name: lpo.title })).toHaveCount(0);
    await page.getByRole('button', { name: accept.open }).click();
    await page.getByRole('radio', { name: checkout.delivery.pickup }).check();
    // One is chosen as soon as the days are there.
    await expect(page.locator('input[name=day]:checked')).toHaveCount(1);
    await page.getByRole('checkbox', { name: checkout.terms.accept }).check();
    await page.getByRole('button', { name: new RegExp(`^${accept.button} ·`) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderPage.thanks);

    await page.getByRole('link', { name: orderPage.sendLpoFile }).click();
    await expect(page.getByRole('heading', { name: lpo.title })).toBeInViewport();
    const file = page.getByLabel(accept.file);
    const send = page.getByRole('button', { name: lpo.button });
    await send.click();
    await expect(file).toBeFocused();
    await expect(page.getByText(lpo.required)).toBeVisible();
    const chosen = { name: 'lpo 77.pdf', mimeType: 'application/pdf' };
    await file.setInputFiles({ ...chosen, buffer: Buffer.from('<script>') });
    await send.click();
    await expect(page.getByText(accept.fileInvalid)).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);

    // The answer is lost on its way; pressing again is safe.
    problems.allow(/lpo-file/);
    const address = '**/api/accept-quote/lpo-file?*';
    await page.route(address, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await file.setInputFiles({ ...chosen, buffer: pdf });
    await send.click();
    await expect(page.getByText(lpo.failed)).toBeVisible();
    await page.unroute(address);
    await send.click();
    await expect(page.getByRole('heading', { name: lpo.received })).toBeFocused();
    await expect(page.getByText(chosen.name)).toBeVisible();
    await expectNoAxeViolations(page, 'main');

    await page.reload();
    await expect(page.getByRole('heading', { name: lpo.received })).toBeVisible();
    await expect(page.getByRole('button', { name: lpo.button })).toHaveCount(0);
  });
});
