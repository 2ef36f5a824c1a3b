/** Money that came in, or went back to the buyer. */
export const paymentKinds = ['payment', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** How money changed hands, as opposed to the payment method that the buyer chose when ordering. */
export const receivedPaymentMethods = ['cash', 'card', 'bank_transfer', 'cheque'] as const;
export type ReceivedPaymentMethod = (typeof receivedPaymentMethods)[number];

/** How goods that came back were settled: with money, with new pieces, or by a repair. */
export const returnOutcomes = ['refund', 'exchange', 'repair'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

/** How a repair ended: the goods went back to the buyer, or they cannot be repaired. */
export const repairResults = ['given_back', 'not_repairable'] as const;
export type RepairResult = (typeof repairResults)[number];

export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/**
 * How an order stands with what was paid for it. 'nothing_due': it was cancelled or returned without a payment, or it is
 * free. 'untracked': it was sent out before the shop recorded payments and has no invoice.
 */
export const paymentStates = [
  'unpaid',
  'part_paid',
  'paid',
  'refund_due',
  'refunded',
  'nothing_due',
  'untracked',
] as const;
export type PaymentState = (typeof paymentStates)[number];
