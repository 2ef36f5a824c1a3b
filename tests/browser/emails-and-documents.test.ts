import type { Page } from '@playwright/test';
import { proFormaInvoice } from '#api/staff/orders/order-documents/invoice.ts';
import { packingSlip } from '#api/staff/orders/order-documents/packing-slip.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderCancelledEmail } from '#mail/templates/order-cancelled-email.ts';
import { orderReceivedEmail } from '#mail/templates/order-received-email.ts';
import { newOrderStaffEmail } from '#mail/templates/order-staff-emails.ts';
import { orderStatusEmail } from '#mail/templates/order-status-email.ts';
import { locales } from '#primitives/locale.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forEachLanguage,
  test,
} from '../support/browser/browser.ts';
import { orderLine, sampleOrder, sampleSender, sampleShop } from '../support/sample-orders.ts';

/** As long as the checkout lets anything be, and without a blank to break it at. */
const longOrder = (fields: Partial<Order> = {}) =>
  sampleOrder({
    contact: {
      name: 'N'.repeat(120),
      phone: '+97455123456',
      email: `${'e'.repeat(60)}@${'x'.repeat(60)}.qa`,
    },
    company: { name: 'شركة'.repeat(50), crNumber: '9'.repeat(30) },
    lpoNumber: 'L'.repeat(60),
    fulfilment: {
      kind: 'delivery',
      zone: 69,
      street: 'S'.repeat(60),
      building: 'B'.repeat(60),
      unit: 'U'.repeat(60),
      landmark: 'مسجد'.repeat(50),
    },
    payment: 'bank_transfer',
    notes: 'n'.repeat(1000),
    lines: [
      orderLine({ sku: 'K'.repeat(60), name: { en: 'W'.repeat(200), ar: 'مكتب'.repeat(50) }, quantity: 999 }),
    ],
    ...fields,
  });

for (const locale of locales) {
  test(`mails about an order fit a phone, however long their words are (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const order of [sampleOrder({ locale }), longOrder({ locale })]) {
      for (const { html } of [
        orderReceivedEmail(order, sampleShop),
        orderStatusEmail(order, sampleShop, 'out_for_delivery'),
        orderCancelledEmail(order, sampleShop, 'staff', order.notes),
        newOrderStaffEmail(order, sampleSender),
      ]) {
        await page.setContent(html);
        await expectNoSidewaysScroll(page);
      }
    }
  });
}

forEachLanguage(({ locale }) => {
  test('amounts and phones stand in their order in an email', async ({ page }) => {
    await page.setContent(orderReceivedEmail(sampleOrder({ locale }), sampleShop).html);
    for (const text of ['+974 5512 3456', 'OG-7K4M-2QXD', '27UP-850']) {
      expect(await readFromTheLeft(page, text)).toBe(text.replaceAll(' ', ''));
    }
  });
});

const papers = {
  invoice: proFormaInvoice,
  packingSlip,
};
for (const [name, write] of Object.entries(papers)) {
  test(`the ${name} can be read by everyone, is printed by its button on as many sheets as it needs, and nothing sticks out`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await openPaper(page, write(sampleOrder({ status: 'cancelled', notes: 'Gate 3' }), sampleShop));
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body[data-printed]')).toBeAttached();

    const company = { name: 'Gulf & Partners W.L.L.', crNumber: '123456/2' };
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => orderLine({ sku: `S-${index}` }));
    const ordinary = { company, lpoNumber: 'LPO-91', payment: 'bank_transfer', notes: 'Gate 3' } as const;
    await openPaper(page, write(sampleOrder({ ...ordinary, lines: lines(5) }), sampleShop));
    expect(await sheetsOf(page)).toBe(1);
    await openPaper(page, write(sampleOrder({ ...ordinary, lines: lines(40) }), sampleShop));
    expect(await sheetsOf(page)).toBeGreaterThan(1);

    // However long its words are.
    await page.setViewportSize({ width: 840, height: 900 });
    await openPaper(page, write(longOrder(), sampleShop));
    await expectNoSidewaysScroll(page);
  });
}

/** With the headers that the shop sends, so that its policy counts. */
async function openPaper(
  page: Page,
  { content, headers }: { content: string; headers: Record<string, string> },
): Promise<void> {
  await page.unrouteAll();
  await page.route('http://localhost/paper', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: content }),
  );
  await page.goto('http://localhost/paper');
}

async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The letters of a text in the order in which they stand on the screen. */
async function readFromTheLeft(page: Page, text: string): Promise<string> {
  return await page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => {
      const node = element.firstChild as Text;
      const letters = [...node.data].map((letter, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return { letter, left: range.getBoundingClientRect().left };
      });
      return letters
        .filter(({ letter }) => letter.trim())
        .sort((a, b) => a.left - b.left)
        .map(({ letter }) => letter)
        .join('');
    });
}
