import type { Dirhams } from '#primitives/money.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import type { PaymentKind, PaymentState } from '#primitives/payment.ts';
import { isDispatched } from '../order-states.ts';

/** The sums that decide what an order still costs its buyer. */
export interface AccountSums {
  readonly status: OrderStatus;
  readonly total: Dirhams;
  /** Value of the returned goods, with a returned delivery fee. */
  readonly returned: Dirhams;
  /** Payments and refunds that are not voided. */
  readonly paid: Dirhams;
  readonly refunded: Dirhams;
  readonly hasInvoice: boolean;
}

export interface OrderBalance {
  /** What the buyer has to pay altogether: nothing for a cancelled order, less for returned goods. */
  readonly charged: Dirhams;
  /** Payments minus refunds. */
  readonly received: Dirhams;
  /** One of the two is zero. */
  readonly owed: Dirhams;
  readonly refundDue: Dirhams;
  readonly state: PaymentState;
}

/** What is owed for an order, by either side. It is computed from the rows whenever it is needed and stored nowhere. */
export function orderBalance(sums: AccountSums): OrderBalance {
  const charged = sums.status === 'cancelled' ? 0 : sums.total - sums.returned;
  const received = sums.paid - sums.refunded;
  const owed = Math.max(0, charged - received);
  const refundDue = Math.max(0, received - charged);
  return { charged, received, owed, refundDue, state: paymentState(sums, { charged, received, refundDue }) };
}

function paymentState(
  { status, paid, refunded, hasInvoice }: AccountSums,
  { charged, received, refundDue }: Pick<OrderBalance, 'charged' | 'received' | 'refundDue'>,
): PaymentState {
  if (refundDue > 0) return 'refund_due';
  if (received === charged) {
    if (charged > 0) return 'paid';
    return refunded > 0 ? 'refunded' : 'nothing_due';
  }
  if (received > 0) return 'part_paid';
  return isDispatched(status) && !hasInvoice && paid === 0 ? 'untracked' : 'unpaid';
}

/** The largest amount that can be recorded now: what is owed, or for a refund what was received. */
export function largestPayment(kind: PaymentKind, { owed, received }: OrderBalance): Dirhams {
  return kind === 'payment' ? owed : received;
}

/** Voiding a payment must leave what was refunded covered by what was received. */
export function canVoid(
  { kind, amount }: { readonly kind: PaymentKind; readonly amount: Dirhams },
  { received }: OrderBalance,
): boolean {
  return kind === 'refund' || received >= amount;
}
