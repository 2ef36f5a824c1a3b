import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { products, stockMovements } from '#database/schema/catalogue.ts';
import { orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { cancelOwnOrder } from '#domain/orders/cancel-own-order.server.ts';
import { findTrackedOrder } from '#domain/orders/find-tracked-order.server.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { orderOf, phoneOf } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { signInForTest } from '../../support/staff-session.ts';

type Product = ProductBody & { id: string; version: number; images: string[] };
interface Placed {
  readonly number: string;
  readonly trackingKey: string;
}
interface ShownOrder {
  readonly id: string;
  readonly status: string;
  readonly possibleStatuses: readonly string[];
  readonly history: readonly {
    readonly kind: string;
    readonly status: string | null;
    readonly note: string;
  }[];
}

const shop = {
  ...firstShopProfile,
  publicUrl: 'http://shop.test',
  staffEmail: 'staff@ogulf.example',
  staffLocale: 'en',
} as const;

onDatabase('server', 'the life of an order', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });
  beforeEach(async () => {
    await database.db.delete(orders);
    await database.db.delete(outboxEmails);
    await database.db.delete(rateLimits);
  });

  const create = (fields: Partial<ProductDraft> = {}) =>
    staff.write<Product>('POST', '/api/products', productDraft({ leadTimeDays: 0, ...fields }));
  const place = async (product: Product, quantity: number, replaced: Partial<OrderBody> = {}) => {
    const placed = await staff.write<Placed>('POST', '/api/send-order', orderOf(product, quantity, replaced));
    const [row] = await database.db.select().from(orders).where(eq(orders.number, placed.number));
    return { ...placed, id: row?.id ?? '' };
  };
  const move = (id: string, from: string, to: string, note = '') =>
    staff.send<ShownOrder>('POST', `/api/orders/${id}/status`, { from, to, note });
  const stockOf = async (id: string) => {
    const [row] = await database.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };
  const emails = () => database.db.select().from(outboxEmails).orderBy(outboxEmails.id);
  const keysOfMails = async () => (await emails()).map(({ onceKey }) => onceKey);

  test('goes from received to delivered, with everything in its history and an email for each step that matters', async () => {
    const { id } = await place(await create(), 1);
    await database.db.delete(outboxEmails);
    let from = 'received';
    for (const to of ['confirmed', 'preparing', 'out_for_delivery', 'delivered']) {
      const { status, data } = await move(id, from, to, `to ${to}`);
      expect({ status, now: data.status }).toEqual({ status: 200, now: to });
      from = to;
    }
    const { history, possibleStatuses } = (
      await staff.send<ShownOrder>('POST', `/api/orders/${id}/notes`, { note: 'Signed by Omar' })
    ).data;
    expect(history.map(({ kind, status, note }) => [kind, status, note])).toEqual([
      ['placed', 'received', ''],
      ['status_changed', 'confirmed', 'to confirmed'],
      ['status_changed', 'preparing', 'to preparing'],
      ['status_changed', 'out_for_delivery', 'to out_for_delivery'],
      ['invoiced', null, ''],
      ['status_changed', 'delivered', 'to delivered'],
      ['note', null, 'Signed by Omar'],
    ]);
    expect(possibleStatuses).toEqual([]);
    expect(await keysOfMails()).toEqual([
      `order/${id}/confirmed/buyer`,
      `order/${id}/out_for_delivery/buyer`,
      `order/${id}/delivered/buyer`,
    ]);
  });

  test('does not repeat a step: of two clicks at once one is refused, and one email is written', async () => {
    const { id } = await place(await create(), 1);
    await database.db.delete(outboxEmails);
    const answers = await Promise.all([move(id, 'received', 'confirmed'), move(id, 'received', 'confirmed')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await keysOfMails()).toEqual([`order/${id}/confirmed/buyer`]);
  });

  test.each([
    ['received', 'received'],
    ['confirmed', 'preparing'],
  ])('refuses what was decided on another state of things: %s to %s', async (from, to) => {
    const { id } = await place(await create(), 1);
    const { status, error } = await move(id, from, to);
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'status_not_possible' });
  });

  describe('cancelling', () => {
    test('by staff brings the pieces back once, and tells the buyer why', async () => {
      const product = await create({ stock: 5 });
      const { id } = await place(product, 3, { locale: 'ar' });
      expect(await stockOf(product.id)).toBe(2);
      await database.db.delete(outboxEmails);
      const answers = await Promise.all([
        move(id, 'received', 'cancelled', 'Damaged in the store'),
        move(id, 'received', 'cancelled', 'Damaged in the store'),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await stockOf(product.id)).toBe(5);
      const movements = await database.db
        .select()
        .from(stockMovements)
        .where(eq(stockMovements.productId, product.id))
        .orderBy(stockMovements.id);
      expect(movements.map(({ change, reason }) => [change, reason])).toEqual([
        [5, 'import'],
        [-3, 'order'],
        [3, 'cancellation'],
      ]);
      const [email, ...others] = await emails();
      expect(others).toEqual([]);
      expect(email).toMatchObject({
        recipient: 'aisha@example.qa',
        locale: 'ar',
        aboutKind: 'order',
        aboutId: id,
      });
      expect(email?.text).toContain('Damaged in the store');
    });

    test('answers those who wait for a product that is back by it', async () => {
      const product = await create({ stock: 2 });
      const { id } = await place(product, 2);
      const asked = { productId: product.id, email: 'omar@example.qa', locale: 'en' };
      expect((await staff.send('POST', '/api/stock-alerts', asked)).status).toBe(202);
      await move(id, 'received', 'cancelled');
      expect((await emails()).map(({ recipient }) => recipient)).toContain('omar@example.qa');
    });

    test('by the buyer is possible with number and key, until staff have confirmed it', async () => {
      const product = await create({ stock: 5 });
      const { id, number, trackingKey: key } = await place(product, 2);
      const cancel = (given: { number: string; key: string }) =>
        cancelOwnOrder(database.db, given, { shop, now: testNow });
      await expect(cancel({ number, key: 'x'.repeat(key.length) })).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(cancel({ number: 'OG-2222-2222', key })).rejects.toMatchObject({ code: 'not_found' });
      await database.db.delete(outboxEmails);
      await cancel({ number, key });
      expect(await stockOf(product.id)).toBe(5);
      expect((await emails()).map(({ recipient }) => recipient).toSorted()).toEqual([
        'aisha@example.qa',
        'staff@ogulf.example',
      ]);
      await expect(cancel({ number, key })).rejects.toMatchObject({ code: 'status_not_possible' });

      const other = await place(product, 1);
      await move(other.id, 'received', 'confirmed');
      await expect(cancel({ number: other.number, key: other.trackingKey })).rejects.toMatchObject({
        code: 'status_not_possible',
      });
      expect(await staff.send('POST', `/api/orders/${id}/notes`, { note: ' ' })).toMatchObject({
        status: 400,
      });
    });
  });

  test('needs the number, however written, and the key', async () => {
    const { number, trackingKey } = await place(await create(), 1);
    const found = await findTrackedOrder(database.db, number.toLowerCase().replaceAll('-', ' '), trackingKey);
    expect(found).toMatchObject({ number, status: 'received', contact: { name: 'Aisha Al Kuwari' } });
    for (const key of ['', 'wrong', trackingKey.slice(1), `${trackingKey}A`, "' or 1=1", '\u0000']) {
      expect(await findTrackedOrder(database.db, number, key), key).toBeUndefined();
    }
    expect(await findTrackedOrder(database.db, '\u0000', trackingKey)).toBeUndefined();
  });

  test('is found by staff by number, name, phone and company, and narrowed by status', async () => {
    const product = await create({ stock: 50 });
    const contact = (buyer: number, name: string) => ({
      contact: { name, phone: phoneOf(buyer), email: `buyer${buyer}@example.qa` },
    });
    const first = await place(product, 1, contact(1, 'Omar Haddad'));
    const second = await place(product, 2, {
      ...contact(2, 'Lina'),
      company: { name: 'Pearl 100% Design', crNumber: '' },
      lpoNumber: 'LPO_9',
    });
    await move(second.id, 'received', 'confirmed');
    const app = buildTestApp({ database });
    const session = await signInForTest(database.db);
    const list = async (query: string) => {
      const response = await app.request(`/api/orders?${query}`, { headers: session });
      expect(response.status).toBe(200);
      const { data, meta } = (await response.json()) as {
        data: { number: string; pieces: number }[];
        meta: object;
      };
      return { numbers: data.map(({ number }) => number), pieces: data.map(({ pieces }) => pieces), meta };
    };
    const all = await list('');
    // Both were placed at the same moment, so that either may come first.
    expect(all.numbers.toSorted()).toEqual([first.number, second.number].toSorted());
    expect(all.pieces.toSorted()).toEqual([1, 2]);
    expect(all.meta).toEqual({
      total: 2,
      page: 1,
      pageSize: 50,
      byStatus: { received: 1, confirmed: 1 },
      awaitingConsent: 0,
      inRepair: 0,
    });
    const found = async (search: string) => (await list(`search=${encodeURIComponent(search)}`)).numbers;
    expect(await found(first.number.toLowerCase())).toEqual([first.number]);
    expect(await found(first.number.replaceAll('-', ''))).toEqual([first.number]);
    expect(await found('haddad')).toEqual([first.number]);
    expect(await found('Haddad omar')).toEqual([first.number]);
    expect(await found('haddad lina')).toEqual([]);
    expect(await found('+974 5500-0001')).toEqual([first.number]);
    expect(await found('5500 0002')).toEqual([second.number]);
    expect(await found('٥٥٠٠٠٠٠١')).toEqual([first.number]);
    expect(await found('100%')).toEqual([second.number]);
    expect(await found('LPO_9')).toEqual([second.number]);
    expect(await found('LPOX9')).toEqual([]);
    expect((await list('status=confirmed')).numbers).toEqual([second.number]);
    expect((await list('page=2')).numbers).toEqual([]);
  });
});
