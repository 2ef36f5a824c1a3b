import type { Page } from '@playwright/test';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { cartAr } from '#i18n/messages/storefront/cart.ar.ts';
import { cartEn } from '#i18n/messages/storefront/cart.en.ts';
import { checkoutAr } from '#i18n/messages/storefront/checkout.ar.ts';
import { checkoutEn } from '#i18n/messages/storefront/checkout.en.ts';
import { contactAr } from '#i18n/messages/storefront/contact.ar.ts';
import { contactEn } from '#i18n/messages/storefront/contact.en.ts';
import { servicesEn } from '#i18n/messages/storefront/content-pages/services.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { orderPageAr } from '#i18n/messages/storefront/order-page.ar.ts';
import { orderPageEn } from '#i18n/messages/storefront/order-page.en.ts';
import { quotationAr } from '#i18n/messages/storefront/quotation.ar.ts';
import { quotationEn } from '#i18n/messages/storefront/quotation.en.ts';
import { formatAmount } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forOneLanguage,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';
import { askForQuote, savedPages, sendOffer, staffRead } from '../support/browser/browser-quotes.ts';
import { fillCart, readProduct } from '../support/browser/checkout-orders.ts';
import { repeatedAddress, repeatedPhone } from '../support/browser/repeated-visitor.ts';
import { signInByCall } from '../support/browser/staff-in-browser.ts';
import { xlsxOf } from '../support/spreadsheets.ts';

const texts = {
  en: {
    ...{ contact: contactEn, quotation: quotationEn, product: en.product },
    ...{ cart: cartEn, checkout: checkoutEn, orderPage: orderPageEn },
  },
  ar: {
    ...{ contact: contactAr, quotation: quotationAr, product: ar.product },
    ...{ cart: cartAr, checkout: checkoutAr, orderPage: orderPageAr },
  },
};
const desk = 'sadu-staff-desk-140-light-oak';
const dock = 'wasl-usb-c-dock-100w';
/** The first bytes of a file that Excel wrote before 2007. */
const oldExcel = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Names = Pick<Awaited<ReturnType<typeof readProduct>>, 'name' | 'translations'>;

function nameOf({ name, translations }: Names, locale: Locale): string {
  return locale === 'en' ? name : translations.ar.name;
}

async function leaveContact(page: Page, { quotation }: typeof contactEn, number: string): Promise<void> {
  const { contact } = quotation;
  await page.getByRole('textbox', { name: contact.name }).fill('Aisha Al Kuwari');
  await page.getByRole('textbox', { name: contact.phone }).fill(number);
  await page.getByRole('textbox', { name: contact.email }).fill('aisha@example.qa');
}

// Specification 1.07, 2.11
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
  await expectNoAxeViolations(page, 'main');
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
  await expectNoAxeViolations(page, 'main');
});

