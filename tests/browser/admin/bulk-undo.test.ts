import { randomInt, randomUUID } from 'node:crypto';
import { bulkStepsAr } from '#i18n/messages/admin/orders/bulk-steps.ar.ts';
import { bulkStepsEn } from '#i18n/messages/admin/orders/bulk-steps.en.ts';
import { expect, expectNoAxeViolations, forOneLanguage } from '../../support/browser/browser.ts';
import { staffRead } from '../../support/browser/browser-quotes.ts';
import { placeOrder } from '../../support/browser/checkout-orders.ts';
import { repeatedAddressOption } from '../../support/browser/repeated-visitor.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';

const slug = 'wasl-usb-c-dock-100w';
test.use(repeatedAddressOption);

const newPhone = () => `+97455${randomInt(100_000, 1_000_000)}`;

forOneLanguage('en', ({ locale }) => {
  const bulk = locale === 'ar' ? bulkStepsAr : bulkStepsEn;

  test('a bulk step is undone once, after a reload too, and leaves the order that a colleague has moved @nightly', async ({
    page,
    request,
  }) => {
    const name = `Undo ${randomUUID().slice(0, 8)}`;
    for (const phone of [newPhone(), newPhone()]) {
      await placeOrder(request, slug, phone, { contact: { name, phone, email: 'nasser@example.qa' } });
    }
    await signInAsStaff(page, locale);
    const list = `/admin/orders?search=${encodeURIComponent(name)}`;
    await page.goto(list);
    const boxes = page.getByRole('checkbox', { name: /OG-/ });
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.check();
    await page.getByRole('button', { name: bulk.steps.confirmed, exact: true }).click();
    const asking = page.getByRole('dialog', { name: bulk.title.confirmed(2) });
    await asking.getByRole('button', { name: bulk.confirm(bulk.steps.confirmed, 2) }).click();
    await expect(page.getByText(bulk.done.confirmed(2))).toBeVisible();
    const undo = page.getByRole('button', { name: bulk.undo });
    await expect(undo).toBeFocused();
    await page.reload();
    await expect(undo).toBeVisible();
    const [moved] = await staffRead<{ id: string; number: string }[]>(
      page.request,
      `/api/orders?search=${encodeURIComponent(name)}`,
    );
    const data = { from: 'confirmed', to: 'preparing' };
    expect((await page.request.post(`/api/orders/${moved?.id}/status`, { data })).status()).toBe(200);
    await undo.click();
    // The button that was pressed is gone; the focus stays in the bar.
    await expect(page.getByText(bulk.undone(1))).toBeVisible();
    await expect(page.getByRole('button', { name: bulk.close })).toBeFocused();
    const left = page.getByRole('listitem').filter({ hasText: bulk.reasons.changed });
    await expect(left).toContainText(moved?.number ?? '');
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(page.getByText(bulk.undone(1))).toBeVisible();
    await expect(undo).toBeHidden();
    await expect(left).toBeVisible();
  });
});
