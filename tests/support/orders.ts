import { randomUUID } from 'node:crypto';
import type { OrderBody } from '#domain/orders/order-body.ts';

/** The first working day after `testNow`, a Sunday at noon in Qatar, that an order without lead time can have. */
export const testDay = '2026-11-17';

export interface SoldProduct {
  readonly id: string;
  readonly price: number;
}

/** An order of one line that the shop accepts as it is; any part can be replaced. */
export function orderOf(
  product: SoldProduct,
  quantity: number,
  replaced: Partial<OrderBody> = {},
): OrderBody {
  const total = Math.round(product.price * quantity * 100) / 100;
  return {
    key: randomUUID(),
    locale: 'en',
    lines: [{ productId: product.id, quantity, price: product.price }],
    contact: { name: 'Aisha Al Kuwari', phone: '+97455123456', email: 'aisha@example.qa' },
    company: null,
    lpoNumber: '',
    fulfilment: { kind: 'delivery', zone: 69, street: '343', building: '12', unit: '', landmark: '' },
    day: testDay,
    payment: 'cash_on_delivery',
    notes: '',
    siteAccess: null,
    acceptsTerms: true,
    seen: { deliveryFee: 0, total },
    website: '',
    secondsOnPage: 60,
    ...replaced,
  };
}

/** The order of one of many buyers, each with a phone and a mailbox of their own. */
export function orderByBuyer(
  product: SoldProduct,
  buyer: number,
  replaced: Partial<OrderBody> = {},
): OrderBody {
  const contact = { name: `Buyer ${buyer}`, phone: phoneOf(buyer), email: `buyer${buyer}@example.qa` };
  return orderOf(product, 1, { contact, ...replaced });
}

/** A phone number in Qatar for each buyer, so that many can order at once. */
export function phoneOf(buyer: number): string {
  return `+9745${String(5_000_000 + buyer)}`;
}
