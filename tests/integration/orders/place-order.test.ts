import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { products, stockMovements } from '#database/schema/catalogue.ts';
import { orderEvents, orderLines, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { shopProfile } from '#database/schema/shop-profile.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { eachDatabase } from '../../support/databases.ts';
import { orderOf, phoneOf, testDay } from '../../support/orders.ts';
import { sampleShop, storeBankDetails } from '../../support/sample-orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { repetitions } from '../../support/thorough.ts';

type Product = ProductBody & { id: string; version: number; images: string[] };
interface Placed {
  readonly number: string;
  readonly trackingKey: string;
}

eachDatabase('placing an order', 'settings', (database) => {
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
  const send = (body: OrderBody | object, language = 'en') =>
    staff.send<Placed>('POST', '/api/send-order', body, { 'Accept-Language': language });
  const stockOf = async (id: string) => {
    const [row] = await database.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };
  const placedOrders = () => database.db.select().from(orders);

  // Specification 3.10, 7.08
  test('takes the stock, and keeps what was ordered as it was', async () => {
    const product = await create({ price: 499.5, stock: 10 });
    const { status, data } = await send(
      orderOf(product, 3, {
        company: { name: 'Gulf Trading', crNumber: '12345' },
        lpoNumber: 'LPO-7',
        notes: 'Call before you come',
      }),
    );
    expect(status).toBe(201);
    expect(data.number).toMatch(/^OG-\w{4}-\w{4}$/);
    expect(await stockOf(product.id)).toBe(7);
    const [order] = await placedOrders();
    expect(order).toMatchObject({
      number: data.number,
      trackingKey: data.trackingKey,
      status: 'received',
      subtotal: 149_850,
      deliveryFee: 0,
      total: 149_850,
      companyName: 'Gulf Trading',
      lpoNumber: 'LPO-7',
      deliveryDay: testDay,
      zoneNumber: 69,
    });
    expect(await database.db.select().from(orderLines)).toMatchObject([
      { sku: product.sku, nameEn: product.name, unitPrice: 49_950, quantity: 3, lineTotal: 149_850 },
    ]);
    expect(await database.db.select().from(orderEvents)).toMatchObject([
      { kind: 'placed', toStatus: 'received', actor: 'buyer' },
    ]);
    expect(
      await database.db.select().from(stockMovements).where(eq(stockMovements.productId, product.id)),
    ).toMatchObject([
      { reason: 'import' },
      { change: -3, stockAfter: 7, reason: 'order', orderId: order?.id },
    ]);
  });

  test('lists both emails for staff, with subject and text, before they are sent', async () => {
    const product = await create({ stock: 10 });
    const { data } = await send(orderOf(product, 1, { locale: 'ar' }));
    const list =
      await staff.readForStaff<{ id: string; subject: string; nextAttemptAt: string }[]>('/api/outbox');
    expect(list.data).toHaveLength(2);
    for (const { id, subject, nextAttemptAt } of list.data) {
      expect(subject).toContain(data.number);
      expect(Date.parse(nextAttemptAt)).not.toBeNaN();
      const email = await staff.readForStaff<{ text: string }>(`/api/outbox/${id}`);
      expect(email.data.text).toContain(product.sku);
    }
  });

  test('makes a later change of the product by staff notice that pieces are gone', async () => {
    const { images: _images, id, ...product } = await create({ stock: 10 });
    await send(orderOf({ id, price: product.price }, 1));
    const stale = await staff.send('PUT', `/api/products/${id}`, { ...product, name: 'Renamed' });
    expect(stale).toMatchObject({ status: 409, error: { code: 'stale_version' } });
    expect(await stockOf(id)).toBe(9);
  });

  test('understands numbers as people type them', async () => {
    const product = await create({ stock: 10 });
    const body = orderOf(product, 1, {
      contact: { name: '  Aisha   Al Kuwari ', phone: '٥٥١٢ ٣٤٥٦', email: ' Aisha@Example.QA ' },
      fulfilment: { kind: 'delivery', zone: 69, street: ' ٣٤٣ ', building: '١٢', unit: '', landmark: '' },
    });
    expect((await send(body)).status).toBe(201);
    expect(await placedOrders()).toMatchObject([
      {
        contactName: 'Aisha Al Kuwari',
        contactPhone: '+97455123456',
        contactEmail: 'aisha@example.qa',
        street: '343',
        building: '12',
      },
    ]);
  });

  test('for pickup needs no address and costs no delivery', async () => {
    const product = await create({ stock: 1 });
    const body = orderOf(product, 1, { fulfilment: { kind: 'pickup' }, day: testDay });
    expect((await send(body)).status).toBe(201);
    expect(await placedOrders()).toMatchObject([{ fulfilment: 'pickup', zoneNumber: null, deliveryFee: 0 }]);
  });

  test('by bank transfer needs bank details in the shop profile, also when they are removed later', async () => {
    const product = await create({ stock: 5 });
    const body = orderOf(product, 1, { payment: 'bank_transfer' });
    expect(await send(body)).toMatchObject({
      status: 400,
      error: { code: 'invalid_input', fields: [{ path: 'payment', code: 'invalid' }] },
    });
    expect(await placedOrders()).toEqual([]);
    expect(await stockOf(product.id)).toBe(5);
    await storeBankDetails(database, sampleShop.bank);
    const { status, data } = await send(body);
    expect(status).toBe(201);
    await storeBankDetails(database, null);
    // A repeat gets the same order.
    expect(await send(body)).toMatchObject({ status: 201, data });
    expect((await send({ ...body, key: randomUUID() })).status).toBe(400);
  });

  test('adds up two lines of one product before it looks at the stock', async () => {
    const product = await create({ price: 100, stock: 3 });
    const line = { productId: product.id, quantity: 2, price: 100 };
    const refused = await send(orderOf(product, 4, { lines: [line, line] }));
    expect(refused).toMatchObject({ status: 409, error: { code: 'order_changed' } });
    const most = { ...line, quantity: 999 };
    const tooMany = await send(orderOf(product, 1, { lines: [most, most] }));
    expect(tooMany).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'lines', code: 'too_big', limit: 999 }] },
    });
    expect(await stockOf(product.id)).toBe(3);
  });

  describe('above the limits of the shop profile', () => {
    const refused = { status: 409, error: { code: 'order_above_limits' } };
    const limitTo = (limits: Partial<typeof firstShopProfile.orderLimits>) =>
      database.db.update(shopProfile).set({
        document: { ...firstShopProfile, orderLimits: { ...firstShopProfile.orderLimits, ...limits } },
      });
    afterEach(() => limitTo({}));

    test('is refused whole, in both languages, and what is left stays in stock', async () => {
      const product = await create({ price: 10, stock: 4988 });
      expect(await send(orderOf(product, 51))).toMatchObject(refused);
      const answer = await send(orderOf(product, 999), 'ar');
      expect(answer).toMatchObject(refused);
      expect(answer.error.message).toMatch(/\p{Script=Arabic}/u);
      expect(await placedOrders()).toEqual([]);
      expect(await stockOf(product.id)).toBe(4988);
      expect((await send(orderOf(product, 50))).status).toBe(201);
      expect(await stockOf(product.id)).toBe(4938);
    });

    test('follows what staff set, by pieces and by value', async () => {
      const product = await create({ price: 10, stock: 100 });
      await limitTo({ pieces: 5 });
      expect(await send(orderOf(product, 6))).toMatchObject(refused);
      await limitTo({ value: 50_00 });
      expect(await send(orderOf(product, 6))).toMatchObject(refused);
      expect((await send(orderOf(product, 5))).status).toBe(201);
    });

    test('cannot be reached by many orders at once with one phone number until staff confirm them', async () => {
      const several = await Promise.all(Array.from({ length: 8 }, () => create({ price: 10, stock: 100 })));
      const answers = await Promise.all(several.map((product) => send(orderOf(product, 40))));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        201, 201, 201, 201, 201, 409, 409, 409,
      ]);
      expect(answers.find(({ status }) => status === 409)).toMatchObject(refused);
      const [first] = several as [Product];
      const other = { name: 'Another', phone: phoneOf(7), email: 'other@example.qa' };
      expect((await send(orderOf(first, 40, { contact: other }))).status).toBe(201);
      await database.db.update(orders).set({ status: 'confirmed' });
      expect((await send(orderOf(first, 20))).status).toBe(201);
    });

    test('still answers a repeat of an order that was placed before', async () => {
      const product = await create({ price: 10, stock: 100 });
      const body = orderOf(product, 40);
      const { data } = await send(body);
      await limitTo({ pieces: 1 });
      expect(await send(body)).toMatchObject({ status: 201, data });
    });
  });

  test('larger than the books can hold is refused in words', async () => {
    const products = await Promise.all(
      Array.from({ length: 3 }, () => create({ price: 9_999_999, stock: 999 })),
    );
    const lines = products.map(({ id, price }) => ({ productId: id, quantity: 1, price }));
    const total = 3 * 9_999_999;
    const refused = await send(
      orderOf(products[0] ?? { id: '', price: 0 }, 1, { lines, seen: { deliveryFee: 0, total } }),
    );
    expect(refused).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'lines', code: 'too_big', limit: 20_000_000 }] },
    });
  });

  describe('that is no longer what the buyer saw is refused whole, with what changed', () => {
    const changeOf = async (body: OrderBody) => {
      const before = await stockOf(body.lines[0]?.productId ?? '');
      const { status, error } = await send(body);
      expect({ status, code: error.code }).toEqual({ status: 409, code: 'order_changed' });
      expect(await placedOrders()).toEqual([]);
      expect(await stockOf(body.lines[0]?.productId ?? '')).toBe(before);
      return (error as unknown as { order: Record<string, unknown> }).order;
    };

    test('another price', async () => {
      const product = await create({ price: 100, stock: 5 });
      expect(await changeOf(orderOf({ id: product.id, price: 90 }, 2))).toMatchObject({
        lines: [{ productId: product.id, wanted: 2, available: 2, seenPrice: 90, price: 100 }],
        total: 200,
        seenTotal: 180,
        isDayKept: true,
      });
    });

    test('too few pieces', async () => {
      const product = await create({ price: 100, stock: 2 });
      expect(await changeOf(orderOf(product, 5))).toMatchObject({
        lines: [{ wanted: 5, available: 2, price: 100 }],
        total: 200,
        seenTotal: 500,
      });
    });

    test('a product that is no longer sold', async () => {
      const product = await create({ price: 100, stock: 2 });
      await staff.write('DELETE', `/api/products/${product.id}`);
      expect(await changeOf(orderOf(product, 1))).toMatchObject({
        lines: [{ available: 0, price: null }],
        total: 0,
        earliestDay: null,
      });
    });

    test('a day that cannot be kept: past, a Friday, too soon', async () => {
      const product = await create({ stock: 2 });
      for (const day of ['2026-11-01', '2026-11-20', '2026-11-15']) {
        expect(await changeOf(orderOf(product, 1, { day })), day).toMatchObject({
          lines: [],
          isDayKept: false,
          earliestDay: expect.stringMatching(/^2026-11-1[678]$/),
        });
      }
    });

    test('a fee that was not shown', async () => {
      const product = await create({ price: 100, stock: 2 });
      const body = orderOf(product, 1, { seen: { deliveryFee: 25, total: 125 } });
      expect(await changeOf(body)).toMatchObject({ deliveryFee: 0, seenDeliveryFee: 25, total: 100 });
    });

    test('a zone that does not exist', async () => {
      const product = await create({ stock: 2 });
      const fulfilment = {
        kind: 'delivery',
        zone: 4242,
        street: '1',
        building: '1',
        unit: '',
        landmark: '',
      } as const;
      expect(await changeOf(orderOf(product, 1, { fulfilment }))).toMatchObject({ isOffered: false });
    });
  });

  describe('again', () => {
    test('with the same key is the same order', async () => {
      const product = await create({ stock: 10 });
      const body = orderOf(product, 1);
      const first = await send(body);
      const again = await send({ ...body, secondsOnPage: 90 });
      expect(again).toEqual(first);
      expect(await placedOrders()).toHaveLength(1);
      expect(await stockOf(product.id)).toBe(9);
    });

    test('with the same key is the same order even when nothing is left or the price has changed', async () => {
      const { images: _images, id, ...product } = await create({ price: 100, stock: 1 });
      const body = orderOf({ id, price: 100 }, 1);
      const first = await send(body);
      await staff.write('PUT', `/api/products/${id}`, { ...product, stock: 0, price: 200, version: 2 });
      expect(await send(body)).toEqual(first);
    });

    test('with the same key and another body is refused', async () => {
      const product = await create({ stock: 10 });
      const body = orderOf(product, 1);
      await send(body);
      const changed = await send({ ...body, notes: 'Something else' });
      expect(changed).toMatchObject({ status: 422, error: { code: 'key_reused' } });
      expect(await placedOrders()).toHaveLength(1);
    });

    test('twenty times at once is one order, one set of emails, and twenty equal answers', async () => {
      const product = await create({ stock: 1 });
      const body = orderOf(product, 1);
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
      expect(await placedOrders()).toHaveLength(1);
      expect(await stockOf(product.id)).toBe(0);
      expect(await database.db.select().from(outboxEmails)).toHaveLength(2);
    });
  });

  test('many buyers at once get exactly the pieces there are', { timeout: 120_000 }, async () => {
    const buyers = repetitions(80, 200);
    const product = await create({ stock: buyers / 4 });
    const answers = await Promise.all(
      Array.from({ length: buyers }, (_, buyer) =>
        staff.send<Placed>(
          'POST',
          '/api/send-order',
          orderOf(product, 1, {
            contact: { name: 'Buyer', phone: phoneOf(buyer), email: `buyer${buyer}@example.qa` },
          }),
          { 'X-Forwarded-For': `198.51.100.${buyer}` },
        ),
      ),
    );
    const accepted = answers.filter(({ status }) => status === 201).map(({ data }) => data.number);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(accepted).toHaveLength(buyers / 4);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
      new Set(['409 order_changed']),
    );
    expect((await placedOrders()).map(({ number }) => number).toSorted()).toEqual(accepted.toSorted());
    expect(await stockOf(product.id)).toBe(0);
  });

  describe('programs', () => {
    test.each([
      ['who fill in what people do not see', { website: 'https://spam.example' }],
      ['who take no time', { secondsOnPage: 0.2 }],
    ])('%s are told that they are taken for one', async (_, fields) => {
      const product = await create({ stock: 5 });
      const { status, error } = await send(orderOf(product, 1, fields), 'ar');
      expect({ status, code: error.code }).toEqual({ status: 422, code: 'looks_automated' });
      expect(error.message).toMatch(/\p{Script=Arabic}/u);
      expect(await placedOrders()).toEqual([]);
    });

    test('who order again and again with one phone number are stopped', async () => {
      const product = await create({ stock: 50 });
      const statuses: number[] = [];
      for (let order = 0; order < 12; order++) statuses.push((await send(orderOf(product, 1))).status);
      expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
      expect(await stockOf(product.id)).toBe(40);
    });
  });
});
