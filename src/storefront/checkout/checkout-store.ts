import type { Order } from '#domain/orders/order.ts';
import { isUuid } from '#primitives/uuid.ts';
import { newKey } from '../forms/new-key.ts';
import { clearTabStorage, readTabStorage, writeTabStorage } from '../forms/tab-storage.ts';
import { draftFrom, type OrderDraft } from './order-draft.ts';

const draftKey = 'checkoutDraft';
const lastOrderKey = 'lastOrder';

/** The key of the order lives with its draft, so that a repeat after a reload is still the same order. */
interface Checkout {
  readonly key: string;
  readonly draft: OrderDraft;
}

export type PlacedOrder = Pick<Order, 'number' | 'trackingKey'>;

export function readCheckout(): Checkout {
  const { key, draft } = readTabStorage(draftKey);
  return { key: isUuid(textOf(key)) ? textOf(key) : newKey(), draft: draftFrom(draft) };
}

export function keepCheckout(checkout: Checkout): void {
  writeTabStorage(draftKey, checkout);
}

export function forgetCheckout(): void {
  clearTabStorage(draftKey);
}

/** The order that was placed last in this tab. */
export function findLastOrder(): PlacedOrder | null {
  const stored = readTabStorage(lastOrderKey);
  const [number, trackingKey] = [textOf(stored.number), textOf(stored.trackingKey)];
  return number && trackingKey ? { number, trackingKey } : null;
}

export function keepLastOrder({ number, trackingKey }: PlacedOrder): void {
  writeTabStorage(lastOrderKey, { number, trackingKey });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
