import type { Order } from '#domain/orders/order.ts';
import { isUuid } from '#primitives/uuid.ts';
import { newKey } from './new-key.ts';
import { draftFrom, emptyDraft, type OrderDraft } from './order-draft.ts';

/**
 * What was typed lives in the storage of this tab: it survives a reload and the way to the cart and back, is on no
 * other device, in no link and no other tab, and ends with the tab.
 */
const draftKey = 'checkoutDraft';
const lastOrderKey = 'lastOrder';

/** The key of the order lives with its draft, so that a repeat after a reload is still the same order. */
interface Checkout {
  readonly key: string;
  readonly draft: OrderDraft;
}

export type PlacedOrder = Pick<Order, 'number' | 'trackingKey'>;

export function readCheckout(): Checkout {
  const stored = read(draftKey);
  const key = fieldOf(stored, 'key');
  return {
    key: isUuid(key) ? key : newKey(),
    draft: stored ? draftFrom((stored as { draft?: unknown }).draft) : emptyDraft,
  };
}

export function keepCheckout(checkout: Checkout): void {
  write(draftKey, checkout);
}

export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing is stored where storage is refused.
  }
}

/** The order that was placed last in this tab. */
export function findLastOrder(): PlacedOrder | null {
  const stored = read(lastOrderKey);
  const [number, trackingKey] = [fieldOf(stored, 'number'), fieldOf(stored, 'trackingKey')];
  return number && trackingKey ? { number, trackingKey } : null;
}

export function keepLastOrder({ number, trackingKey }: PlacedOrder): void {
  write(lastOrderKey, { number, trackingKey });
}

function fieldOf(stored: unknown, field: string): string {
  const value = typeof stored === 'object' && stored !== null && (stored as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or refused: the page itself still has it.
  }
}
