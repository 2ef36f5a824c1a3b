import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ordersIdAccountContract } from '#api/staff/orders/payments.contract.ts';
import { orders } from '#database/schema/orders.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import type { PaymentKind, RepairResult } from '#primitives/payment.ts';
import type { TestDatabase } from './databases.ts';
import { orderOf, type SoldProduct } from './orders.ts';
import type { StaffCalls } from './staff-calls.ts';

export type ShownAccount = z.output<typeof ordersIdAccountContract.data>;

/** The day of `testNow`. */
const paymentDay = '2026-11-15';

/** Calls about the money of an order, as the staff's screens make them. */
export function accountCalls(database: Pick<TestDatabase, 'db'>, staff: StaffCalls) {
  return {
    async place(product: SoldProduct, quantity: number, replaced: Partial<OrderBody> = {}): Promise<string> {
      const { number } = await staff.write<{ number: string }>(
        'POST',
        '/api/send-order',
        orderOf(product, quantity, replaced),
      );
      const [row] = await database.db.select().from(orders).where(eq(orders.number, number));
      if (!row) throw new Error('the order was not placed');
      return row.id;
    },
    move: (id: string, from: string, to: string) =>
      staff.send('POST', `/api/orders/${id}/status`, { from, to, note: to === 'cancelled' ? 'Changed' : '' }),
    account: (id: string) => staff.read<ShownAccount>(`/api/orders/${id}/account`),
    pay: (id: string, amount: number, replaced: Partial<Record<string, unknown>> = {}) =>
      staff.send<ShownAccount>('POST', `/api/orders/${id}/payments`, {
        kind: 'payment' satisfies PaymentKind,
        amount,
        method: 'cash',
        paidOn: paymentDay,
        reference: '',
        idempotencyKey: randomUUID(),
        ...replaced,
      }),
    voidPayment: (id: string, paymentId: string, reason = 'Typed twice') =>
      staff.send<ShownAccount>('POST', `/api/orders/${id}/payments/${paymentId}/void`, { reason }),
    endRepair: (id: string, returnId: string, result: RepairResult) =>
      staff.send<ShownAccount>('POST', `/api/orders/${id}/returns/${returnId}/repair-end`, { result }),
    bringBack: (
      id: string,
      lines: readonly { lineId: string; quantity: number; isRestocked: boolean }[],
      replaced: Partial<Record<string, unknown>> = {},
    ) =>
      staff.send<ShownAccount>('POST', `/api/orders/${id}/returns`, {
        lines,
        reason: 'Wrong colour',
        returnsDeliveryFee: false,
        idempotencyKey: randomUUID(),
        ...replaced,
      }),
  };
}
