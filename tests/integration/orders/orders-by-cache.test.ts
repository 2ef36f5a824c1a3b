import { beforeAll, beforeEach, expect, test } from 'vitest';
import { orderLines, orders } from '#database/schema/orders.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import { buildTestApp } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { eachDatabase } from '../../support/databases.ts';
import { orderByBuyer, type SoldProduct, testDay } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

const mostAttempts = 60;

/** A server that has placed an order decides the next one of the same product by what it cached. */
eachDatabase('an order that is decided by a cache', 'settings', (database) => {
  let staff: StaffCalls;
  let buyer = 0;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });
  beforeEach(async () => {
    await database.db.delete(orders);
    await database.db.delete(rateLimits);
  });

  function openServer() {
    const app = buildTestApp({ database });
    return async (body: OrderBody, address = `10.1.0.${(buyer % 200) + 1}`) => {
      const response = await app.request('/api/send-order', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify(body),
      });
      const { error } = (await response.json()) as { error?: { code: string } };
      return error?.code ?? response.status;
    };
  }

  function nextOrder(product: SoldProduct): OrderBody {
    buyer += 1;
    return orderByBuyer(product, buyer);
  }

  /** A product that a server has sold. */
  async function sellFirst(stock = 5) {
    const product = await staff.write<SoldProduct>(
      'POST',
      '/api/products',
      productDraft({ leadTimeDays: 0, stock }),
    );
    const send = openServer();
    expect(await send(nextOrder(product))).toBe(201);
    return { product, send };
  }

  test.each([
    ['a price', `update products set price = price + 100 where id = $1`],
    ['a lead time', `update products set lead_time_days = 5 where id = $1`],
    ['the stock', `update products set stock = 0 where id = $1`],
    ['the status', `update products set status = 'discontinued' where id = $1`],
    ['the end of the sale', `update products set deleted_at = now() where id = $1`],
  ])('is refused after a change of %s, and placed once that is undone', async (_what, change) => {
    const { product, send } = await sellFirst();
    const [before] = (await database.pool.query('select * from products where id = $1', [product.id])).rows;
    await database.pool.query(change, [product.id]);
    expect(await send(nextOrder(product))).toBe('order_changed');
    await database.pool.query(
      `update products set price = $2, lead_time_days = $3, stock = $4, status = $5, deleted_at = null where id = $1`,
      [product.id, before.price, before.lead_time_days, before.stock, before.status],
    );
    expect(await send(nextOrder(product))).toBe(201);
  });

  test('has the name of this moment', async () => {
    const { product, send } = await sellFirst();
    await database.pool.query(`update products set name_en = 'Renamed' where id = $1`, [product.id]);
    await database.db.delete(orders);
    expect(await send(nextOrder(product))).toBe(201);
    expect(await database.db.select().from(orderLines)).toMatchObject([{ nameEn: 'Renamed' }]);
  });

  test('takes the last piece once, on two servers that cached more', async () => {
    const { product, send } = await sellFirst(3);
    const other = openServer();
    expect(await other(nextOrder(product))).toBe(201);
    const answers = await Promise.all([send, other, send, other].map((server) => server(nextOrder(product))));
    expect(answers.toSorted()).toEqual([201, 'order_changed', 'order_changed', 'order_changed']);
  });

  test.each([
    [
      'a holiday on the day',
      `insert into holidays (starts_on, days, name_en, name_ar) values ('${testDay}', 1, 'Day off', 'عطلة')`,
      `delete from holidays where name_en = 'Day off'`,
      'order_changed',
    ],
    [
      'a fee for delivery',
      `insert into delivery_settings (version, document, created_by)
        select version + 1, jsonb_set(document, '{fallback,fee}', '5000') #- '{groups}' || '{"groups": []}', 'test'
        from delivery_settings order by version desc limit 1`,
      `delete from delivery_settings where created_by = 'test'`,
      'order_changed',
    ],
    [
      'limits of an order',
      `update shop_profile set document = jsonb_set(document, '{orderLimits,value}', '1')`,
      `update shop_profile set document = jsonb_set(document, '{orderLimits,value}', '100000000')`,
      'order_above_limits',
    ],
  ])('follows %s that is set in the database', async (_what, change, undo, refusal) => {
    const { product, send } = await sellFirst();
    await database.pool.query(change);
    expect(await send(nextOrder(product))).toBe(refusal);
    await database.pool.query(undo);
    expect(await send(nextOrder(product))).toBe(201);
  });

  test('is placed once when it is repeated, also at once and on another server', async () => {
    const { product, send } = await sellFirst();
    const order = nextOrder(product);
    const other = openServer();
    expect(await Promise.all([send(order), send(order), other(order)])).toEqual([201, 201, 201]);
    expect(await send(order)).toBe(201);
    expect(await database.db.$count(orders)).toBe(2);
  });

  test('counts the attempts of an address on all servers together: one too many writes nothing', async () => {
    const { product, send } = await sellFirst(200);
    const other = openServer();
    expect(await other(nextOrder(product))).toBe(201);
    const answers = await Promise.all(
      [send, other].flatMap((server) =>
        Array.from({ length: 40 }, () => server(nextOrder(product), '10.2.0.1')),
      ),
    );
    expect(answers.filter((answer) => answer === 201)).toHaveLength(mostAttempts);
    expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(80 - mostAttempts);
    expect(await database.db.$count(orders)).toBe(mostAttempts + 2);
  });
});
