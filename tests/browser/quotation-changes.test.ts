import type { APIRequestContext, Page } from '@playwright/test';
import { checkoutAr } from '#i18n/messages/storefront/checkout.ar.ts';
import { checkoutEn } from '#i18n/messages/storefront/checkout.en.ts';
import { orderPageAr } from '#i18n/messages/storefront/order-page.ar.ts';
import { orderPageEn } from '#i18n/messages/storefront/order-page.en.ts';
import { quotationAr } from '#i18n/messages/storefront/quotation.ar.ts';
import { quotationEn } from '#i18n/messages/storefront/quotation.en.ts';
import { quotationChangeAr } from '#i18n/messages/storefront/quotation-change.ar.ts';
import { quotationChangeEn } from '#i18n/messages/storefront/quotation-change.en.ts';
import { formatAmount } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  untilInteractive,
} from '../support/browser/browser.ts';
import { askForQuote, sendOffer, staffRead } from '../support/browser/browser-quotes.ts';
import { readProduct } from '../support/browser/checkout-orders.ts';
import { repeatedAddressOption, repeatedPhone } from '../support/browser/repeated-visitor.ts';
import { signInByCall, test } from '../support/browser/staff-in-browser.ts';

const slug = 'sadu-staff-desk-140-light-oak';

async function withdraw(staff: APIRequestContext, reference: string, note: string): Promise<void> {
  const [found] = await staffRead<{ id: string }[]>(staff, `/api/quotes?search=${reference}`);
  const { versions } = await staffRead<{ versions: unknown[] }>(staff, `/api/quotes/${found?.id}`);
  const data = { offer: versions.length, note };
  const answer = await staff.post(`/api/quotes/${found?.id}/withdraw`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test.use(repeatedAddressOption);

/** A newer state is shown by the refusal alone, not because the page followed the shop a moment before. */
async function stopFollowing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('focus', (event) => event.stopImmediatePropagation(), true);
  });
}

const texts = {
  en: {
    ...{ accept: quotationEn.accept, changed: quotationChangeEn },
    ...{ checkout: checkoutEn, orderPage: orderPageEn },
  },
  ar: {
    ...{ accept: quotationAr.accept, changed: quotationChangeAr },
    ...{ checkout: checkoutAr, orderPage: orderPageAr },
  },
};

/** Opens the form to accept, for pickup on the first day. */
async function openForPickup(page: Page, locale: Locale): Promise<void> {
  const { accept, checkout } = texts[locale];
  await page.getByRole('button', { name: accept.open }).click();
  await page.getByRole('radio', { name: checkout.delivery.pickup }).check();
  const days = page.getByRole('group', { name: checkout.day.pickup });
  await expect(days.getByRole('radio').first()).toBeChecked();
}

forOneLanguage('ar', ({ locale, path }) => {
  const { accept, changed, checkout, orderPage } = texts[locale];

  test('a buyer who accepts an offer that staff have just replaced or withdrawn is told so beside the form', async ({
    page,
    request,
    problems,
  }) => {
    const { price } = await readProduct(request, slug);
    const phone = repeatedPhone(locale === 'en' ? '55120090' : '55120091', test.info());
    const asked = await askForQuote(request, { slug, quantity: 2, phone, locale });
    await signInByCall(request);
    const offer = { unitPrice: price - 10, discount: 5, message: '' };
    await sendOffer(request, asked.reference, offer);
    await stopFollowing(page);
    await page.goto(path(asked.path));
    await untilInteractive(page);
    await openForPickup(page, locale);
    const lpoNumber = page.getByRole('textbox', { name: accept.lpoNumber });
    await lpoNumber.fill('LPO-77');
    const terms = page.getByRole('checkbox', { name: checkout.terms.accept });
    await terms.check();

    const newer = { unitPrice: price - 20, discount: 5, message: 'A better price' };
    await sendOffer(request, asked.reference, newer);
    // The refusal is an answer of 409, which the browser's console names.
    problems.allow(/409/);
    const place = page.getByRole('button', { name: new RegExp(`^${accept.button} ·`) });
    await place.click();
    const notice = page.getByRole('alert').filter({ hasText: changed.replaced(3) });
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    const amount = (unitPrice: number) => formatAmount(dirhamsFromQar(2 * unitPrice - 5));
    for (const told of [changed.nothingOrdered, amount(price - 20), amount(price - 10)]) {
      await expect(notice).toContainText(told);
    }
    await expect(page.getByText(accept.failures.notAccepted.title)).toBeHidden();
    // The new version is on the page; what was filled in stays, apart from the consent to the old one.
    await expect(page.getByRole('article')).toContainText(newer.message);
    await expect(place).toContainText(amount(price - 20));
    await expect(lpoNumber).toHaveValue('LPO-77');
    await expect(terms).not.toBeChecked();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page, 'main');
    await notice.getByRole('link', { name: changed.read(3) }).click();
    await expect(page.getByRole('article')).toBeInViewport();

    await terms.check();
    await withdraw(request, asked.reference, 'Out of production');
    await place.click();
    const withdrawn = page.getByRole('alert').filter({ hasText: changed.withdrawn });
    await expect(withdrawn).toBeFocused();
    await expect(withdrawn).toBeInViewport();
    for (const told of [changed.nothingOrdered, changed.newOffer, 'Out of production']) {
      await expect(withdrawn).toContainText(told);
    }
    await expect(place).toBeHidden();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page, 'main');

    // Staff make another offer: the form is back as it was, and the order is that of the new offer.
    await sendOffer(request, asked.reference, { ...newer, unitPrice: price - 30 });
    await page.reload();
    await untilInteractive(page);
    await openForPickup(page, locale);
    await expect(lpoNumber).toHaveValue('LPO-77');
    await terms.check();
    await place.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderPage.thanks);
    await expect(page.getByRole('main')).toContainText(amount(price - 30));
  });
});

