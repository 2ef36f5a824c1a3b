import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { orderEditorAr } from '#i18n/messages/admin/orders/order-editor.ar.ts';
import { orderEditorEn } from '#i18n/messages/admin/orders/order-editor.en.ts';
import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import { orderPageAr } from '#i18n/messages/storefront/order-page.ar.ts';
import { orderPageEn } from '#i18n/messages/storefront/order-page.en.ts';
import { formatMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { placeOrder, readProduct } from '../../support/browser/checkout-orders.ts';
import { repeatedAddressOption } from '../../support/browser/repeated-visitor.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';

const slug = 'sadu-height-adjustable-desk-160';

test.use(repeatedAddressOption);

/** The page of an order from the newest email about it, which has its key. */
async function pageOf(request: APIRequestContext, number: string): Promise<string> {
  const list = (await (await request.get('/api/outbox')).json()) as {
    data: { id: string; subject: string }[];
  };
  for (const { id } of list.data.filter(({ subject }) => subject.includes(number))) {
    const email = (await (await request.get(`/api/outbox/${id}`)).json()) as { data: { text: string } };
    const link = /\/(ar\/)?order-confirmation\?\S+/.exec(email.data.text);
    if (link) return link[0];
  }
  throw new Error(`no email about ${number} has a link`);
}

forOneLanguage('ar', ({ locale }) => {
  const [editor, sales, general] =
    locale === 'ar'
      ? [orderEditorAr, adminSalesAr, adminGeneralAr]
      : [orderEditorEn, adminSalesEn, adminGeneralEn];
  // The buyer is written to in the language of the colleague who takes the order, unless another is chosen.
  const orderPage = locale === 'ar' ? orderPageAr : orderPageEn;
  const money = (qar: number) => formatMoney(locale, dirhamsFromQar(qar));

  test('an order is taken by phone, edited beside a colleague, proposed to the buyer and accepted', async ({
    page,
    context,
    problems,
  }) => {
    const { price } = await readProduct(page.request, slug);
    await signInAsStaff(page, locale);
    await page.goto('/admin/orders');
    await page.getByRole('link', { name: editor.newOrder }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(editor.newTitle);
    const total = page.getByRole('status', { name: editor.total });

    await page.getByRole('button', { name: sales.quotations.addProduct }).click();
    await page.getByLabel(sales.quotations.addProductSearch).fill(slug.replaceAll('-', ' '));
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await page.keyboard.press('Escape');
    await page.getByLabel(editor.line(editor.quantity, 1)).fill(locale === 'ar' ? '٢' : '2');
    await expect(total).toHaveText(money(2 * price));
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    problems.allow(/400/);
    await page.getByRole('button', { name: editor.place }).click();
    await expect(page.getByLabel(editor.name, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(editor.name, { exact: true }).fill('Hamad Al Emadi');
    await page.getByLabel(editor.phone).fill('55771122');
    await page.getByLabel(editor.email).fill('hamad@example.qa');
    await page.getByLabel(editor.zone).selectOption('69');
    await page.getByLabel(editor.street).fill('343');
    await page.getByLabel(editor.building).fill('12');
    await expect(page.getByLabel(editor.day)).not.toHaveValue('');
    await page.getByRole('button', { name: editor.place }).click();
    await expect(page.getByText(editor.takenByName)).toBeVisible();
    const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(number).toMatch(/^OG-/);

    // A colleague changes the contact, while the first one raises the quantity.
    await page.getByRole('link', { name: editor.edit }).click();
    await page.getByLabel(editor.line(editor.quantity, 1)).fill('3');
    const tab = await context.newPage();
    await tab.goto(page.url());
    await tab.getByLabel(editor.lpoNumber).fill('LPO-55');
    await tab.getByRole('button', { name: editor.save }).click();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(number);
    await tab.close();
    await expect(total).toHaveText(money(3 * price));
    await expect(page.getByRole('heading', { name: editor.stock, exact: true })).toBeVisible();
    problems.allow(/409/);
    await page.getByLabel(editor.askBuyer).check();
    await page.getByRole('button', { name: editor.ask }).click();
    const conflict = page.getByRole('dialog', { name: general.conflictTitle });
    await expect(conflict).toContainText('LPO-55');
    await expectNoAxeViolations(page);
    await conflict.getByRole('button', { name: general.keepChosen }).click();
    await expect(page.getByLabel(editor.lpoNumber)).toHaveValue('LPO-55');
    await expect(page.getByLabel(editor.line(editor.quantity, 1))).toHaveValue('3');
    await page.getByRole('button', { name: editor.ask }).click();
    await expect(page.getByRole('heading', { name: editor.proposal })).toBeVisible();
    await expect(page.getByText(editor.newTotal(money(3 * price)))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);

    const order = page.url();
    // The list marks it, and can be narrowed to those that wait for a buyer.
    await page.goto(`/admin/orders?search=${number}`);
    await expect(page.getByText(sales.orders.awaitsConsent, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: sales.orders.awaiting.consent(1) }).click();
    await expect(page.getByText(sales.orders.onlyAwaiting.consent)).toBeVisible();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.goto(await pageOf(page.request, number));
    await expect(page.getByRole('heading', { name: orderPage.proposal.title })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('button', { name: orderPage.proposal.accept }).click();
    await expect(page.getByRole('status').filter({ hasText: orderPage.outcomes.accepted })).toBeFocused();

    await page.goto(order);
    await expect(page.getByText(editor.consents.confirmed ?? '')).toBeVisible();
    await expect(page.getByRole('heading', { name: editor.proposal })).toHaveCount(0);

    // A discount with its reason, agreed at once because the total falls.
    await page.goto(`${order}/edit`);
    await page.getByLabel(editor.discount).fill('50');
    await page.getByRole('button', { name: editor.save }).click();
    await expect(page.getByLabel(editor.discountReason)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(editor.discountReason).fill('Delivered late');
    await page.getByRole('button', { name: editor.save }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
    await expect(page.getByText(money(3 * price - 50)).first()).toBeVisible();

    // Its pieces come back, so that the next repetition finds them.
    const cancelled = await page.request.post(`/api/orders/${order.split('/').at(-1)}/status`, {
      data: { from: 'received', to: 'cancelled', note: 'End of the test' },
    });
    expect(cancelled.status()).toBe(200);
  });

  test('a colleague who edits an order that its buyer cancels is told when saving @nightly', async ({
    page,
    request,
    problems,
  }) => {
    const phone = `+97455${randomInt(100_000, 1_000_000)}`;
    const address = await placeOrder(request, slug, phone);
    const number = new URL(address, 'http://shop.test').searchParams.get('order') ?? '';
    await signInAsStaff(page, locale);
    await page.goto(`/admin/orders?search=${number}`);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('link', { name: editor.edit }).click();
    await page.getByLabel(editor.lpoNumber).fill('LPO-9');
    const cancelled = await request.post(address, { form: {} });
    expect(cancelled.ok()).toBe(true);
    problems.allow(/409/);
    await page.getByRole('button', { name: editor.save }).click();
    const told = page.getByRole('alert').filter({ hasText: editor.notEditable });
    await expect(told).toBeFocused();
    await expect(told).toContainText(sales.orders.statuses.cancelled);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: editor.toOrder }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  });
});
