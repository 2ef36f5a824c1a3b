import type { Order } from '#domain/orders/order.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '#ui/forms/session-item.ts';
import { draftFrom, type OrderDraft } from './order-draft.ts';

const draftKey = 'checkoutDraft';
const lastOrderKey = 'lastOrder';

/** The idempotency key is stored with the draft, so that a retry after a reload is the same order. */
interface Checkout {
  readonly key: string;
  readonly draft: OrderDraft;
}

export type PlacedOrder = Pick<Order, 'number' | 'trackingKey'>;

export function readCheckout(): Checkout {
  const { key, draft } = readSessionItem(draftKey);
  return { key: isUuid(textOf(key)) ? textOf(key) : randomUuid(), draft: draftFrom(draft) };
}

export function saveCheckout(checkout: Checkout): void {
  writeSessionItem(draftKey, checkout);
}

export function forgetCheckout(): void {
  removeSessionItem(draftKey);
}

/** The order that was placed last in this tab. */
export function findLastOrder(): PlacedOrder | null {
  const stored = readSessionItem(lastOrderKey);
  const [number, trackingKey] = [textOf(stored.number), textOf(stored.trackingKey)];
  return number && trackingKey ? { number, trackingKey } : null;
}

export function keepLastOrder({ number, trackingKey }: PlacedOrder): void {
  writeSessionItem(lastOrderKey, { number, trackingKey });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
