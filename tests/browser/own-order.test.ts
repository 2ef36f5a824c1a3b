import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { orderPageAr } from '#i18n/messages/storefront/order-page.ar.ts';
import { orderPageEn } from '#i18n/messages/storefront/order-page.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';
import { placeOrder, readProduct } from '../support/browser/checkout-orders.ts';
import { repeatedAddress, repeatedPhone } from '../support/browser/repeated-visitor.ts';

const desk = 'sadu-staff-desk-140-light-oak';

forOneLanguage('ar', ({ locale, path }) => {
  const texts = locale === 'ar' ? orderPageAr : orderPageEn;
  const { footer } = locale === 'ar' ? ar : en;

  // Specification 2.09
  test('an order is found by number and phone, changed, ordered again and cancelled, with each result in view', async ({
    page,
    request,
    problems,
  }, testInfo) => {
    await page.setExtraHTTPHeaders(repeatedAddress(testInfo));
    const phone = repeatedPhone(locale === 'ar' ? '55120021' : '55120022', testInfo);
    const address = new URL(await placeOrder(request, desk, phone), 'http://shop.test');
    const number = address.searchParams.get('order') ?? '';

    await page.goto(path('/about'));
    await untilInteractive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: footer.findOrder }).click();
    await page.getByLabel(texts.find.number).fill(number.toLowerCase());
    await page.getByLabel(texts.find.phone).fill('55999999');
    problems.allow(/404/);
    await page.getByRole('button', { name: texts.find.submit }).click();
    await expect(page.getByRole('alert').filter({ hasText: texts.find.unknown })).toBeFocused();
    // What was typed is still there.
    await expect(page.getByLabel(texts.find.number)).toHaveValue(number.toLowerCase());
    await expectNoAxeViolations(page, 'main');
    await page.getByLabel(texts.find.phone).fill(phone);
    // Without a connection the forms say so, and keep what was typed.
    problems.allow(/INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: texts.find.submit }).click();
    await expect(page.getByRole('alert').filter({ hasText: texts.unreachable })).toBeFocused();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: texts.find.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expectNoSidewaysScroll(page);

    await page.getByText(texts.change.open).click();
    const days = page.getByLabel(texts.change.day);
    const before = await days.inputValue();
    await days.selectOption({ index: 2 });
    await page.getByLabel(texts.change.name).fill('Noora Al Thani');
    await page.getByLabel(texts.change.phone).fill('12');
    problems.allow(/400/);
    await page.getByRole('button', { name: texts.change.save }).click();
    await expect(page.getByText(texts.change.problems.phone)).toBeVisible();
    await expect(page.getByLabel(texts.change.name)).toHaveValue('Noora Al Thani');
    await expectNoAxeViolations(page, 'main');
    await page.getByLabel(texts.change.phone).fill(phone);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: texts.change.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: texts.unreachable })).toBeFocused();
    await expect(page.getByLabel(texts.change.name)).toHaveValue('Noora Al Thani');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: texts.change.save }).click();
    const result = page.getByRole('status').filter({ hasText: texts.outcomes.changed });
    await expect(result).toBeFocused();
    await expect(result).toBeInViewport();
    // This shop has no mail server, so no email is promised.
    await expect(result).not.toContainText(texts.confirmationMailed);
    await expect(page.getByRole('main')).toContainText('Noora Al Thani');
    await page.getByText(texts.change.open).click();
    await expect(page.getByLabel(texts.change.day)).not.toHaveValue(before);

    const { name, translations } = await readProduct(request, desk);
    await page.getByRole('link', { name: texts.again.open }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main')).toContainText(locale === 'ar' ? translations.ar.name : name);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

    await page.getByRole('button', { name: texts.cancel.open }).click();
    await page.getByRole('button', { name: texts.cancel.confirm }).click();
    const cancelled = page.getByRole('status').filter({ hasText: texts.outcomes.cancelled });
    await expect(cancelled).toBeFocused();
    await expect(cancelled).toBeInViewport();
    await expect(page.getByText(texts.change.open)).toHaveCount(0);
    // A reload is a later visit.
    await page.reload();
    await expect(page.getByText(texts.outcomes.cancelled)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(texts.cancel.byBuyer);
  });
});
