import { readFile } from 'node:fs/promises';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { adminOutboxAr } from '#i18n/messages/admin/outbox.ar.ts';
import { adminOutboxEn } from '#i18n/messages/admin/outbox.en.ts';
import { monthlySalesAr } from '#i18n/messages/admin/overview/monthly-sales.ar.ts';
import { monthlySalesEn } from '#i18n/messages/admin/overview/monthly-sales.en.ts';
import { adminPaymentsAr } from '#i18n/messages/admin/payments/payments.ar.ts';
import { adminPaymentsEn } from '#i18n/messages/admin/payments/payments.en.ts';
import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import { errorsAr } from '#i18n/messages/errors.ar.ts';
import { errorsEn } from '#i18n/messages/errors.en.ts';
import { formatMoney } from '#i18n/money.ts';
import { describeFieldChange } from '#i18n/order-changes.ts';
import { formatMonth } from '#i18n/order-dates.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { placeOrder, readProduct } from '../../support/browser/checkout-orders.ts';
import { repeatedAddressOption, repeatedPhone } from '../../support/browser/repeated-visitor.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';

const slug = 'sadu-height-adjustable-desk-160';

test.use(repeatedAddressOption);

forOneLanguage('en', ({ locale }) => {
  const texts = locale === 'ar' ? adminPaymentsAr : adminPaymentsEn;
  const { states, owed, terms, returns } = texts;
  const errors = locale === 'ar' ? errorsAr : errorsEn;
  const outbox = locale === 'ar' ? adminOutboxAr : adminOutboxEn;
  const sales = locale === 'ar' ? adminSalesAr : adminSalesEn;
  const months = locale === 'ar' ? monthlySalesAr : monthlySalesEn;
  const { name, difference } = describeFieldChange(locale, {
    field: 'paymentDueDays',
    before: null,
    after: 30,
  });
  const describeTerms = `${name}: ${difference}`;
  const qar = (amount: number) => formatMoney(locale, dirhamsFromQar(amount));

  test('an order on credit is paid in part, invoiced, listed as owed, returned and refunded', async ({
    page,
    request,
    problems,
  }) => {
    test.slow();
    const { price } = await readProduct(request, slug);
    const company = { name: locale === 'ar' ? 'أعمال اللؤلؤة' : 'Pearl Works', crNumber: '' };
    const phone = `+974${repeatedPhone(locale === 'ar' ? '55770011' : '55770012', test.info())}`;
    const address = await placeOrder(request, slug, phone, { company, lpoNumber: 'LPO-2026-17' });
    const number = new URL(address, 'http://shop.test').searchParams.get('order') ?? '';
    await signInAsStaff(page, locale);
    await page.goto(`/admin/orders?search=${number}`);
    await expect(page.getByText(states.unpaid, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: number }).click();
    const heading = page.getByRole('heading', { level: 1 }).locator('..');
    await expect(heading).toContainText(states.unpaid);

    // Credit terms, from those of the shop profile.
    await page.getByRole('button', { name: terms.change }).click();
    await page
      .getByRole('dialog')
      .getByLabel(terms.label)
      .selectOption({ label: terms.days(30) });
    await page.getByRole('dialog').getByRole('button', { name: terms.save }).click();
    await expect(page.getByText(terms.days(30))).toBeVisible();
    await expect(page.getByText(describeTerms, { exact: true })).toBeVisible();

    // Too much is refused beside the field, and what was typed stays.
    await page.getByRole('button', { name: texts.recordPayment }).click();
    const paying = page.getByRole('dialog', { name: texts.recordPayment });
    await expect(paying.getByLabel(texts.amount)).toBeFocused();
    await expect(paying.getByLabel(texts.amount)).toHaveValue(price.toFixed(2));
    await paying.getByLabel(texts.amount).fill(String(price + 1));
    await paying.getByLabel(texts.reference).fill('TT-4711');
    // Whether an email leaves is said beforehand; this shop has no mail server.
    await expect(paying).toContainText(outbox.notice.off.title);
    await expectNoAxeViolations(page);
    problems.allow(/409/);
    await paying.getByRole('button', { name: texts.recordPayment }).click();
    await expect(paying.getByLabel(texts.amount)).toHaveAttribute('aria-invalid', 'true');
    await expect(paying.getByLabel(texts.amount)).toBeFocused();
    await expect(paying).toContainText(errors.payment_above_owed);
    await expect(paying.getByLabel(texts.reference)).toHaveValue('TT-4711');
    await paying.getByLabel(texts.amount).fill('500');
    await paying.getByRole('button', { name: texts.recordPayment }).click();
    await expect(heading).toContainText(states.part_paid);
    await expect(page.getByText('TT-4711')).toBeVisible();

    // Sent out: the invoice has a number and a due date.
    const id = page.url().split('/').at(-1) ?? '';
    const moved = await page.request.post(`/api/orders/${id}/status`, {
      data: { from: 'received', to: 'delivered' },
    });
    expect(moved.status(), await moved.text()).toBe(200);
    await page.reload();
    const invoice = page.getByRole('link', { name: /INV-\d{6}/ });
    await expect(invoice).toBeVisible();
    const invoiceNumber = /INV-\d{6}/.exec((await invoice.textContent()) ?? '')?.[0] ?? '';
    const printed = await page.request.get((await invoice.getAttribute('href')) ?? '');
    expect(await printed.text()).toContain(`<title>Invoice ${invoiceNumber}</title>`);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);

    // The list of what is owed leads to it.
    await page.goto(`/admin/owed?search=${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(owed.title);
    await expect(page.getByText(company.name)).toBeVisible();
    await expect(page.getByText(invoiceNumber)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(qar(price - 500));
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: new RegExp(owed.groups.overdue) }).click();
    await expect(page.getByRole('link', { name: number })).toHaveCount(0);
    await page.goBack();
    await page.getByRole('link', { name: number }).click();

    // A mistake is voided with its reason, then the right amount is recorded.
    await page.getByRole('button', { name: new RegExp(`^${texts.voidOf('')}`) }).click();
    const voiding = page.getByRole('dialog');
    await voiding.getByRole('button', { name: texts.void, exact: true }).click();
    await expect(voiding.getByText(texts.reasonMissing)).toBeVisible();
    await voiding.getByLabel(texts.voidReason).fill('Belongs to another order');
    await voiding.getByRole('button', { name: texts.void, exact: true }).click();
    await expect(heading).toContainText(states.unpaid);
    await page.getByRole('button', { name: texts.recordPayment }).click();
    await paying.getByRole('button', { name: texts.recordPayment }).click();
    await expect(heading).toContainText(states.paid);

    // It is repaired first: no amount changes, and the buyer is told.
    await page.getByRole('button', { name: returns.record }).click();
    const repairing = page.getByRole('dialog');
    await repairing.getByLabel(returns.outcomes.repair).check();
    await repairing.getByRole('spinbutton').fill('1');
    await repairing.getByLabel(returns.reason).fill('The motor was stuck');
    await expectNoAxeViolations(page);
    await repairing.getByRole('button', { name: returns.saves.repair }).click();
    await expect(page.getByText(returns.entries.repair(1)).first()).toBeVisible();
    await expect(heading).toContainText(states.paid);
    // The list of orders finds what is in repair, until it is given back.
    await page.goto(`/admin/orders?search=${number}`);
    await page.getByRole('link', { name: sales.orders.awaiting.repair(1) }).click();
    await page.getByRole('link', { name: number }).first().click();
    await page.getByRole('button', { name: returns.endRepair }).click();
    const ending = page.getByRole('dialog');
    await expect(ending.getByLabel(returns.note)).toBeFocused();
    await expectNoAxeViolations(page);
    await ending.getByRole('button', { name: returns.endRepair }).click();
    await expect(page.getByText(texts.events.givenBack(1))).toBeVisible();
    await expect(page.getByRole('button', { name: returns.endRepair })).toHaveCount(0);

    // The desk comes back: a credit note, and a refund that is due and then paid.
    await page.getByRole('button', { name: returns.record }).click();
    const returning = page.getByRole('dialog');
    await returning.getByRole('spinbutton').fill('1');
    await expect(returning).toContainText(qar(price));
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await returning.getByRole('button', { name: returns.saves.refund }).click();
    await expect(returning.getByText(texts.reasonMissing)).toBeVisible();
    await returning.getByLabel(returns.reason).fill('Too wide for the room');
    await returning.getByRole('button', { name: returns.saves.refund }).click();
    await expect(heading).toContainText(states.refund_due);
    await expect(page.getByRole('link', { name: /CN-\d{6}/ })).toBeVisible();
    await page.getByRole('button', { name: texts.recordRefund }).click();
    await page
      .getByRole('dialog', { name: texts.recordRefund })
      .getByRole('button', { name: texts.recordRefund })
      .click();
    await expect(heading).toContainText(states.refunded);
    await expect(page.getByText('Too wide for the room').first()).toBeVisible();
    await expectNoAxeViolations(page);
    const emails = await page.request.get(`/api/outbox?search=${number}`);
    const subjects = ((await emails.json()) as { data: { subject: string }[] }).data.map(
      (email) => email.subject,
    );
    for (const word of ['payment', 'for repair', 'The repair', 'return', 'paid you back']) {
      expect(
        subjects.filter((subject) => subject.includes(word)),
        word,
      ).not.toEqual([]);
    }

    // The order as a table, and the month that it counts in.
    await page.goto(`/admin/orders?search=${number}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: sales.orders.export }).click();
    const sheet = await readFile(await (await download).path(), 'utf8');
    expect(sheet.trimEnd().split('\r\n')).toHaveLength(2);
    expect(sheet).toContain(number);
    await page.goto('/admin');
    await page.getByRole('link', { name: months.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(months.title);
    await expect(page.getByText(months.meanings.revenue)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: formatMonth(locale, qatarDay(new Date())) }).click();
    await expect(page).toHaveURL(/placedFrom=\d{4}-\d\d-01/);
  });
});