forOneLanguage('ar', ({ locale, path }) => {
  const { accept, changed, checkout } = texts[locale];

  test('an offer that expires while its buyer fills in the form says its last day @nightly', async ({
    page,
    request,
    problems,
  }) => {
    const phone = repeatedPhone(locale === 'en' ? '55120092' : '55120093', test.info());
    const asked = await askForQuote(request, { slug, quantity: 2, phone, locale });
    await stopFollowing(page);
    await page.goto(path(asked.path));
    await untilInteractive(page);
    await openForPickup(page, locale);
    await page.getByRole('checkbox', { name: checkout.terms.accept }).check();
    // Midnight passes: from now on the shop answers as on the day after the last one.
    await page.route('**/api/accept-quote', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, error: { code: 'status_not_possible', message: '', fields: [] } },
      }),
    );
    await page.route(/\/quotation\.data/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('"requested"', '"expired"'),
      });
    });
    problems.allow(/409/);
    await page.getByRole('button', { name: new RegExp(`^${accept.button} ·`) }).click();
    const notice = page.getByRole('alert').filter({ hasText: changed.newOffer });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(changed.nothingOrdered);
    await expect(notice).toContainText(changed.expired('').trim());
    await expect(page.getByRole('button', { name: accept.open })).toBeHidden();
  });
});

forOneLanguage('en', ({ locale, path }) => {
  const { accept, changed, checkout, orderPage } = texts[locale];

  test('an acceptance without a connection is repeated when it is back; another tab is told of the order @nightly', async ({
    page,
    context,
    request,
    problems,
  }) => {
    const phone = repeatedPhone(locale === 'en' ? '55120094' : '55120095', test.info());
    const asked = await askForQuote(request, { slug, quantity: 1, phone, locale });
    await page.goto(path(asked.path));
    await untilInteractive(page);
    const elsewhere = await context.newPage();
    await elsewhere.goto(path(asked.path));
    await untilInteractive(elsewhere);
    await openForPickup(elsewhere, locale);
    // What sending needs is loaded with the form: an import that failed is not repeated by the browser.
    const sender = page.waitForResponse(/send-acceptance/);
    await openForPickup(page, locale);
    await page.getByRole('checkbox', { name: checkout.terms.accept }).check();
    await (await sender).finished();
    problems.allow(/ERR_INTERNET_DISCONNECTED|offline/i);
    await context.setOffline(true);
    const place = page.getByRole('button', { name: new RegExp(`^${accept.button} ·`) });
    await place.click();
    await expect(page.getByText(accept.failures.offline.title)).toBeVisible();
    await context.setOffline(false);
    await place.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderPage.thanks);

    await elsewhere.evaluate(() => window.dispatchEvent(new Event('focus')));
    const told = elsewhere.getByRole('alert').filter({ hasText: changed.accepted });
    await told.getByRole('link').click();
    await expect(elsewhere).toHaveURL(page.url());
  });
});
