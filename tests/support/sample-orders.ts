import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import type { TestDatabase } from './databases.ts';

export function orderLine(fields: Partial<OrderLine> = {}): OrderLine {
  const { unitPrice = 189_000, quantity = 2 } = fields;
  return {
    productId: '6f1f0f9e-1111-4c1a-9f0a-000000000001',
    slug: 'sadu-desk',
    sku: 'SD-160',
    name: { en: 'Sadu height-adjustable desk 160 × 80 cm', ar: 'مكتب سدو قابل لتعديل الارتفاع 160 × 80 سم' },
    unitPrice,
    quantity,
    lineTotal: unitPrice * quantity,
    id: '6f1f0f9e-3333-4c1a-9f0a-000000000003',
    ...fields,
  };
}

/** A delivery paid in cash; a test overrides the fields it is about. */
export function sampleOrder(fields: Partial<Order> = {}): Order {
  const lines = fields.lines ?? [
    orderLine(),
    orderLine({
      sku: '27UP-850',
      name: { en: 'Monitor 27-inch 4K with USB-C', ar: 'شاشة 27 بوصة بدقة 4K ومنفذ USB-C' },
      unitPrice: 149_950,
      quantity: 1,
    }),
  ];
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const deliveryFee = fields.deliveryFee ?? 0;
  const total = fields.total ?? subtotal + deliveryFee;
  return {
    id: '0c6f7c5e-2222-4c1a-9f0a-000000000002',
    number: 'OG-7K4M-2QXD',
    trackingKey: 'b3BlbnMtdGhlLW9yZGVyLXBhZ2U',
    locale: 'en',
    status: 'received',
    placedAt: new Date('2026-11-15T11:32:00Z'),
    contact: { name: 'Aisha Al Kuwari', phone: '+97455123456', email: 'aisha@example.qa' },
    company: null,
    lpoNumber: '',
    fulfilment: { kind: 'delivery', zone: 69, street: '343', building: '12', unit: '', landmark: '' },
    districts: [{ en: 'Lusail', ar: 'لوسيل' }],
    day: '2026-11-17',
    payment: 'cash_on_delivery',
    notes: '',
    siteAccess: null,
    lines,
    subtotal,
    discount: 0,
    deliveryFee,
    total,
    paymentDueDays: null,
    balance: { charged: total, received: 0, owed: total, refundDue: 0, state: 'unpaid' },
    invoice: null,
    quote: null,
    history: [],
    version: 1,
    discountReason: '',
    takenBy: '',
    proposal: null,
    ...fields,
  };
}

const sampleBank = {
  name: 'Qatar National Bank',
  iban: 'QA58 DOHB 0000 1234 5678 90AB CDEF G',
  accountName: 'OGulf Trading W.L.L.',
};

export const sampleShop = { ...firstShopProfile, bank: sampleBank, publicUrl: 'https://shop.example' };

/** Writes the bank details of the shop profile; without them no order can be paid by bank transfer. */
export async function storeBankDetails(
  { pool }: Pick<TestDatabase, 'pool'>,
  bank: typeof sampleBank | null,
): Promise<void> {
  await pool.query(`update shop_profile set document = jsonb_set(document, '{bank}', $1)`, [
    JSON.stringify(bank),
  ]);
}

/** The same shop as it writes to staff too. */
export const sampleSender: EmailSender = {
  ...sampleShop,
  staffEmail: 'staff@shop.example',
  staffLocale: 'en',
};
