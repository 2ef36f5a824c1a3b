import type { Order } from './order.ts';

/** What the history of staff's changes keeps of an order: enough to find it again, and nothing of the buyer. */
export function recordedOrder({ id, version, number, status }: Order, note = '') {
  return { id, version, number, status, ...(note && { note }) };
}
