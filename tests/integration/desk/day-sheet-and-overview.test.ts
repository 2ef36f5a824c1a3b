import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { deliveriesContract } from '#api/staff/orders/deliveries.contract.ts';
import type { ordersIdContract } from '#api/staff/orders/orders.contract.ts';
import type { overviewContract } from '#api/staff/overview/overview.contract.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { products } from '#database/schema/catalogue.ts';
import { messages } from '#database/schema/messages.ts';
import { orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quotes } from '#database/schema/quotes.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { forgetHistory } from '../../support/forget-history.ts';
import { orderOf, phoneOf, testDay } from '../../support/orders.ts';
import { quoteFor } from '../../support/quotes.ts';
import { sampleShop, storeBankDetails } from '../../support/sample-orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type DaySheet = z.output<typeof deliveriesContract.data>;
type Overview = z.output<typeof overviewContract.data>;
type Order = z.output<typeof ordersIdContract.data>;
type Product = ProductBody & { id: string };

const to = (zone: number): Partial<OrderBody> => ({
  fulfilment: { kind: 'delivery', zone, street: '343', building: '12', unit: '', landmark: 'Blue gate' },
});

onDatabase('server', 'what staff see of orders', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    await storeBankDetails(database, sampleShop.bank);
    staff = await staffCalls(database);
  });
  beforeEach(async () => {
    await database.db.delete(orders);
    await database.db.delete(quotes);
    await database.db.delete(messages);
    await database.db.delete(outboxEmails);
    await database.db.delete(rateLimits);
    await forgetHistory(database.db);
  });

  let buyers = 0;
  const create = (fields: Partial<ProductDraft> = {}) =>
    staff.write<Product>('POST', '/api/products', productDraft({ leadTimeDays: 0, stock: 100, ...fields }));
  const place = async (product: Product, quantity: number, replaced: Partial<OrderBody> = {}) => {
    buyers += 1;
    const contact = { name: 'Aisha', phone: phoneOf(buyers), email: 'aisha@example.qa' };
    const { number } = await staff.write<{ number: string }>(
      'POST',
      '/api/send-order',
      orderOf(product, quantity, { contact, ...replaced }),
    );
    const [row] = await database.db.select().from(orders).where(eq(orders.number, number));
    return { number, id: row?.id ?? '' };
  };
  const move = (id: string, to_: string) =>
    staff.send<Order>('POST', `/api/orders/${id}/status`, { from: 'received', to: to_, note: 'why' });
  const get = <Data>(path: string) => staff.read<Data>(path);

  test('a day sheet has what goes out by zone and street, what to carry and what is still to be collected', async () => {
    const product = await create({ price: 100 });
    const transferred = await place(product, 1, { ...to(38), payment: 'bank_transfer' });
    const cash = await place(product, 2, to(38));
    const far = await place(product, 3, { ...to(69), payment: 'card_on_delivery' });
    const pickup = await place(product, 1, { fulfilment: { kind: 'pickup' } });
    const paid = await place(product, 4, to(70));
    for (const { id } of [transferred, cash, far, pickup, paid]) await move(id, 'confirmed');
    const waiting = await place(product, 1, to(38));
    const cancelled = await place(product, 1, to(38));
    await move(cancelled.id, 'cancelled');
    const done = await place(product, 5, to(38));
    await move(done.id, 'delivered');
    const pay = (id: string, amount: number) =>
      staff.write('POST', `/api/orders/${id}/payments`, {
        kind: 'payment',
        amount,
        method: 'cash',
        paidOn: '2026-11-15',
        reference: '',
        idempotencyKey: randomUUID(),
      });
    await pay(paid.id, 400);
    await pay(cash.id, 50);
    await staff.write('POST', `/api/orders/${cash.id}/notes`, { note: 'Use lift 2', isForDriver: true });
    await staff.write('POST', `/api/orders/${cash.id}/notes`, { note: 'Pays late' });

    const sheet = await get<DaySheet>(`/api/deliveries?day=${testDay}`);
    const numbers = (list: readonly { number: string }[]) => list.map(({ number }) => number);
    expect(sheet.rounds).toHaveLength(1);
    const [round] = sheet.rounds;
    expect(round?.driver).toBeNull();
    expect(numbers(round?.stops ?? [])).toEqual([
      ...[transferred.number, cash.number].toSorted(),
      far.number,
      paid.number,
    ]);
    expect(numbers(sheet.pickups)).toEqual([pickup.number]);
    expect(numbers(sheet.unconfirmed)).toEqual([waiting.number]);
    expect(numbers(sheet.delivered)).toEqual([done.number]);
    // 200 less the 50 that were paid, and the pickup.
    expect(sheet.toCollect).toEqual({ cash: 250, card: 300 });
    expect(round?.toCollect).toEqual({ cash: 150, card: 300 });
    const stop = (number: string) => round?.stops.find((one) => one.number === number);
    expect(stop(far.number)).toMatchObject({
      address: { zone: 69, landmark: 'Blue gate' },
      district: { name: 'Lusail', translations: { ar: { name: 'لوسيل' } } },
      lines: [{ sku: product.sku, quantity: 3 }],
      toCollect: 300,
    });
    expect(stop(cash.number)).toMatchObject({ toCollect: 150, paidBefore: 50, driverNotes: ['Use lift 2'] });
    expect(stop(paid.number)).toMatchObject({ toCollect: 0, isPaid: true, driverNotes: [] });
    expect(stop(transferred.number)).toMatchObject({ toCollect: 0, isPaid: false });
    expect(await get<DaySheet>('/api/deliveries')).toMatchObject({ day: '2026-11-15', rounds: [] });
  });

  test('a day sheet reminds of what should have gone out before, and of nothing that is still to come', async () => {
    const product = await create();
    const late = await place(product, 1);
    const done = await place(product, 1);
    await place(product, 1);
    await database.db.update(orders).set({ deliveryDay: '2026-11-12' }).where(eq(orders.id, late.id));
    await database.db
      .update(orders)
      .set({ deliveryDay: '2026-11-12', status: 'delivered' })
      .where(eq(orders.id, done.id));
    const lateOn = async (day: string) =>
      (await get<DaySheet>(`/api/deliveries?day=${day}`)).late.map(({ number }) => number);
    expect(await lateOn('2026-11-15')).toEqual([late.number]);
    expect(await lateOn('2026-12-15')).toEqual([late.number]);
    expect(await lateOn('2026-11-12')).toEqual([]);
  });

  test('orders are narrowed by the day they go out on and the days they were placed on in Qatar', async () => {
    const product = await create();
    const early = await place(product, 1);
    const today = await place(product, 1);
    // Half past midnight in Qatar is still the day before in UTC.
    await database.db
      .update(orders)
      .set({ createdAt: new Date('2026-11-13T21:30:00Z'), deliveryDay: '2026-11-18' })
      .where(eq(orders.id, early.id));
    const found = async (query: string) =>
      (await get<{ number: string }[]>(`/api/orders?${query}`)).map(({ number }) => number);
    expect(await found('day=2026-11-18')).toEqual([early.number]);
    expect(await found('placedTo=2026-11-14')).toEqual([early.number]);
    expect(await found('placedTo=2026-11-13')).toEqual([]);
    expect(await found('placedFrom=2026-11-14&placedTo=2026-11-15')).toEqual([today.number, early.number]);
    expect(await found('placedFrom=2026-11-15')).toEqual([today.number]);
  });

  test('the history of an order names who of staff did it, and so does the history of all changes', async () => {
    const { id, number } = await place(await create(), 1);
    await move(id, 'confirmed');
    const { data } = await staff.send<Order>('POST', `/api/orders/${id}/notes`, { note: 'Call first' });
    expect(data.history.map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ['placed', ''],
      ['status_changed', 'admin'],
      ['note', 'admin'],
    ]);
    const changes = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entity, 'order'))
      .orderBy(auditLog.id);
    expect(changes).toMatchObject([
      {
        action: 'change-order-status',
        actor: 'admin',
        entityId: id,
        before: { number, status: 'received' },
        after: { number, status: 'confirmed', note: 'why' },
      },
      { action: 'note-order', after: { note: 'Call first' } },
    ]);
  });

  test('the overview sums by the days of Qatar, next to the days before, and counts what waits', async () => {
    await database.db.update(products).set({ stock: 50 });
    const chair = await create({ price: 100 });
    const desk = await create({ price: 1000, stock: 4 });
    const at = (id: string, moment: string, day = '2026-11-17') =>
      database.db
        .update(orders)
        .set({ createdAt: new Date(moment), deliveryDay: day })
        .where(eq(orders.id, id));
    const today = await place(chair, 5);
    const night = await place(desk, 1);
    const cancelled = await place(chair, 9);
    const before = await place(chair, 2);
    await at(night.id, '2026-11-13T21:30:00Z', '2026-11-12');
    await at(before.id, '2026-11-08T20:59:00Z');
    await move(cancelled.id, 'cancelled');
    await move(today.id, 'confirmed');
    await staff.write('POST', '/api/send-quote', quoteFor([{ productId: chair.id, quantity: 1 }]));
    await database.db
      .update(outboxEmails)
      .set({ status: 'failed' })
      .where(eq(outboxEmails.aboutKind, 'quote'));

    const overview = await get<Overview>('/api/overview?days=7');
    expect(overview.period).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(overview.sales).toEqual({ orders: 3, revenue: 1500 });
    expect(overview.salesBefore).toEqual({ orders: 1, revenue: 200 });
    expect(overview.byDay.filter((day) => day.orders > 0)).toEqual([
      { day: '2026-11-14', orders: 1, revenue: 1000 },
      { day: '2026-11-15', orders: 2, revenue: 500 },
    ]);
    expect(overview.byStatus).toEqual({ received: 1, confirmed: 1, cancelled: 1 });
    expect(overview.bestSellers.map(({ sku, pieces, revenue }) => [sku, pieces, revenue])).toEqual([
      [chair.sku, 5, 500],
      [desk.sku, 1, 1000],
    ]);
    expect(overview.lowStock).toMatchObject([{ sku: desk.sku, stock: 3 }]);
    expect(overview.waiting).toEqual({
      ordersToConfirm: 2,
      deliveriesToday: 0,
      lateDeliveries: 1,
      overdueInvoices: 0,
      quotations: 1,
      messages: 0,
      emails: 2,
      lowStock: 1,
      outOfStock: 0,
    });
    expect((await get<Overview>('/api/overview?days=30')).sales).toEqual({ orders: 4, revenue: 1700 });
    expect((await get<Overview>('/api/overview?days=90')).byDay).toHaveLength(90);
  });
});
