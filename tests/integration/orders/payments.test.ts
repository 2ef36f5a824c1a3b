import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products, stockMovements } from '#database/schema/catalogue.ts';
import { orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { orderPayments } from '#database/schema/payments.ts';
import type { ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { accountCalls, type ShownAccount } from '../../support/order-accounts.ts';
import { phoneOf, testDay } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

onDatabase('server', 'money for an order', 'settings', (database) => {
  let staff: StaffCalls;
  let calls: ReturnType<typeof accountCalls>;
  let buyers = 0;

  beforeAll(async () => {
    staff = await staffCalls(database);
    calls = accountCalls(database, staff);
  });

  const create = (fields: Partial<ProductDraft> = {}) =>
    staff.write<{ id: string; price: number }>(
      'POST',
      '/api/products',
      productDraft({ leadTimeDays: 0, price: 100, stock: 50, ...fields }),
    );
  /** Each order of a buyer of its own, so that none counts towards the limits of another. */
  const place = async (quantity = 2, replaced: object = {}, fields: Partial<ProductDraft> = {}) => {
    buyers += 1;
    const contact = { name: 'Aisha Al Kuwari', phone: phoneOf(buyers), email: `buyer${buyers}@example.qa` };
    const product = await create(fields);
    return { product, id: await calls.place(product, quantity, { contact, ...replaced }) };
  };
  const deliver = async (id: string) =>
    expect((await calls.move(id, 'received', 'delivered')).status).toBe(200);
  const kindsOf = async (id: string) => {
    const { history } = await staff.read<{ history: { kind: string; details: unknown }[] }>(
      `/api/orders/${id}`,
    );
    return history.map(({ kind }) => kind);
  };
  const refusal = ({ status, error }: { status: number; error: { code: string } }) =>
    `${status} ${error?.code}`;

  describe('payments', () => {
    test('in parts until it is paid; the list, the history and the account say so', async () => {
      const { id } = await place();
      expect(await calls.account(id)).toMatchObject({ state: 'unpaid', owed: 200, received: 0 });
      const first = await calls.pay(id, 50.25, { reference: 'R-1' });
      expect(first.data).toMatchObject({ state: 'part_paid', owed: 149.75, received: 50.25 });
      const second = await calls.pay(id, 149.75, { method: 'bank_transfer' });
      expect(second.data).toMatchObject({ state: 'paid', owed: 0, refundDue: 0 });
      // Both are of the same moment in this test.
      const byAmount = second.data.payments.toSorted((one, other) => one.amount - other.amount);
      expect(byAmount.map(({ amount, method, reference }) => [amount, method, reference])).toEqual([
        [50.25, 'cash', 'R-1'],
        [149.75, 'bank_transfer', ''],
      ]);
      expect(await kindsOf(id)).toEqual(['placed', 'payment', 'payment']);
      const { data } =
        await staff.readForStaff<{ id: string; paymentState: string; owed: number }[]>('/api/orders');
      expect(data.find((order) => order.id === id)).toMatchObject({ paymentState: 'paid', owed: 0 });
    });

    test('more than is owed, or on a day to come or long before the order, is refused beside the field, and nothing is recorded', async () => {
      const { id } = await place();
      await calls.pay(id, 150);
      const tooMuch = await calls.pay(id, 50.01);
      expect(refusal(tooMuch)).toBe('409 payment_above_owed');
      expect(tooMuch.error.fields).toMatchObject([{ path: 'amount', code: 'too_big' }]);
      const early = await calls.pay(id, 10, { paidOn: '2026-11-16' });
      expect(early.error.fields).toMatchObject([{ path: 'paidOn', code: 'in_future' }]);
      const lastYear = await calls.pay(id, 10, { paidOn: '2025-11-15' });
      expect(lastYear.error.fields).toMatchObject([{ path: 'paidOn', code: 'long_before_order' }]);
      for (const amount of [0, -5, 1.005]) expect((await calls.pay(id, amount)).status).toBe(400);
      expect(await calls.account(id)).toMatchObject({ received: 150 });
    });

    test('a double click records one payment, and the key of another payment is refused', async () => {
      const { id } = await place();
      const idempotencyKey = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => calls.pay(id, 80, { idempotencyKey })));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(await calls.account(id)).toMatchObject({ received: 80 });
      expect(refusal(await calls.pay(id, 90, { idempotencyKey }))).toBe('422 key_reused');
      expect(await kindsOf(id)).toEqual(['placed', 'payment']);
    });

    test('a mistake is voided with a reason and no longer counts', async () => {
      const { id } = await place();
      const { data } = await calls.pay(id, 200);
      const paymentId = data.payments[0]?.id ?? '';
      expect((await calls.voidPayment(id, paymentId, ' ')).status).toBe(400);
      const voided = await calls.voidPayment(id, paymentId, 'Other order');
      expect(voided.data).toMatchObject({
        state: 'unpaid',
        owed: 200,
        payments: [{ voided: { reason: 'Other order', by: 'admin' } }],
      });
      expect((await calls.voidPayment(id, paymentId)).data.payments[0]?.voided?.reason).toBe('Other order');
      expect(await kindsOf(id)).toEqual(['placed', 'payment', 'payment_voided']);
      const other = await place();
      expect(refusal(await calls.voidPayment(other.id, paymentId))).toBe('404 not_found');
    });
  });

  describe('refunds', () => {
    test('are due when a paid order is cancelled, and never above what was received', async () => {
      const { id } = await place();
      await calls.pay(id, 200);
      await calls.move(id, 'received', 'cancelled');
      expect(await calls.account(id)).toMatchObject({ state: 'refund_due', refundDue: 200, documents: [] });
      expect(refusal(await calls.pay(id, 1))).toBe('409 payment_above_owed');
      expect(refusal(await calls.pay(id, 200.01, { kind: 'refund' }))).toBe('409 refund_above_received');
      const { data } = await calls.pay(id, 200, { kind: 'refund' });
      expect(data).toMatchObject({ state: 'refunded', refundDue: 0, received: 0 });
    });

    test('a payment that was refunded cannot be voided before its refund', async () => {
      const { id } = await place();
      const paid = await calls.pay(id, 200);
      const refunded = await calls.pay(id, 150, { kind: 'refund' });
      const { payments } = refunded.data;
      const [payment, refund] = (['payment', 'refund'] as const).map((kind) =>
        payments.find((entry) => entry.kind === kind),
      );
      expect(refusal(await calls.voidPayment(id, payment?.id ?? ''))).toBe('409 payment_refunded');
      await calls.voidPayment(id, refund?.id ?? '');
      expect((await calls.voidPayment(id, paid.data.payments[0]?.id ?? '')).data).toMatchObject({
        state: 'unpaid',
        received: 0,
      });
    });
  });

  describe('the invoice', () => {
    test('is issued once, when the order is sent out, and its document stays as it was', async () => {
      const { id, product } = await place(2, { lpoNumber: 'LPO-7' });
      await staff.write('PUT', `/api/orders/${id}/payment-terms`, { paymentDueDays: 30 });
      await calls.move(id, 'received', 'out_for_delivery');
      const { documents, dueOn } = await calls.account(id);
      expect(documents).toMatchObject([{ kind: 'invoice', issuedOn: '2026-11-15', total: 200 }]);
      expect(dueOn).toBe('2026-12-15');
      await calls.move(id, 'out_for_delivery', 'delivered');
      const after = await calls.account(id);
      expect(after.documents).toEqual(documents);
      const number = documents[0]?.number ?? '';
      expect(number).toMatch(/^INV-\d{6}$/);
      await database.db.update(products).set({ nameEn: 'Renamed' }).where(eq(products.id, product.id));
      await database.pool.query(
        `update shop_profile set document = jsonb_set(document, '{legalName,en}', '"Other Trading"')`,
      );
      const printed = await (await staff.ask(`/api/orders/${id}/invoice`)).text();
      expect(printed).toContain(`<title>Invoice ${number}</title>`);
      expect(printed).not.toMatch(/Other Trading|Renamed/);
      expect(printed).toContain('15 December 2026');
      const delivered = (await database.db.select().from(outboxEmails)).find(
        ({ onceKey }) => onceKey === `order/${id}/delivered/buyer`,
      );
      expect(delivered?.text).toContain(number);
    });

    test('of an order that is cancelled after it was sent out is credited whole', async () => {
      const { id } = await place();
      await calls.pay(id, 200);
      await calls.move(id, 'received', 'out_for_delivery');
      // Without credit terms it is due with the delivery, which is two days away.
      expect((await calls.account(id)).dueOn).toBe(testDay);
      await calls.move(id, 'out_for_delivery', 'cancelled');
      const { documents, state } = await calls.account(id);
      expect(state).toBe('refund_due');
      expect(documents).toMatchObject([
        { kind: 'invoice', total: 200 },
        { kind: 'credit_note', total: 200 },
      ]);
      const credit = await staff.ask(`/api/orders/${id}/credit-notes/${documents[1]?.number}`);
      expect(await credit.text()).toMatch(/Credit note[\s\S]*Cancelled order/);
      expect(await staff.statusForStaff(`/api/orders/${id}/credit-notes/CN-999999`)).toBe(404);
      expect(await kindsOf(id)).toEqual([
        'placed',
        'payment',
        'status_changed',
        'invoiced',
        'status_changed',
        'credited',
      ]);
    });

    test('cannot be issued before that; an older order gets one by hand', async () => {
      const { id } = await place();
      const issue = () => staff.send<ShownAccount>('POST', `/api/orders/${id}/invoice`);
      expect(refusal(await issue())).toBe('409 status_not_possible');
      await database.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id));
      expect(await calls.account(id)).toMatchObject({ state: 'untracked' });
      expect((await issue()).data).toMatchObject({ state: 'unpaid', documents: [{ kind: 'invoice' }] });
      expect((await issue()).data.documents).toHaveLength(1);
    });
  });

  describe('credit terms', () => {
    const set = (id: string, paymentDueDays: number | null) =>
      staff.send<ShownAccount>('PUT', `/api/orders/${id}/payment-terms`, { paymentDueDays });

    test('need a purchase order, and end with the invoice', async () => {
      const without = await place();
      expect(refusal(await set(without.id, 30))).toBe('409 lpo_required');
      const { id } = await place(2, { lpoNumber: 'LPO-8' });
      expect((await set(id, 60)).data.paymentDueDays).toBe(60);
      expect(await kindsOf(id)).toEqual(['placed', 'edited']);
      expect((await set(id, 400)).status).toBe(400);
      await deliver(id);
      expect(refusal(await set(id, 30))).toBe('409 invoice_issued');
      expect(await calls.account(id)).toMatchObject({ dueOn: '2027-01-14', overdueDays: 0 });
    });

    test('let the driver collect nothing, and what was paid is not asked for again', async () => {
      const toCollect = async (id: string) => {
        const { data } = await staff.readForStaff<{
          unconfirmed: { id: string; toCollect: number }[];
        }>(`/api/deliveries?day=${testDay}`);
        return data.unconfirmed.find((order) => order.id === id)?.toCollect;
      };
      const credit = await place(2, { lpoNumber: 'LPO-9' });
      await set(credit.id, 30);
      expect(await toCollect(credit.id)).toBe(0);
      const cash = await place();
      expect(await toCollect(cash.id)).toBe(200);
      await calls.pay(cash.id, 120);
      expect(await toCollect(cash.id)).toBe(80);
      expect(await (await staff.ask(`/api/orders/${cash.id}/packing-slip`)).text()).toContain('80.00');
      await calls.pay(cash.id, 80);
      expect(await toCollect(cash.id)).toBe(0);
      expect(await (await staff.ask(`/api/orders/${cash.id}/packing-slip`)).text()).toContain(
        'Paid: nothing to collect',
      );
    });
  });

  describe('returns', () => {
    test('bring pieces to stock, credit the buyer and leave the refund to be paid', async () => {
      const { id, product } = await place(4);
      await calls.pay(id, 400);
      await deliver(id);
      const { lines, returnUntil } = await calls.account(id);
      expect(returnUntil).toBe('2026-11-18');
      const lineId = lines[0]?.id ?? '';
      const first = await calls.bringBack(id, [{ lineId, quantity: 1, isRestocked: true }]);
      expect(first.data).toMatchObject({
        state: 'refund_due',
        refundDue: 100,
        charged: 300,
        lines: [{ returned: 1 }],
        documents: [{ kind: 'invoice' }, { kind: 'credit_note', total: 100 }],
      });
      const second = await calls.bringBack(id, [{ lineId, quantity: 2, isRestocked: false }]);
      expect(second.data).toMatchObject({ refundDue: 300, lines: [{ returned: 3 }] });
      const [stored] = await database.db.select().from(products).where(eq(products.id, product.id));
      expect(stored?.stock).toBe(47);
      const movements = await database.db
        .select()
        .from(stockMovements)
        .where(eq(stockMovements.productId, product.id));
      expect(movements.map(({ reason, change }) => [reason, change])).toContainEqual(['return', 1]);
      const tooMany = await calls.bringBack(id, [{ lineId, quantity: 2, isRestocked: true }]);
      expect(refusal(tooMany)).toBe('409 return_above_delivered');
      expect(tooMany.error.fields).toMatchObject([{ path: 'lines.0.quantity', code: 'too_big' }]);
      expect((await calls.pay(id, 300, { kind: 'refund' })).data).toMatchObject({ state: 'paid' });
    });

    test('are for delivered orders, and a repeated request counts once', async () => {
      const { id } = await place(3);
      const { lines } = await calls.account(id);
      const lineId = lines[0]?.id ?? '';
      const choice = [{ lineId, quantity: 1, isRestocked: true }];
      expect(refusal(await calls.bringBack(id, choice))).toBe('409 status_not_possible');
      await deliver(id);
      const idempotencyKey = randomUUID();
      const answers = await Promise.all([1, 2].map(() => calls.bringBack(id, choice, { idempotencyKey })));
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(await calls.account(id)).toMatchObject({
        lines: [{ returned: 1 }],
        returns: [{ refundDue: 100 }],
      });
      const other = [{ lineId, quantity: 2, isRestocked: true }];
      expect(refusal(await calls.bringBack(id, other, { idempotencyKey }))).toBe('422 key_reused');
    });

    test('give the delivery fee back once, when staff say so', async () => {
      const { id } = await place(2);
      await database.db.update(orders).set({ deliveryFee: 30_00, total: 230_00 }).where(eq(orders.id, id));
      await deliver(id);
      const lineId = (await calls.account(id)).lines[0]?.id ?? '';
      const choice = [{ lineId, quantity: 1, isRestocked: false }];
      const first = await calls.bringBack(id, choice, { returnsDeliveryFee: true });
      expect(first.data).toMatchObject({ charged: 100, deliveryFeeLeft: 0 });
      const second = await calls.bringBack(id, choice, { returnsDeliveryFee: true });
      expect(second.data).toMatchObject({ charged: 0, state: 'nothing_due' });
    });
  });

  test('what is owed: unpaid invoices by due date, overdue ones, open orders and refunds, with sums and as a table', async () => {
    await database.db.delete(orders);
    interface Row {
      readonly id: string;
      readonly invoiceNumber: string | null;
      readonly overdueDays: number;
      readonly amount: number;
    }
    type Sums = Record<'invoiced' | 'overdue' | 'open' | 'refunds', { orders: number; amount: number }>;
    const list = (query = '') =>
      staff.readForStaff<Row[], { sums: Sums; total: number }>(`/api/receivables${query}`);

    const later = await place(2, { lpoNumber: 'LPO-10', company: { name: 'Gulf Works', crNumber: '' } });
    await staff.write('PUT', `/api/orders/${later.id}/payment-terms`, { paymentDueDays: 30 });
    await deliver(later.id);
    const late = await place(3);
    await deliver(late.id);
    await database.pool.query(`update invoices set due_on = '2026-11-10' where order_id = $1`, [late.id]);
    await calls.pay(late.id, 50);
    const open = await place(1);
    const settled = await place(1);
    await calls.pay(settled.id, 100);
    await deliver(settled.id);
    const cancelled = await place(1);
    await calls.pay(cancelled.id, 70);
    await calls.move(cancelled.id, 'received', 'cancelled');

    const { data, meta } = await list();
    expect(data.map(({ id, amount, overdueDays }) => [id, amount, overdueDays])).toEqual([
      [late.id, 250, 5],
      [later.id, 200, 0],
    ]);
    expect(meta.sums).toEqual({
      invoiced: { orders: 2, amount: 450 },
      overdue: { orders: 1, amount: 250 },
      open: { orders: 1, amount: 100 },
      refunds: { orders: 1, amount: 70 },
    });
    // The list and the account of an order compute the same.
    for (const { id, amount } of data) expect((await calls.account(id)).owed).toBe(amount);
    expect((await list('?status=overdue')).data.map(({ id }) => id)).toEqual([late.id]);
    expect((await list('?status=open')).data).toMatchObject([{ id: open.id, invoiceNumber: null }]);
    expect((await list('?status=refunds')).data).toMatchObject([{ id: cancelled.id, amount: 70 }]);
    expect((await list('?search=gulf')).data.map(({ id }) => id)).toEqual([later.id]);

    const sheet = await staff.ask('/api/receivables/invoiced/sheet');
    expect(sheet.headers.get('Content-Disposition')).toBe(
      'attachment; filename="owed-invoiced-2026-11-15.csv"',
    );
    const rows = (await sheet.text()).trim().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain('"2026-11-10","5","250.00"');
    expect(await database.db.$count(orderPayments)).toBe(3);
  });
});
