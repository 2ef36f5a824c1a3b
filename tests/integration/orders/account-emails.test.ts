import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { products, stockMovements } from '#database/schema/catalogue.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { accountCalls } from '../../support/order-accounts.ts';
import { phoneOf } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { deliveryOn, patience } from '../mail/delivery-setup.ts';

onDatabase('server', 'emails about the money of an order', 'settings', (database) => {
  const { smtpServer, startDelivery, outbox } = deliveryOn(database);
  let staff: StaffCalls;
  let calls: ReturnType<typeof accountCalls>;
  let buyers = 0;

  beforeAll(async () => {
    staff = await staffCalls(database);
    calls = accountCalls(database, staff);
  });

  const placed = async (quantity: number, replaced: Partial<OrderBody> = {}, stock = 50) => {
    buyers += 1;
    const email = `buyer${buyers}@example.qa`;
    const draft = productDraft({ leadTimeDays: 0, price: 100, stock });
    const product = await staff.write<{ id: string; price: number }>('POST', '/api/products', draft);
    const contact = { name: 'Aisha Al Kuwari', phone: phoneOf(buyers), email };
    const id = await calls.place(product, quantity, { contact, ...replaced });
    return { id, product, email };
  };
  const delivered = async (...order: Parameters<typeof placed>) => {
    const { id, ...rest } = await placed(...order);
    await calls.move(id, 'received', 'delivered');
    const lineId = (await calls.account(id)).lines[0]?.id ?? '';
    return { id, lineId, ...rest };
  };
  const keys = async () => (await outbox()).map(({ onceKey }) => onceKey.split('/').slice(2).join('/'));
  const stockOf = async (id: string) => {
    const [row] = await database.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };

  test('a payment, its correction, a return and the refund reach the buyer over SMTP, in the language of the order', async () => {
    const { url, received } = await smtpServer();
    const { id, email, lineId } = await delivered(4, { locale: 'ar' });
    await database.db.delete(outboxEmails);
    startDelivery({ smtpUrl: url });
    const arrived = (count: number) =>
      vi.waitFor(() => expect(received.length).toBe(count), patience).then(() => received.at(-1));

    await calls.pay(id, 400, { reference: 'R-9' });
    const receipt = await arrived(1);
    expect(receipt?.to).toEqual([email]);
    expect(receipt?.subject).toContain('استلمنا دفعتك');
    expect(receipt?.text).toContain('R-9');

    await vi.waitFor(async () => expect((await outbox())[0]?.status).toBe('sent'), patience);
    const [payment] = (await calls.account(id)).payments;
    await calls.voidPayment(id, payment?.id ?? '');
    expect((await arrived(2))?.subject).toContain('تصحيح');

    await calls.pay(id, 400);
    await arrived(3);
    await calls.bringBack(id, [{ lineId, quantity: 1, isRestocked: false }]);
    const returned = await arrived(4);
    expect(returned?.text).toMatch(/CN-\d{6}/);
    await calls.pay(id, 100, { kind: 'refund' });
    expect((await arrived(5))?.subject).toContain('رددنا إليك');
  });

  test('a receipt that still waits is not sent once its payment is void, and nobody gets a correction', async () => {
    const { id } = await placed(2);
    await database.db.delete(outboxEmails);
    const { data } = await calls.pay(id, 50);
    await calls.voidPayment(id, data.payments[0]?.id ?? '');
    expect((await outbox()).map(({ status, dropReason }) => [status, dropReason])).toEqual([
      ['dropped', 'replaced'],
    ]);
  });

  test('news about the status do not replace a receipt; a repeat writes none, nor does a refusal', async () => {
    const { id } = await placed(2);
    await database.db.delete(outboxEmails);
    const idempotencyKey = randomUUID();
    for (const _ of [1, 2]) await calls.pay(id, 50, { idempotencyKey });
    expect((await calls.pay(id, 900)).status).toBe(409);
    await calls.move(id, 'received', 'confirmed');
    expect((await outbox()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect((await keys()).map((key) => key.replace(/-.*\//, '/'))).toEqual([
      'payment/buyer',
      'confirmed/buyer',
    ]);
  });

  describe('an exchange', () => {
    test('takes new pieces from stock, changes no amount and is told to the buyer and in the activity', async () => {
      const { id, lineId, product } = await delivered(3);
      await calls.pay(id, 300);
      await database.db.delete(outboxEmails);
      const lines = [{ lineId, quantity: 2, isRestocked: false }];
      const answer = await calls.bringBack(id, lines, { outcome: 'exchange' });
      expect(answer.data).toMatchObject({
        state: 'paid',
        refundDue: 0,
        lines: [{ returned: 0 }],
        returns: [{ outcome: 'exchange', refundDue: 0 }],
      });
      expect(answer.data.documents.map(({ kind }) => kind)).toEqual(['invoice']);
      expect(await stockOf(product.id)).toBe(45);
      const [email] = await outbox();
      expect(email?.subject).toMatch(/^The exchange for your order/);
      const actions = await database.db.select().from(auditLog).where(eq(auditLog.entityId, id));
      expect(actions.map(({ action }) => action)).toContain('record-exchange');
      // The buyer has as many pieces as before, and may still return them all.
      const all = [{ lineId, quantity: 3, isRestocked: true }];
      expect((await calls.bringBack(id, all)).data).toMatchObject({ refundDue: 300 });
    });

    test('is refused beside the line when the stock does not suffice, and then nothing moves', async () => {
      const { id, lineId, product } = await delivered(3, {}, 4);
      await database.db.delete(outboxEmails);
      const refused = await calls.bringBack(id, [{ lineId, quantity: 2, isRestocked: true }], {
        outcome: 'exchange',
      });
      expect(refused).toMatchObject({ status: 409, error: { code: 'exchange_out_of_stock' } });
      expect(refused.error.fields).toMatchObject([{ path: 'lines.0.quantity', code: 'too_big' }]);
      expect(await stockOf(product.id)).toBe(1);
      expect(await outbox()).toEqual([]);
    });
  });

  test('a repair is taken in and given back without moving stock or money, and the buyer is told of both', async () => {
    const { id, lineId, product } = await delivered(1);
    await database.db.delete(outboxEmails);
    const answer = await calls.bringBack(id, [{ lineId, quantity: 1, isRestocked: true }], {
      outcome: 'repair',
    });
    expect(answer.data).toMatchObject({
      refundDue: 0,
      lines: [{ returned: 0, inRepair: 1 }],
      returns: [{ outcome: 'repair', repairEnd: null, lines: [{ isRestocked: false }] }],
    });
    const listed = () => staff.read<{ id: string; hasRepair: boolean }[]>('/api/orders?awaiting=repair');
    expect(await listed()).toMatchObject([{ id, hasRepair: true }]);
    // What is in repair cannot come back a second time, nor for its money.
    const again = [{ lineId, quantity: 1, isRestocked: false }];
    for (const outcome of ['repair', 'refund'])
      expect((await calls.bringBack(id, again, { outcome })).error.code).toBe('return_above_delivered');
    const returnId = answer.data.returns[0]?.id ?? '';
    // A repeat tells the buyer once; a colleague who says otherwise is refused.
    for (const _ of [1, 2]) {
      const ended = await calls.endRepair(id, returnId, 'given_back');
      expect(ended.data).toMatchObject({
        lines: [{ inRepair: 0 }],
        returns: [{ repairEnd: { result: 'given_back' } }],
      });
    }
    expect((await calls.endRepair(id, returnId, 'not_repairable')).error.code).toBe('repair_ended');
    expect((await calls.endRepair(id, randomUUID(), 'given_back')).status).toBe(404);
    expect(await listed()).toEqual([]);
    const { history } = await staff.read<{ history: { kind: string; details: object }[] }>(
      `/api/orders/${id}`,
    );
    expect(history.slice(-2)).toMatchObject([
      { kind: 'returned', details: { outcome: 'repair', isTakenIn: true, pieces: 1 } },
      { kind: 'repair_ended', details: { result: 'given_back', pieces: 1 } },
    ]);
    const actions = await database.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['record-repair', 'end-repair']),
    );
    const movements = await database.db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.productId, product.id));
    expect(movements.map(({ reason }) => reason)).not.toContain('return');
    expect((await outbox()).map(({ subject }) => subject)).toMatchObject([
      expect.stringMatching(/^We have taken in goods/),
      expect.stringMatching(/^The repair for your order/),
    ]);
  });

  test('what cannot be repaired is settled by an exchange or with its money', async () => {
    const { id, lineId } = await delivered(1);
    const lines = [{ lineId, quantity: 1, isRestocked: false }];
    const { data } = await calls.bringBack(id, lines, { outcome: 'repair' });
    await database.db.delete(outboxEmails);
    await calls.endRepair(id, data.returns[0]?.id ?? '', 'not_repairable');
    expect((await outbox()).map(({ subject }) => subject)).toMatchObject([
      expect.stringMatching(/^We could not repair/),
    ]);
    expect((await calls.bringBack(id, lines)).data).toMatchObject({ lines: [{ returned: 1, inRepair: 0 }] });
  });
});