forOneLanguage('en', ({ locale, path }) => {
  const { contact, quotation, product: productTexts, cart, checkout, orderPage } = texts[locale];
  const slug = locale === 'en' ? 'khazna-filing-cabinet-4-drawer-charcoal' : 'khazna-pedestal-3-drawer-white';

  test('a product becomes a quotation at list prices, in the number of its page, and is saved as a PDF', async ({
    page,
    request,
  }) => {
    const product = await readProduct(request, slug);
    await page.goto(path(`/product/${slug}`));
    await untilInteractive(page);
    await page.getByRole('spinbutton').fill('4');
    const ask = page.getByRole('link', { name: productTexts.requestQuotation }).first();
    await ask.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.quotationPage.title);
    await expect(page.getByRole('spinbutton')).toHaveValue('4');
    // There and back again, by the browser and by the link of the line.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(product, locale));
    await expect(page.getByRole('spinbutton')).toHaveValue('4');
    await page.getByRole('spinbutton').fill('3');
    await ask.click();
    await expect(page.getByRole('spinbutton')).toHaveValue('3');
    await page
      .getByRole('main')
      .getByRole('link', { name: nameOf(product, locale) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(product, locale));
    await expect(page.getByRole('spinbutton')).toHaveValue('3');
    await ask.click();

    await leaveContact(page, contact, locale === 'en' ? '55120072' : '٥٥١٢٠٠٧٤');
    await page.getByText(contact.quotation.company.title).click();
    await page.getByRole('textbox', { name: contact.quotation.company.name }).fill('Gulf Contracting');
    await page.getByRole('button', { name: contact.quotation.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quotation.ready);
    const total = formatAmount(3 * dirhamsFromQar(product.price));
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText(total);
    await expect(sheet.locator('[lang=ar]').first()).toHaveAttribute('dir', 'rtl');
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);

    const address = new URL(page.url());
    const answer = await request.get(address.pathname + address.search);
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const reference = address.searchParams.get('quotation') ?? '';
    const { name, pages } = await savedPages(page, quotation.download);
    expect(name).toBe(`${reference}.pdf`);
    expect(pages).toHaveLength(1);
    for (const words of [reference, total, product.sku, 'Gulf Contracting', 'عرض سعر']) {
      expect(pages[0]).toContain(words);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  });

  test('a cart of twelve lines becomes a quotation of two pages @nightly', async ({ page, request }) => {
    const listed = (await (await request.get('/api/products?category=storage')).json()) as {
      data: readonly { slug: string; price: number; sku: string; stock: number }[];
    };
    const wanted = listed.data.slice(0, 12);
    expect(wanted).toHaveLength(12);
    await fillCart(
      page,
      wanted.map(({ slug: each }) => ({ slug: each, quantity: 2 })),
    );
    await page.goto(path('/cart'));
    await untilInteractive(page);
    // One of them is out of stock. The line that says so, once the server has answered, moves the link below it.
    await expect(page.getByText(cart.summary.countsWhatIsThere)).toBeVisible();
    await page.getByRole('link', { name: cart.summary.quotation }).click();
    await expect(page.getByRole('spinbutton')).toHaveCount(12);
    await leaveContact(page, contact, locale === 'en' ? '55120075' : '55120076');
    await page.getByRole('button', { name: contact.quotation.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quotation.ready);
    // With the headings and the sums.
    await expect(page.getByRole('article').getByRole('row')).toHaveCount(14);
    await expectNoSidewaysScroll(page);
    const { pages } = await savedPages(page, quotation.download);
    expect(pages).toHaveLength(2);
    for (const { sku } of wanted) expect(pages.join(' ')).toContain(sku);
    const total = wanted.reduce((sum, { price }) => sum + 2 * dirhamsFromQar(price), 0);
    expect(pages[1]).toContain(formatAmount(total));
  });

  test('a pasted list, an Excel file and a search become lines, which can be corrected, and survive a reload @nightly', async ({
    page,
    request,
  }, testInfo) => {
    await page.setExtraHTTPHeaders(repeatedAddress(testInfo));
    const { lines } = contact.quotation;
    const { list, search } = lines;
    const [first, second] = [await readProduct(request, slug), await readProduct(request, dock)];
    await page.goto(path('/contact?request=quotation'));
    await untilInteractive(page);
    await page.getByRole('button', { name: list.open }).click();
    await page.getByRole('button', { name: list.match }).click();
    await expect(page.getByText(list.empty)).toBeVisible();
    await page.getByLabel(list.label).fill(`${first.sku} 12\nPartition wall, glass 4`);
    await page.getByRole('button', { name: list.match }).click();
    await expect(page.getByText(list.summary(1, 1))).toBeVisible();
    const group = page.getByRole('group', { name: lines.title });
    await expect(group.getByText(list.matchedByCode)).toBeVisible();
    await expect(group.getByRole('textbox', { name: lines.text(1) })).toHaveValue('Partition wall, glass');
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);

    const file = page.getByLabel(list.file);
    await file.setInputFiles({ name: 'old.xls', mimeType: 'application/vnd.ms-excel', buffer: oldExcel });
    await page.getByRole('button', { name: list.match }).click();
    await expect(page.getByText(list.problems.old_excel)).toBeVisible();
    const rows = [
      ['Code', 'Description', 'Qty'],
      [second.sku, 'Docks', 7],
      ['', 'Espresso machine', 1],
      ['', 'Kitchen unit', 'to be agreed'],
    ];
    const boq = { name: 'boq.xlsx', mimeType: '', buffer: Buffer.from(await xlsxOf(rows)) };
    await file.setInputFiles(boq);
    await page.getByRole('button', { name: list.match }).click();
    await expect(page.getByText(list.summary(1, 1))).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Kitchen unit' })).toContainText(
      list.skippedRows.row(4),
    );

    // One is taken back, and one is looked up.
    await page.getByRole('button', { name: list.leaveNamed(nameOf(first, locale)) }).click();
    await expect(group.getByRole('link', { name: nameOf(first, locale) })).toBeHidden();
    await page.reload();
    await untilInteractive(page);
    await expect(group.getByRole('textbox')).toHaveCount(3);
    const espresso = group.getByRole('listitem').filter({ hasText: 'Espresso machine' });
    await espresso.getByRole('button', { name: search.find }).click();
    await espresso.getByLabel(search.label).fill(first.sku);
    await espresso.getByRole('button', { name: search.use(nameOf(first, locale)) }).click();
    await expect(group.getByRole('link', { name: nameOf(first, locale) })).toBeVisible();

    await page.getByRole('textbox', { name: contact.quotation.place.buyerReference }).fill('RFQ-2026-114');
    const phone = repeatedPhone(locale === 'en' ? '55120090' : '55120091', testInfo);
    await leaveContact(page, contact, phone);
    await page.getByRole('button', { name: contact.quotation.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quotation.ready);
    const sheet = page.getByRole('article');
    for (const told of ['RFQ-2026-114', second.sku, first.sku, 'Partition wall, glass']) {
      await expect(sheet).toContainText(told);
    }
  });

  test('a better offer of staff is accepted with a purchase order, once, from however many tabs @nightly', async ({
    page,
    context,
    request,
  }) => {
    const { accept } = quotation;
    const { price, stock } = await readProduct(request, slug);
    const phone = locale === 'en' ? '55120080' : '55120081';
    const asked = await askForQuote(request, { slug, quantity: 2, phone, locale });
    await page.goto(path(asked.path));
    await untilInteractive(page);
    await expect(page.getByRole('main').getByRole('status')).toContainText(quotation.next.requested);
    await signInByCall(request);
    const offer = { unitPrice: price - 19, discount: 38.5, message: 'For your new floor' };
    const { id } = await sendOffer(request, asked.reference, offer);
    const total = formatAmount(dirhamsFromQar(2 * (price - 19) - 38.5));
    // The page was open all the while; it revalidates when it becomes visible again.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('main').getByRole('status')).toContainText(quotation.next.quoted);
    const sheet = page.getByRole('article');
    for (const words of [total, offer.message]) await expect(sheet).toContainText(words);
    await expect(page.getByRole('heading', { name: quotation.earlier })).toBeVisible();

    const elsewhere = await context.newPage();
    await elsewhere.goto(path(asked.path));
    await untilInteractive(elsewhere);
    const placeIn = (tab: Page) => tab.getByRole('button', { name: new RegExp(`^${accept.button} ·`) });
    for (const tab of [page, elsewhere]) {
      await tab.getByRole('button', { name: accept.open }).click();
      await tab.getByRole('radio', { name: checkout.delivery.pickup }).check();
    }
    await placeIn(page).click();
    await expect(page.locator('#checkout-summary')).toContainText(checkout.problems.required.acceptsTerms);
    await expectNoAxeViolations(page, 'main');
    for (const tab of [page, elsewhere]) {
      await tab.getByRole('checkbox', { name: checkout.terms.accept }).check();
    }

    const lpoNumber = `LPO-${asked.reference}`;
    await page.getByRole('textbox', { name: accept.lpoNumber }).fill(lpoNumber);
    const file = page.getByLabel(accept.file);
    const lpoFile = { name: 'lpo.pdf', mimeType: 'application/pdf' };
    await file.setInputFiles({ ...lpoFile, buffer: Buffer.from('<script>') });
    await placeIn(page).click();
    // By its contents it is no PDF; nothing was ordered, and nothing that was typed is gone.
    await expect(file).toHaveAttribute('aria-invalid', 'true');
    await expect(file).toBeFocused();
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('button', { name: accept.fileTexts.remove }).click();
    await expect(file).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText(accept.fileTexts.none)).toBeVisible();
    const purchaseOrder = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    await file.setInputFiles({ ...lpoFile, buffer: purchaseOrder });
    const sent: string[] = [];
    page.on('request', (call) => call.url().endsWith('/api/accept-quote') && sent.push(call.url()));
    await placeIn(page).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderPage.thanks);
    expect(sent).toHaveLength(1);
    for (const words of [lpoNumber, total]) await expect(page.getByRole('main')).toContainText(words);

    await placeIn(elsewhere).click();
    await expect(elsewhere).toHaveURL(page.url());
    expect((await readProduct(request, slug)).stock).toBe(stock - 2);
    const orders = await staffRead<{ number: string; total: number }[]>(
      request,
      `/api/orders?search=${lpoNumber}`,
    );
    const number = new URL(page.url()).searchParams.get('order') ?? '';
    expect(orders).toMatchObject([{ number, total: 2 * (price - 19) - 38.5 }]);
    expect(await (await request.get(`/api/quotes/${id}/lpo`)).body()).toEqual(purchaseOrder);
    await page.goto(path(asked.path));
    await expect(page.getByRole('main').getByRole('status')).toContainText(quotation.next.accepted);
    await expect(page.getByRole('link', { name: quotation.openOrder(number) })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a quotation is read, and declined in two steps @nightly', async ({ page, request, problems }) => {
    problems.allow(/\.js: csp$/);
    const { decline, accept, next } = quotationEn;
    const wanted = { slug: desk, quantity: 2, phone: '55120077', locale: 'en' } as const;
    const asked = await askForQuote(request, wanted);
    await page.goto(asked.path);
    await expect(page.getByRole('article')).toContainText(asked.reference);
    await expect(page.getByRole('button', { name: accept.open })).toBeHidden();
    await expect(page.getByRole('button', { name: decline.confirm })).toBeHidden();
    await page.locator('summary', { hasText: decline.open }).click();
    await page.getByRole('button', { name: decline.confirm }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(next.declined);
    await expect(page.locator('summary', { hasText: decline.open })).toHaveCount(0);
    await expect(page).toHaveURL(asked.path);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a cart in Arabic becomes a quotation with a line in words, which is declined @nightly', async ({
    page,
  }) => {
    await fillCart(page, [{ slug: desk, quantity: 3 }, { slug: dock }]);
    await page.goto('/ar/cart');
    await untilInteractive(page);
    await page.getByRole('link', { name: cartAr.summary.quotation }).click();
    await expect(page.getByRole('spinbutton')).toHaveCount(2);
    await page.getByRole('button', { name: contactAr.quotation.lines.add }).click();
    await page.keyboard.type('طاولة اجتماعات من خشب الجوز');
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);
    await leaveContact(page, contactAr, '٥٥١٢٠٠٧٣');
    await page.getByRole('button', { name: contactAr.quotation.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quotationAr.ready);
    await expect(page.getByRole('article').getByRole('row')).toHaveCount(5);
    await expect(page.getByRole('main')).toContainText(quotationAr.accept.notYet);
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: quotationAr.decline.open }).click();
    await page.getByRole('button', { name: quotationAr.decline.confirm }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(quotationAr.next.declined);
    await expect(page.getByRole('button', { name: quotationAr.decline.open })).toHaveCount(0);
  });
});

// Specification 2.03
test('a service is named in the request, and so are the words of a search that found nothing @nightly', async ({
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

test('a wrong key opens no quotation @nightly', async ({ page }) => {
  const answer = await page.goto('/ar/quotation?quotation=QT-7K4M-2QXD&key=wrong');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(quotationAr.incomplete.where);
});
