import type { Order } from './order.ts';

/** Serializes an order for the audit log: enough to find it, and no personal data. */
export function recordedOrder({ id, version, number, status }: Order, note = '') {
  return { id, version, number, status, ...(note && { note }) };
}
