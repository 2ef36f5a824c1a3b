import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { roundsAr } from '#i18n/messages/admin/orders/rounds.ar.ts';
import { roundsEn } from '#i18n/messages/admin/orders/rounds.en.ts';
import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import { adminSearchAr } from '#i18n/messages/admin/search/search.ar.ts';
import { adminSearchEn } from '#i18n/messages/admin/search/search.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { placeOrder } from '../../support/browser/checkout-orders.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';

const slug = 'sadu-height-adjustable-desk-160';

async function writeMessage(request: APIRequestContext, fields: object): Promise<void> {
  const answer = await request.post('/api/send-contact', {
    data: {
      key: randomUUID(),
      locale: 'ar',
      name: 'أحمد المري',
      phone: '+97455441122',
      email: '',
      subject: `كراسي ${randomUUID().slice(0, 6)}`,
      text: 'هل لديكم كراسٍ يمكن مسحها؟',
      website: '',
      secondsOnPage: 30,
      ...fields,
    },
  });
  expect(answer.status()).toBe(201);
}

const looksRight = async (page: Page) => {
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
};

forOneLanguage('ar', ({ locale, width }) => {
  const sales = locale === 'ar' ? adminSalesAr : adminSalesEn;
  const { statuses } = sales.orders;
  const search = locale === 'ar' ? adminSearchAr : adminSearchEn;
  const isPhone = width < 768;

  test('an order is found from the overview, moved along, noted and cancelled with its reason; a change in another tab is shown and loses nothing', async ({
    page,
    context,
    request,
    problems,
  }) => {
    const { orders } = sales;
    const address = await placeOrder(request, slug, locale === 'ar' ? '+97455660011' : '+97455660012');
    const number = new URL(address, 'http://shop.test').searchParams.get('order') ?? '';
    await signInAsStaff(page, locale);

    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sales.overview.title);
    await expect(page.getByRole('img').first()).toHaveAccessibleName(new RegExp(sales.overview.chartOrders));
    await looksRight(page);
    await page.getByRole('link', { name: sales.overview.tiles.ordersToConfirm }).click();
    await expect(page).toHaveURL(/\/admin\/orders\?status=received/);
    await page.getByRole('searchbox').fill(number.slice(3).toLowerCase());
    await expect(page.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: number })).toBeVisible();
    await looksRight(page);
    // From anywhere by its number, with the keyboard alone.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    const everything = page.getByRole('combobox', { name: search.label });
    await expect(everything).toBeFocused();
    await everything.fill(number);
    await expect(page.getByRole('option').filter({ hasText: number })).toBeVisible();
    await looksRight(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(everything).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
    await expectNoSidewaysScroll(page);

    await page.getByLabel(orders.note).fill('Service lift on the left');
    await page.getByRole('button', { name: orders.addNote }).click();
    await expect(page.getByText('Service lift on the left', { exact: true })).toBeVisible();
    await expect(page.getByLabel(orders.note)).toHaveValue('');

    // A second tab confirms it, while the first one is about to.
    const tab = await context.newPage();
    await tab.goto(page.url());
    await tab.getByRole('button', { name: orders.next.confirmed }).click();
    await page.getByRole('button', { name: orders.next.confirmed }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(orders.next.confirmed) });
    await dialog.getByLabel(orders.stepNote).fill('Called twice');
    await tab.getByRole('dialog').getByRole('button', { name: orders.next.confirmed }).click();
    await expect(tab.getByRole('heading', { level: 1 }).locator('..')).toContainText(statuses.confirmed);
    await tab.close();
    problems.allow(/409/);
    await dialog.getByRole('button', { name: orders.next.confirmed }).click();
    await expect(dialog.getByRole('alert')).toContainText(statuses.confirmed);
    await expect(dialog.getByLabel(orders.stepNote)).toHaveValue('Called twice');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: orders.more }).press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await expectNoAxeViolations(page);
    await page.getByRole('menuitem', { name: orders.next.cancelled }).click();
    const cancelling = page.getByRole('dialog');
    // What was typed for the other step is still there; a reason is the buyer's, so it is typed again.
    await cancelling.getByLabel(orders.reason).fill('');
    await cancelling.getByRole('button', { name: orders.cancel }).click();
    await expect(cancelling.getByText(orders.reasonMissing)).toBeVisible();
    await expectNoAxeViolations(page);
    await cancelling.getByLabel(orders.reason).fill('No longer made');
    await cancelling.getByRole('button', { name: orders.cancel }).click();
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(statuses.cancelled);
    await expect(page.getByRole('button', { name: orders.next.preparing })).toHaveCount(0);

    await page.goto(address);
    await expect(page.getByText('No longer made')).toBeVisible();
  });

  test('a message is read, answered by WhatsApp in the language it was written in, and closed; a new order stands apart on the day sheet @nightly', async ({
    page,
    context,
    request,
    problems,
  }) => {
    const { messages, deliveries } = sales;
    const id = randomUUID().slice(0, 8);
    const subject = `كراسي ${id}`;
    await writeMessage(request, { subject });
    await signInAsStaff(page, locale);
    await page.goto('/admin/messages?status=new');
    await page.getByRole('link', { name: subject }).click();
    // With marks of direction round its Latin part.
    await expect(page.getByRole('heading', { name: id })).toBeVisible();
    // An opened message is read; on wide screens the list shows that too.
    await expect(page.getByRole('button', { name: messages.markUnread })).toBeVisible();
    await looksRight(page);

    const whatsapp = page.getByRole('link', { name: messages.openWhatsapp });
    await whatsapp.click();
    await expect(page.getByText(messages.missing)).toBeVisible();
    await page.getByLabel(messages.reply, { exact: true }).fill('نعم، لدينا.');
    // The tab keeps what is typed.
    await page.reload();
    await expect(page.getByLabel(messages.reply, { exact: true })).toHaveValue('نعم، لدينا.');
    const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toContain('معك أوجلف');
    expect(text).toContain('نعم، لدينا.');
    problems.allow(/another host: https:\/\/wa\.me/);
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    const chat = page.waitForEvent('popup');
    await whatsapp.click();
    await (await chat).close();
    await expect(page.getByText(messages.statuses.answered).last()).toBeVisible();
    await expect(page.getByLabel(messages.reply, { exact: true })).toHaveValue('');
    await page.getByRole('main').getByRole('button', { name: messages.close, exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/messages\?/);
    await expect(page.getByRole('link', { name: subject })).toHaveCount(0);

    const address = await placeOrder(request, slug, locale === 'ar' ? '+97455660021' : '+97455660022');
    const number = new URL(address, 'http://shop.test').searchParams.get('order') ?? '';
    const found = (await (await page.request.get(`/api/orders?search=${number}`)).json()) as {
      data: { day: string }[];
    };
    await page.goto(`/admin/deliveries?day=${found.data[0]?.day}`);
    const { unconfirmed } = locale === 'ar' ? roundsAr : roundsEn;
    const apart = page.locator('section', { has: page.getByRole('heading', { name: unconfirmed }) });
    await expect(apart).toContainText(number);
    await expect(apart).toContainText(deliveries.collectCash);
    await looksRight(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(number)).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(page.getByRole('button', { name: sales.print })).toBeHidden();
  });
});
