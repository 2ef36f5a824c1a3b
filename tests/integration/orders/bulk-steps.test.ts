import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type {
  ordersBulkStepContract,
  ordersBulkStepIdUndoContract,
} from '#api/staff/orders/bulk-steps.contract.ts';
import type { ordersIdContract } from '#api/staff/orders/orders.contract.ts';
import { orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { cancelOwnOrder } from '#domain/orders/cancel-own-order.server.ts';
import { claimDueEmail } from '#mail/outbox-queries.ts';
import { testNow } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { eachDatabase } from '../../support/databases.ts';
import { accountCalls } from '../../support/order-accounts.ts';
import { phoneOf } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Step = z.output<typeof ordersBulkStepContract.data>;
type Undo = z.output<typeof ordersBulkStepIdUndoContract.data>;
type Order = z.output<typeof ordersIdContract.data>;

const minutesLater = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const shop = {
  ...firstShopProfile,
  publicUrl: 'http://shop.test',
  staffEmail: 'staff@shop.test',
  staffLocale: 'en',
} as const;

eachDatabase('one step for many orders', 'settings', (database) => {
  let staff: StaffCalls;
  let later: StaffCalls;
  let calls: ReturnType<typeof accountCalls>;
  let product: { id: string; price: number };
  let buyers = 0;

  beforeAll(async () => {
    staff = await staffCalls(database);
    later = await staffCalls(database, { now: () => minutesLater(3) });
    calls = accountCalls(database, staff);
    product = await staff.write('POST', '/api/products', productDraft({ leadTimeDays: 0, stock: 900 }));
  });
  beforeEach(async () => {
    await database.db.delete(rateLimits);
  });

  const place = () => {
    buyers += 1;
    const contact = { name: 'Aisha', phone: phoneOf(buyers), email: `buyer${buyers}@example.qa` };
    return calls.place(product, 1, { contact });
  };
  const placeMany = async (count: number) => {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await place());
    return ids;
  };
  const step = (to: string, ids: readonly string[], key: string = randomUUID()) =>
    staff.send<Step>('POST', '/api/orders/bulk-step', { key, to, ids });
  const undo = (id: string, by = staff) => by.send<Undo>('POST', `/api/orders/bulk-step/${id}/undo`);
  const read = (id: string) => staff.read<Order>(`/api/orders/${id}`);
  const emailsOf = async (id: string) => {
    const rows = await database.db
      .select()
      .from(outboxEmails)
      .where(eq(outboxEmails.aboutId, id))
      .orderBy(outboxEmails.id);
    return rows
      .filter(({ onceKey }) => onceKey.endsWith('/buyer'))
      .map(({ onceKey, status, nextAttemptAt }) => ({
        event: onceKey.split('/')[2],
        status,
        nextAttemptAt,
      }));
  };
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  test('those that can take the step take it, and each of the others has its reason', async () => {
    const [received = '', confirmed = '', preparing = '', delivered = '', cancelled = ''] =
      await placeMany(5);
    await calls.move(confirmed, 'received', 'confirmed');
    await calls.move(preparing, 'received', 'preparing');
    await calls.move(delivered, 'received', 'delivered');
    await calls.move(cancelled, 'received', 'cancelled');
    const gone = randomUUID();
    const { status, data } = await step('confirmed', [
      received,
      confirmed,
      preparing,
      delivered,
      cancelled,
      gone,
      received,
    ]);
    expect(status).toBe(201);
    expect(idsOf(data.done)).toEqual([received]);
    expect(data.refused.map(({ id, reason }) => [id, reason])).toEqual([
      [confirmed, 'already'],
      [preparing, 'further'],
      [delivered, 'delivered'],
      [cancelled, 'cancelled'],
      [gone, 'gone'],
    ]);
    expect(data.undoableUntil).toBe(minutesLater(2).toISOString());
    expect((await read(received)).history.at(-1)).toMatchObject({
      kind: 'status_changed',
      status: 'confirmed',
      actorName: 'admin',
    });
    // The activity shows them as one entry that unfolds.
    const [entry] = await staff.read<{ action: string }[]>('/api/activity?entity=order');
    expect(entry?.action).toBe('change-order-status');
  });

  test('a repeat with the same key does nothing more; the same key for something else is refused', async () => {
    const ids = await placeMany(2);
    const key = randomUUID();
    const first = await step('confirmed', ids, key);
    await calls.move(ids[0] ?? '', 'confirmed', 'preparing');
    expect((await step('confirmed', ids, key)).data).toEqual(first.data);
    expect((await step('preparing', ids, key)).error.code).toBe('key_reused');
    for (const id of ids)
      expect((await emailsOf(id)).map(({ event }) => event)).toEqual(['received', 'confirmed']);
  });

  test('emails wait for the undo; undone, none leaves, what they replaced waits again, and the history says so', async () => {
    const [id = ''] = await placeMany(1);
    const { data } = await step('confirmed', [id]);
    expect(await emailsOf(id)).toMatchObject([
      { event: 'received', status: 'dropped' },
      { event: 'confirmed', status: 'pending', nextAttemptAt: minutesLater(2) },
    ]);
    const claim = (now: Date) =>
      claimDueEmail(database.db, { now, lockedUntil: new Date(now.getTime() + 60_000), limit: 500 });
    const keyOf = `order/${id}/confirmed/buyer`;
    expect((await claim(minutesLater(1))).map(({ onceKey }) => onceKey)).not.toContain(keyOf);
    const undone = await undo(data.id);
    expect(undone.data).toMatchObject({ undone: [{ id }], refused: [] });
    expect(await emailsOf(id)).toMatchObject([
      { event: 'received', status: 'pending' },
      { event: 'confirmed', status: 'dropped' },
    ]);
    const order = await read(id);
    expect(order.status).toBe('received');
    expect(order.history.at(-1)).toMatchObject({
      status: 'received',
      actorName: 'admin',
      details: { takenBack: 'confirmed', why: 'undone' },
    });
    expect((await claim(minutesLater(30))).map(({ onceKey }) => onceKey)).not.toContain(keyOf);
    // A repeat of the undo says the same, and the step can be taken again, with its own email.
    expect((await undo(data.id)).data).toEqual(undone.data);
    await calls.move(id, 'received', 'confirmed');
    expect((await emailsOf(id)).at(-1)).toMatchObject({ event: 'confirmed-2', status: 'pending' });
  });

  test('an order that changed since, or whose email has left, stays; after the time nothing is undone', async () => {
    const [moved = '', mailed = '', plain = ''] = await placeMany(3);
    const { data } = await step('confirmed', [moved, mailed, plain]);
    await calls.move(moved, 'confirmed', 'preparing');
    await database.db
      .update(outboxEmails)
      .set({ status: 'sent', sentAt: testNow })
      .where(eq(outboxEmails.onceKey, `order/${mailed}/confirmed/buyer`));
    const { data: undone } = await undo(data.id);
    expect(idsOf(undone.undone)).toEqual([plain]);
    expect(new Map(undone.refused.map(({ id, reason }) => [id, reason]))).toEqual(
      new Map([
        [moved, 'changed'],
        [mailed, 'email_sent'],
      ]),
    );
    const second = await step('confirmed', [plain]);
    expect((await undo(second.data.id, later)).error.code).toBe('undo_too_late');
    expect((await read(plain)).status).toBe('confirmed');
    expect((await undo(randomUUID())).status).toBe(404);
  });

  test('an undone dispatch leaves the invoice to the order: its number is used again, and its amounts stay', async () => {
    const [id = ''] = await placeMany(1);
    const { data } = await step('out_for_delivery', [id]);
    const { documents } = await calls.account(id);
    expect(documents).toHaveLength(1);
    await undo(data.id);
    const order = await read(id);
    expect(order).toMatchObject({ status: 'received', invoice: { number: documents[0]?.number } });
    const edit = (quantity: number) => ({
      version: order.version,
      consent: 'by_phone',
      contact: order.contact,
      company: order.company,
      lpoNumber: order.lpoNumber,
      fulfilment: order.fulfilment,
      day: order.day,
      payment: order.payment,
      notes: 'Ring twice',
      lines: order.lines.map((line) => ({ lineId: line.id, productId: null, quantity })),
      deliveryFee: null,
      discount: 0,
      discountReason: '',
    });
    const refused = await staff.send('PUT', `/api/orders/${id}`, edit(2));
    expect(refused.error.code).toBe('invoice_issued');
    expect((await staff.send('PUT', `/api/orders/${id}`, edit(1))).error).toBeUndefined();
    await calls.move(id, 'received', 'delivered');
    expect((await calls.account(id)).documents).toEqual(documents);
  });

  test('a buyer who cancels while the step runs: either the order is cancelled and left out, or it took the step', async () => {
    const ids = await placeMany(8);
    const rows = await Promise.all(
      ids.map(async (id) => {
        const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
        return { number: row?.number ?? '', key: row?.trackingKey ?? '' };
      }),
    );
    const cancellations = Promise.allSettled(
      rows.toReversed().map((row) => cancelOwnOrder(database.db, row, { shop, now: testNow })),
    );
    const [{ data }, cancelled] = await Promise.all([step('confirmed', ids), cancellations]);
    const outcomes = cancelled.toReversed();
    for (const [index, id] of ids.entries()) {
      const order = await read(id);
      const wasCancelled = outcomes[index]?.status === 'fulfilled';
      expect(order.status).toBe(wasCancelled ? 'cancelled' : 'confirmed');
      expect(idsOf(data.done).includes(id)).toBe(!wasCancelled);
      expect(data.refused.find((one) => one.id === id)?.reason).toBe(wasCancelled ? 'cancelled' : undefined);
      const waiting = (await emailsOf(id)).filter(({ status }) => status === 'pending');
      expect(waiting.map(({ event }) => event)).toEqual([order.status]);
    }
    // What the undo sets back, no cancellation loses.
    const { data: undone } = await undo(data.id);
    expect(idsOf(undone.undone).toSorted()).toEqual(idsOf(data.done).toSorted());
  });

  test('two colleagues take the same step at once, and two undo it: each order moves once', async () => {
    const ids = await placeMany(6);
    const answers = await Promise.all([step('preparing', ids), step('preparing', ids.toReversed())]);
    const done = answers.flatMap(({ data }) => idsOf(data.done));
    expect(done.toSorted()).toEqual(ids.toSorted());
    await Promise.all(answers.flatMap(({ data }) => [undo(data.id), undo(data.id)]));
    for (const id of ids) {
      const { status, history } = await read(id);
      expect(status).toBe('received');
      expect(history.map((event) => event.status)).toEqual(['received', 'preparing', 'received']);
    }
  });
});
