/** The statuses of an order, in sequence; it may be cancelled in any status before 'delivered'. */
export const orderStatuses = [
  'received',
  'confirmed',
  'preparing',
  'out_for_delivery',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentMethods = ['cash_on_delivery', 'card_on_delivery', 'bank_transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The payment methods that are offered; a bank transfer needs the bank details of the shop. */
export function offeredPayments(bank: object | null): readonly PaymentMethod[] {
  return bank ? paymentMethods : paymentMethods.filter((method) => method !== 'bank_transfer');
}

export const fulfilmentKinds = ['delivery', 'pickup'] as const;
export type FulfilmentKind = (typeof fulfilmentKinds)[number];

/** What the history of an order tells. */
export const orderEventKinds = [
  'placed',
  'status_changed',
  'note',
  'edited',
  'change_proposed',
  'change_declined',
  'payment',
  'refund',
  'payment_voided',
  'invoiced',
  'returned',
  'repair_ended',
  'credited',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** What staff do with many orders at once: the same step for all, or the end of a round. */
export const orderBatchKinds = ['step', 'round_end'] as const;

export const orderActors = ['buyer', 'staff', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];
