import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { orderEditorAr } from '#i18n/messages/admin/orders/order-editor.ar.ts';
import { orderEditorEn } from '#i18n/messages/admin/orders/order-editor.en.ts';
import { adminOutboxAr } from '#i18n/messages/admin/outbox.ar.ts';
import { adminOutboxEn } from '#i18n/messages/admin/outbox.en.ts';
import { adminOffersAr } from '#i18n/messages/admin/quotations/offers.ar.ts';
import { adminOffersEn } from '#i18n/messages/admin/quotations/offers.en.ts';
import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import { quoteDocumentsEn } from '#i18n/messages/documents/quote-documents.en.ts';
import { quotationEn } from '#i18n/messages/storefront/quotation.en.ts';
import { formatMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { askForQuote, savedPages, sendOffer } from '../../support/browser/browser-quotes.ts';
import { readProduct } from '../../support/browser/checkout-orders.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';

const slug = 'sadu-height-adjustable-desk-160';

/** The quotations of a phone are limited. */
const newPhone = () => `+97455${randomInt(100_000, 1_000_000)}`;

/** Requested by another client than the staff who answer it. */
async function askForQuotation(request: APIRequestContext): Promise<{ reference: string; page: string }> {
  const product = await readProduct(request, slug);
  const answer = await request.post('/api/send-quote', {
    data: {
      key: randomUUID(),
      locale: 'en',
      lines: [
        { productId: product.id, quantity: 4 },
        { text: 'Partition walls, 40 m', quantity: 1 },
      ],
      contact: { name: 'Omar Haddad', phone: newPhone(), email: 'omar@example.qa' },
      company: { name: 'Pearl Design', crNumber: '' },
      zone: 69,
      wantedOn: null,
      service: null,
      source: 'cart',
      notes: '',
      website: '',
      secondsOnPage: 60,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { data } = (await answer.json()) as { data: { reference: string; trackingKey: string } };
  return {
    reference: data.reference,
    page: `/quotation?${new URLSearchParams({ quotation: data.reference, key: data.trackingKey })}`,
  };
}

const looksRight = async (page: Page) => {
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
};

/** Counts the clicks of a task, as the first-day employee makes them. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    document.addEventListener('click', ({ detail }) => {
      // A click on a label clicks its field once more, without a pointer.
      if (detail > 0) counted.clicks += 1;
    });
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

forOneLanguage('ar', ({ locale }) => {
  const isArabic = locale === 'ar';
  const sales = isArabic ? adminSalesAr : adminSalesEn;
  const offers = isArabic ? adminOffersAr : adminOffersEn;
  const general = isArabic ? adminGeneralAr : adminGeneralEn;
  const editor = isArabic ? orderEditorAr : orderEditorEn;
  const outbox = isArabic ? adminOutboxAr : adminOutboxEn;
  const { quotations } = sales;
  const money = (qar: number) => formatMoney(locale, dirhamsFromQar(qar));

  test('an offer with discounts and terms is checked as the buyer will see it, sent in two clicks, replaces the one before, and is withdrawn', async ({
    page,
    request,
    problems,
  }) => {
    const asked = await askForQuotation(request);
    await signInAsStaff(page, locale);
    await page.goto(`/admin/quotations?search=${asked.reference}`);
    // This shop has no mail server: every screen says so, in words for staff.
    const banner = page.getByRole('complementary', { name: /./ }).filter({ hasText: outbox.banner.off.text });
    await expect(banner).toBeVisible();
    await expect(banner).not.toContainText('SMTP');
    await page.getByRole('link', { name: asked.reference }).click();
    const field = (name: string, line: number) =>
      page.getByRole('textbox', { name: quotations.lineOf(name, line), exact: true });
    const price = field(sales.unitPrice, 1);
    await expect(price).not.toHaveValue('');
    const total = page.getByRole('status', { name: sales.total });
    const dialog = page.getByRole('dialog');
    const check = page.getByRole('button', { name: offers.check });

    await price.fill('1500.50');
    await field(sales.unitPrice, 2).fill(isArabic ? '٢٠٠٠' : '2000');
    await field(offers.discountOfLine, 2).fill('10');
    await page
      .getByLabel(offers.discountUnit(quotations.lineOf(offers.discountOfLine, 2)))
      .selectOption('percent');
    const whole = page.getByRole('textbox', { name: offers.discountOfAll, exact: true });
    await whole.fill('2');
    await expect(total).toHaveText(money(4 * 1500.5 + 1800 - 2));
    await page.getByRole('button', { name: quotations.addProduct }).click();
    await expect(page.getByLabel(quotations.addProductSearch)).toBeFocused();
    await page.getByLabel(quotations.addProductSearch).fill('laptop');
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await page.keyboard.press('Escape');
    await field(sales.unitPrice, 3).fill('100');
    await page.getByRole('button', { name: quotations.addText }).click();
    await check.click();
    // The line in words has no name yet: the error is beside it, and nothing else is lost.
    problems.allow(/400/);
    const words = page.getByLabel(quotations.lineOf(quotations.nameEn, 4));
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    await words.fill('Installation on a Friday');
    await field(sales.unitPrice, 4).fill('400');

    // A discount of everything is said at once, and refused.
    await whole.fill('8302');
    await expect(page.getByText(offers.problems.discount)).toBeVisible();
    await check.click();
    await expect(whole).toHaveAttribute('aria-invalid', 'true');
    await expect(whole).toBeFocused();
    await whole.fill('2');

    await page.getByLabel(offers.promise, { exact: true }).selectOption('lead_time');
    await page.getByLabel(offers.leadTimeDays).fill('12');
    await page.getByLabel(offers.assembly, { exact: true }).selectOption('priced');
    await page.getByLabel(offers.assemblyFee).fill('250');
    await page.getByLabel(offers.payment, { exact: true }).selectOption('30');
    const expected = 4 * 1500.5 + 1800 + 100 + 400 - 2 + 250;
    await expect(total).toHaveText(money(expected));
    await page.getByLabel(quotations.message).fill('As agreed on the phone');
    await looksRight(page);

    const clicks = await countClicks(page);
    await check.click();
    await expect(dialog).toContainText('omar@example.qa');
    await expect(dialog).toContainText(outbox.notice.off.title);
    await expect(dialog).toContainText(money(expected));
    // The buyer reads English, and so does the preview.
    for (const told of ['12 working days', 'Within 30 days of the invoice', 'As agreed on the phone']) {
      await expect(dialog).toContainText(told);
    }
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: offers.preview.send }).click();
    await expect(page.getByText(offers.sentNotMailed(2))).toBeVisible();
    expect(await clicks()).toBe(2);
    await expect(page.getByText(quotations.offer(3))).toBeVisible();
    const staffPage = page.url();

    await page.goto(asked.page);
    const sheet = page.getByRole('article');
    for (const told of [
      'As agreed on the phone',
      'Installation on a Friday',
      '8,550.00',
      '12 working days',
    ]) {
      await expect(sheet).toContainText(told);
    }
    const earlier = page.getByRole('group').filter({ hasText: quotationEn.version(1) });
    await expect(earlier).toContainText(quotationEn.replaced);
    await earlier.getByText(quotationEn.version(1), { exact: true }).click();
    const { pages } = await savedPages(page, quotationEn.downloadVersion(1));
    expect(pages[0]).toContain(quoteDocumentsEn.replacedBy(2));
    await looksRight(page);

    await page.goto(staffPage);
    await page.getByRole('button', { name: offers.withdraw }).click();
    await page.getByLabel(offers.withdrawNote).fill('A wrong price, sorry');
    await looksRight(page);
    await dialog.getByRole('button', { name: offers.withdraw }).click();
    await expect(page.getByText(offers.withdrawn)).toBeVisible();
    await expect(page.getByRole('button', { name: offers.withdraw })).toBeHidden();
    await page.goto(asked.page);
    await expect(page.getByRole('main').getByRole('status')).toContainText('A wrong price, sorry');
    await expect(page.getByRole('button', { name: quotationEn.accept.open })).toBeHidden();

    // Of the three emails to the buyer one still matters; it is dropped, and sent to a corrected address after all.
    await page.goto(`/admin/outbox?search=${asked.reference}&status=pending`);
    const waiting = page.getByRole('link', { name: /withdrawn/ });
    await expect(waiting).toHaveCount(1);
    await expect(
      page.getByRole('link', { name: new RegExp(`Your quotation ${asked.reference}`) }),
    ).toHaveCount(0);
    // The frame of an email may not read the storage, which the sign-in of these tests writes to.
    problems.allow(/sandboxed/);
    await waiting.click();
    await page.getByRole('button', { name: outbox.drop }).click();
    await dialog.getByRole('button', { name: outbox.drop }).click();
    await expect(page.getByText(outbox.dropReasons.staff)).toBeVisible();
    await page.getByRole('button', { name: outbox.resend }).click();
    await page.getByLabel(outbox.resendTo).fill('right@example.qa');
    await dialog.getByRole('button', { name: outbox.resend }).click();
    await expect(page.getByRole('link', { name: outbox.openOriginal })).toBeVisible();
    await expect(page.getByText('right@example.qa')).toBeVisible();
    await looksRight(page);
  });

  test('an offer that a colleague has just sent is compared with its discounts, and the choice is sent @nightly', async ({
    page,
    request,
    problems,
  }) => {
    const wanted = { slug, quantity: 2, phone: newPhone(), locale: 'en' } as const;
    const { reference } = await askForQuote(request, wanted);
    await signInAsStaff(page, locale);
    await page.goto(`/admin/quotations?search=${reference}`);
    await page.getByRole('link', { name: reference }).click();
    const discount = page.getByRole('textbox', {
      name: quotations.lineOf(offers.discountOfLine, 1),
      exact: true,
    });
    await discount.fill('10');
    await page
      .getByLabel(offers.discountUnit(quotations.lineOf(offers.discountOfLine, 1)))
      .selectOption('percent');
    await page.getByRole('button', { name: offers.check }).click();
    const preview = page.getByRole('dialog').filter({ has: page.getByRole('article') });
    await expect(preview).toBeVisible();
    await sendOffer(page.request, reference, { unitPrice: 1400, discount: 0, message: 'Of a colleague' });
    problems.allow(/409/);
    await preview.getByRole('button', { name: offers.preview.send }).click();
    const conflict = page.getByRole('dialog', { name: general.conflictTitle });
    await expect(conflict).toContainText(/1400/);
    await expect(conflict.getByText(offers.discountOfLine)).toHaveCount(1);
    await expect(conflict).toContainText('10 %');
    await expectNoAxeViolations(page);
    await conflict.getByRole('button', { name: general.keepChosen }).click();
    await expect(discount).toHaveValue('10');
    await page.getByRole('button', { name: offers.check }).click();
    await preview.getByRole('button', { name: offers.preview.send }).click();
    await expect(page.getByText(offers.sentNotMailed(3))).toBeVisible();
  });

  test('a quotation for a caller without an email address is made of a pasted list in ten clicks, and its link passed on @nightly', async ({
    page,
    request,
  }) => {
    const { sku } = await readProduct(request, slug);
    await signInAsStaff(page, locale);
    await page.goto('/admin/quotations');
    const clicks = await countClicks(page);
    await page.getByRole('link', { name: offers.create }).click();
    const name = `Huda ${randomUUID().slice(0, 6)}`;
    const buyerReference = `RFQ-${randomUUID().slice(0, 6)}`;
    for (const [label, value] of [
      [editor.name, name],
      [editor.phone, newPhone()],
      [offers.buyerReference, buyerReference],
    ] as const) {
      await page.getByRole('textbox', { name: label }).fill(value);
    }
    await page.getByRole('combobox', { name: editor.zone }).selectOption('69');
    await page.getByRole('button', { name: offers.paste }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(offers.pasteLabel)).toBeFocused();
    await dialog.getByLabel(offers.pasteLabel).fill(`${sku} 3\nPartition wall, glass 2\nCurtains 0`);
    await dialog.getByRole('button', { name: offers.pasteAdd }).click();
    await expect(dialog.getByText(offers.pasted(1, 1))).toBeVisible();
    // A row that says no quantity is named before the dialog is closed.
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Curtains' })).toContainText(
      offers.skippedRows.row(3),
    );
    await page.keyboard.press('Escape');
    await page.getByLabel(quotations.lineOf(sales.unitPrice, 2)).fill('900');
    await looksRight(page);
    await page.getByRole('button', { name: offers.check }).click();
    await expect(dialog).toContainText(offers.preview.toPassOn);
    // The document of the buyer's page: with letterhead, district and the buyer's own reference.
    const sheet = dialog.getByRole('article');
    for (const text of [firstShopProfile.legalName.ar, 'Lusail', buyerReference, sku]) {
      await expect(sheet).toContainText(text);
    }
    const previewed = await sheet.getByRole('table').innerText();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: offers.preview.send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/QT-/);
    await expect(page.getByText(buyerReference)).toBeVisible();
    await expect(page.getByText(quotations.sources.staff)).toBeVisible();
    expect(await clicks()).toBeLessThanOrEqual(10);
    await expect(page.getByText(offers.link.noEmail)).toBeVisible();
    await looksRight(page);
    const address = await page.getByLabel(offers.link.label).inputValue();

    // Found by the buyer's own reference, in the list and in the search over everything.
    await page.goto(`/admin/quotations?search=${buyerReference.toLowerCase()}`);
    await expect(page.getByRole('link', { name: /QT-/ })).toHaveCount(1);
    const answer = await page.request.get(`/api/staff/search?search=${buyerReference}`);
    expect((await answer.json()).data.quotations).toHaveLength(1);

    // The buyer's page shows the same document.
    await page.goto(address);
    await expect(page.getByRole('article').getByRole('table')).toHaveText(/./);
    expect(await page.getByRole('article').getByRole('table').innerText()).toBe(previewed);
  });
});
