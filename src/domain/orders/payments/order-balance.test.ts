import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderStatus } from '#primitives/order-status.ts';
import type { PaymentKind, PaymentState } from '#primitives/payment.ts';
import { returnValue } from '../returns/return-value.ts';
import { type AccountSums, canVoid, largestPayment, orderBalance } from './order-balance.ts';

const sums = (known: Partial<AccountSums>): AccountSums => ({
  status: 'confirmed',
  total: 100_00,
  returned: 0,
  paid: 0,
  refunded: 0,
  hasInvoice: false,
  ...known,
});

test.each<[string, Partial<AccountSums>, PaymentState]>([
  ['a new order', {}, 'unpaid'],
  ['after a part', { paid: 40_00 }, 'part_paid'],
  ['after the whole amount', { paid: 100_00 }, 'paid'],
  ['paid, then cancelled', { paid: 100_00, status: 'cancelled' }, 'refund_due'],
  ['paid, cancelled and refunded', { paid: 100_00, refunded: 100_00, status: 'cancelled' }, 'refunded'],
  ['cancelled without a payment', { status: 'cancelled' }, 'nothing_due'],
  ['paid, then a part came back', { paid: 100_00, returned: 30_00, status: 'delivered' }, 'refund_due'],
  [
    'a part came back and was refunded',
    { paid: 100_00, returned: 30_00, refunded: 30_00, status: 'delivered' },
    'paid',
  ],
  ['all came back before it was paid', { returned: 100_00, status: 'delivered' }, 'nothing_due'],
  ['paid, then made cheaper', { paid: 100_00, total: 80_00 }, 'refund_due'],
  ['paid, then made dearer', { paid: 100_00, total: 120_00 }, 'part_paid'],
  ['free of charge', { total: 0 }, 'nothing_due'],
  ['delivered with an invoice', { status: 'delivered', hasInvoice: true }, 'unpaid'],
  ['delivered before payments were recorded', { status: 'delivered' }, 'untracked'],
])('an order is %s: %o', (_when, known, state) => {
  expect(orderBalance(sums(known)).state).toBe(state);
});

/** What can happen to the account of an order; an amount is a part of what would be possible. */
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constantFrom<PaymentKind>('payment', 'refund'),
    part: fc.double({ min: 0, max: 1.3, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('void' as const), entry: fc.nat() }),
  fc.record({ kind: fc.constant('return' as const), pieces: fc.array(fc.nat(), { maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('status' as const),
    to: fc.constantFrom<OrderStatus>('delivered', 'cancelled'),
  }),
  fc.record({ kind: fc.constant('total' as const), total: fc.nat(500_000) }),
);

interface Entry {
  readonly kind: PaymentKind;
  readonly amount: number;
  isVoid: boolean;
}

test('whatever is recorded, voided, returned, cancelled and edited, both sides owe what the rows add up to', () => {
  const anyPrices = fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(anyPrices, fc.nat(50_000), fc.array(anyStep, { maxLength: 40 }), (prices, fee, steps) => {
      let lines = prices.map((price, index) => ({
        id: String(index),
        quantity: 4,
        lineTotal: 4 * price,
        returned: 0,
      }));
      const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
      const discount = Math.floor(subtotal / 7);
      let total = subtotal - discount + fee;
      let status: OrderStatus = 'confirmed';
      let returned = 0;
      const entries: Entry[] = [];
      const sumOf = (kind: PaymentKind) =>
        entries.reduce((sum, entry) => sum + (entry.kind === kind && !entry.isVoid ? entry.amount : 0), 0);
      const balance = () =>
        orderBalance({
          status,
          total,
          returned,
          paid: sumOf('payment'),
          refunded: sumOf('refund'),
          hasInvoice: status === 'delivered',
        });

      for (const step of steps) {
        const before = balance();
        if (step.kind === 'payment' || step.kind === 'refund') {
          const most = largestPayment(step.kind, before);
          const amount = Math.floor(most * step.part);
          if (amount > 0 && amount <= most) entries.push({ kind: step.kind, amount, isVoid: false });
          // Whatever is owed or was received, no more than that.
          expect(most).toBe(step.kind === 'payment' ? before.owed : before.received);
        } else if (step.kind === 'void') {
          const entry = entries[step.entry % Math.max(1, entries.length)];
          if (entry && !entry.isVoid && canVoid(entry, before)) entry.isVoid = true;
        } else if (step.kind === 'status') {
          if (status === 'confirmed') status = step.to;
        } else if (step.kind === 'total') {
          // Lines and amounts can be edited until the invoice is issued; the rest of the order follows.
          if (status === 'confirmed') total = subtotal - discount + (step.total % 50_000);
        } else if (step.kind === 'return' && status === 'delivered') {
          const pieces = new Map(
            lines.map(({ id, quantity, returned: earlier }, index) => [
              id,
              (step.pieces[index] ?? 0) % (quantity - earlier + 1),
            ]),
          );
          returned += returnValue({ lines, discount }, pieces);
          lines = lines.map((line) => ({ ...line, returned: line.returned + (pieces.get(line.id) ?? 0) }));
        }

        const { charged, received, owed, refundDue, state } = balance();
        expect(received).toBeGreaterThanOrEqual(0);
        expect(charged).toBe(status === 'cancelled' ? 0 : total - returned);
        expect(owed - refundDue).toBe(charged - received);
        expect(Math.min(owed, refundDue)).toBe(0);
        expect(state === 'refund_due').toBe(refundDue > 0);
        expect(['paid', 'refunded', 'nothing_due'].includes(state)).toBe(owed === 0 && refundDue === 0);
        expect(returned).toBeLessThanOrEqual(subtotal - discount);
      }
    }),
  );
});
