import type { Dirhams } from '#primitives/money.ts';
import type { PaymentMethod } from '#primitives/order-status.ts';
import type { OrderBalance } from '../payments/order-balance.ts';

interface CollectedOrder {
  readonly payment: PaymentMethod;
  /** Credit terms; null: due with the delivery or before it. */
  readonly paymentDueDays: number | null;
  readonly balance: Pick<OrderBalance, 'owed' | 'received'>;
}

/** What is asked for at the door or the counter. */
export interface Collection {
  readonly amount: Dirhams;
  /** What was paid before, so that the driver can explain the amount. */
  readonly paidBefore: Dirhams;
  /** Everything is paid, as opposed to a transfer or credit that is nothing to the driver. */
  readonly isPaid: boolean;
}

/**
 * What the driver still collects: what is owed, less all that was paid before. A transfer was asked for by the invoice, and
 * with credit terms the invoice is due later.
 */
export function collection({ payment, paymentDueDays, balance }: CollectedOrder): Collection {
  const { owed, received } = balance;
  return {
    amount: payment === 'bank_transfer' || paymentDueDays !== null ? 0 : owed,
    paidBefore: Math.max(0, received),
    isPaid: owed === 0 && received > 0,
  };
}
