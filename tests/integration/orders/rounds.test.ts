import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type {
  deliveriesContract,
  deliveriesDayEndContract,
  driversContract,
} from '#api/staff/orders/deliveries.contract.ts';
import type { ordersIdContract } from '#api/staff/orders/orders.contract.ts';
import { products } from '#database/schema/catalogue.ts';
import { orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { accountCalls } from '../../support/order-accounts.ts';
import { phoneOf, testDay } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type DaySheet = z.output<typeof deliveriesContract.data>;
type RoundEnd = z.output<typeof deliveriesDayEndContract.data>;
type Driver = z.output<typeof driversContract.data>[number];
type Order = z.output<typeof ordersIdContract.data>;

onDatabase('server', 'rounds of a day', 'settings', (database) => {
  let staff: StaffCalls;
  let calls: ReturnType<typeof accountCalls>;
  let product: { id: string; price: number };
  let buyers = 0;

  beforeAll(async () => {
    staff = await staffCalls(database);
    calls = accountCalls(database, staff);
    product = await staff.write(
      'POST',
      '/api/products',
      productDraft({ leadTimeDays: 0, stock: 900, price: 100 }),
    );
  });
  beforeEach(async () => {
    await database.db.delete(orders);
    await database.db.delete(rateLimits);
  });

  const placeMany = async (count: number, status = 'out_for_delivery') => {
    const ids: string[] = [];
    while (ids.length < count) {
      buyers += 1;
      const contact = { name: 'Aisha', phone: phoneOf(buyers), email: `buyer${buyers}@example.qa` };
      const building = String(10 + ids.length);
      const fulfilment = {
        kind: 'delivery',
        zone: 69,
        street: '1',
        building,
        unit: '',
        landmark: '',
      } as const;
      const id = await calls.place(product, 1, { contact, fulfilment });
      await calls.move(id, 'received', status);
      ids.push(id);
    }
    return ids;
  };
  const sheet = () => staff.read<DaySheet>(`/api/deliveries?day=${testDay}`);
  const roundsOf = ({ rounds }: DaySheet) =>
    Object.fromEntries(rounds.map(({ driver, stops }) => [driver?.name ?? '', stops.map(({ id }) => id)]));
  const move = (ids: readonly string[], driverId: string | null, before: string | null) =>
    staff.send<DaySheet>('POST', `/api/deliveries/${testDay}/stops`, { ids, driverId, before });
  const addDriver = (name: string) =>
    staff.write<Driver>('POST', '/api/drivers', { name, phone: '5512 3456' });
  const end = (
    delivered: readonly { id: string; collected: number }[],
    exceptions: readonly object[] = [],
    key: string = randomUUID(),
  ) => staff.send<RoundEnd>('POST', `/api/deliveries/${testDay}/end`, { key, delivered, exceptions });
  const all = (ids: readonly string[], collected = 100) => ids.map((id) => ({ id, collected }));
  const read = (id: string) => staff.read<Order>(`/api/orders/${id}`);
  const waitingEmails = async (id: string) => {
    const rows = await database.db.select().from(outboxEmails).where(eq(outboxEmails.aboutId, id));
    return rows
      .filter(({ status, onceKey }) => status === 'pending' && onceKey.endsWith('/buyer'))
      .map(({ onceKey }) => onceKey.split('/')[2]?.split('-')[0]);
  };

  test('stops keep the order and the driver that staff give them, for colleagues too', async () => {
    const [a = '', b = '', c = '', d = ''] = await placeMany(4, 'confirmed');
    expect(roundsOf(await sheet())).toEqual({ '': [a, b, c, d] });
    expect(roundsOf((await move([d], null, b)).data)).toEqual({ '': [a, d, b, c] });
    const raju = await addDriver('Raju');
    expect(raju.phone).toBe('+97455123456');
    expect(roundsOf((await move([c, a], raju.id, null)).data)).toEqual({ '': [d, b], Raju: [a, c] });
    await move([c], raju.id, a);
    const driver = { name: 'Raju', phone: '+97455123456' };
    expect((await read(a)).stop).toEqual({ driver, place: 2, stops: 2 });
    expect(roundsOf(await sheet())).toEqual({ '': [d, b], Raju: [c, a] });
    // A new order comes last among those without a driver; one that is sent to another day leaves.
    const [late = ''] = await placeMany(1, 'preparing');
    await database.db.update(orders).set({ deliveryDay: '2026-11-18' }).where(eq(orders.id, a));
    expect(roundsOf(await sheet())).toEqual({ '': [d, b, late], Raju: [c] });
    expect((await read(b)).stop).toEqual({ driver: null, place: 2, stops: 3 });
    const { history } = await read(c);
    expect(history.map(({ kind }) => kind)).toEqual(['placed', 'status_changed']);
    const given = await staff.read<{ action: string }[]>(`/api/activity?entity=order&entityId=${c}`);
    expect(given[0]?.action).toBe('give-to-driver');
    // A driver who was removed keeps the day's stops and gets no others.
    await staff.write('DELETE', `/api/drivers/${raju.id}`);
    expect(roundsOf(await sheet())).toEqual({ '': [d, b, late], Raju: [c] });
    await move([c], null, null);
    expect((await move([c], raju.id, null)).error.code).toBe('not_found');
  });

  test('two colleagues who arrange a day at once both get what they did; a stop that has gone is refused', async () => {
    const ids = await placeMany(6, 'confirmed');
    const [first = '', second = '', third = '', , , last = ''] = ids;
    const [ali, babu] = [await addDriver('Ali'), await addDriver('Babu')];
    const answers = await Promise.all([
      move([last], ali.id, null),
      move([first], babu.id, null),
      move([third], null, second),
      move([second], ali.id, null),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rounds = roundsOf(await sheet());
    expect(Object.values(rounds).flat().toSorted()).toEqual(ids.toSorted());
    expect(rounds.Ali?.toSorted()).toEqual([second, last].toSorted());
    expect(rounds.Babu).toEqual([first]);
    await calls.move(first, 'confirmed', 'delivered');
    expect((await move([first], null, null)).error.code).toBe('stop_gone');
  });

  test('a driver is changed by the version that was seen', async () => {
    const driver = await addDriver('Chen');
    const change = (version: number, name: string) =>
      staff.send<Driver>('PUT', `/api/drivers/${driver.id}`, { name, phone: '', version });
    expect((await change(driver.version, 'Chen Li')).data).toMatchObject({ name: 'Chen Li', phone: '' });
    expect((await change(driver.version, 'Other')).error.code).toBe('stale_version');
    const { error } = await staff.send('POST', '/api/drivers', { name: ' ', phone: '12' });
    expect(error.fields.map(({ path }) => path)).toEqual(['name', 'phone']);
  });

  test('a round ends with payments, another day, an open one and a cancellation, each in its history', async () => {
    const [paid = '', unpaid = '', again = '', open = '', cancelled = ''] = await placeMany(5);
    const stock = async () =>
      (await database.db.select().from(products).where(eq(products.id, product.id)))[0]?.stock ?? 0;
    const before = await stock();
    const { status, data } = await end(
      [
        { id: paid, collected: 100 },
        { id: unpaid, collected: 0 },
      ],
      [
        { id: again, reason: 'Gate was closed', next: { kind: 'another_day', day: '2026-11-18' } },
        { id: open, reason: 'No answer', next: { kind: 'stay' } },
        { id: cancelled, reason: 'Wrong colour', next: { kind: 'cancel' } },
      ],
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({ delivered: 2, collected: { cash: 100, card: 0 }, refused: [] });
    expect(data.notDelivered.map(({ id, next, day }) => [id, next, day])).toEqual([
      [again, 'another_day', '2026-11-18'],
      [open, 'stay', null],
      [cancelled, 'cancel', null],
    ]);
    expect(await calls.account(paid)).toMatchObject({
      state: 'paid',
      payments: [{ amount: 100, method: 'cash', paidOn: '2026-11-15' }],
    });
    expect(await calls.account(unpaid)).toMatchObject({ state: 'unpaid', owed: 100 });
    const postponed = await read(again);
    expect(postponed).toMatchObject({ status: 'preparing', day: '2026-11-18' });
    expect(postponed.history.slice(-2)).toMatchObject([
      { status: 'preparing', note: 'Gate was closed', details: { why: 'not_delivered' } },
      { kind: 'edited', details: { fields: [{ field: 'day', before: testDay, after: '2026-11-18' }] } },
    ]);
    expect(await read(open)).toMatchObject({ status: 'out_for_delivery', day: testDay });
    expect((await read(open)).history.at(-1)).toMatchObject({ kind: 'note', note: 'No answer' });
    expect(await read(cancelled)).toMatchObject({ status: 'cancelled' });
    expect(await stock()).toBe(before + 1);
    expect((await waitingEmails(paid)).toSorted()).toEqual(['delivered', 'payment']);
    expect(await waitingEmails(again)).toEqual(['changed']);
    expect(await waitingEmails(cancelled)).toEqual(['cancelled']);
    // It goes out again with the same invoice, and the buyer is told again.
    await calls.move(again, 'preparing', 'out_for_delivery');
    expect((await calls.account(again)).documents).toHaveLength(1);
    expect(await waitingEmails(again)).toEqual(['out_for_delivery']);
  });

  test('a day without deliveries, the same day, or an order named twice is refused and changes nothing', async () => {
    const [id = ''] = await placeMany(1);
    const onDay = (day: string) => end([], [{ id, reason: 'Closed', next: { kind: 'another_day', day } }]);
    // A Friday, the day of the round, and a day that has passed.
    for (const day of ['2026-11-20', testDay, '2026-11-10']) {
      const { error } = await onDay(day);
      expect(error.fields).toMatchObject([{ path: 'exceptions.0.next.day', code: 'not_offered' }]);
    }
    const twice = await end(all([id]), [{ id, reason: 'Closed', next: { kind: 'stay' } }]);
    expect(twice.error.code).toBe('invalid_input');
    expect((await end([], [{ id, reason: '', next: { kind: 'stay' } }])).error.code).toBe('invalid_input');
    expect((await read(id)).status).toBe('out_for_delivery');
  });

  test('two colleagues end the same day: each order is delivered and paid once, and the second is told', async () => {
    const ids = await placeMany(6);
    const answers = await Promise.all([end(all(ids)), end(all(ids.toReversed()))]);
    const delivered = answers.reduce((sum, { data }) => sum + data.delivered, 0);
    const cash = answers.reduce((sum, { data }) => sum + data.collected.cash, 0);
    const refused = answers.flatMap(({ data }) => data.refused);
    expect([delivered, cash]).toEqual([6, 600]);
    expect(refused.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['delivered']));
    for (const id of ids) {
      expect((await calls.account(id)).payments).toHaveLength(1);
      expect((await read(id)).history.filter(({ status }) => status === 'delivered')).toHaveLength(1);
    }
  });

  test('a repeat with the same key changes nothing more and answers the same', async () => {
    const ids = await placeMany(2);
    const key = randomUUID();
    const first = await end(all(ids), [], key);
    expect((await end(all(ids), [], key)).data).toEqual(first.data);
    expect((await end(all(ids, 0), [], key)).error.code).toBe('key_reused');
    expect((await calls.account(ids[0] ?? '')).received).toBe(100);
  });

  test('what was cancelled, moved or paid meanwhile is left as it is; the others end', async () => {
    const [cancelled = '', moved = '', paid = '', plain = ''] = await placeMany(4);
    await calls.move(cancelled, 'out_for_delivery', 'cancelled');
    await database.db.update(orders).set({ deliveryDay: '2026-11-18' }).where(eq(orders.id, moved));
    await calls.pay(paid, 60);
    const { data } = await end(all([cancelled, moved, paid, plain]));
    expect(data.delivered).toBe(1);
    expect(data.refused.map(({ id, reason }) => [id, reason])).toEqual([
      [cancelled, 'cancelled'],
      [moved, 'moved'],
      [paid, 'amount_changed'],
    ]);
    expect(await read(paid)).toMatchObject({ status: 'out_for_delivery' });
    expect((await sheet()).rounds[0]?.stops).toMatchObject([{ id: paid, toCollect: 40, paidBefore: 60 }]);
  });
});
