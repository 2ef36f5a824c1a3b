import { beforeAll, expect, test, vi } from 'vitest';
import { orderLines, orders } from '#database/schema/orders.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase, type TestDatabase } from '../../support/databases.ts';
import { orderOf } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

onDatabase('server', 'an order beside a change that is committed while it waits', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const changes = {
    'a price': `update products set price = price + 100 where id = $1`,
    'a name': `update products set name_en = 'Renamed' where id = $1`,
    'a lead time': `update products set lead_time_days = 5 where id = $1`,
    'the stock': `update products set stock = 0 where id = $1`,
    'its status': `update products set status = 'discontinued' where id = $1`,
    'the end of its sale': `update products set deleted_at = now() where id = $1`,
  };

  /** Sends an order whose product another transaction is changing, and commits that one when the order waits. */
  async function sendBeside(change: string) {
    const product = await staff.write<{ id: string; price: number }>(
      'POST',
      '/api/products',
      productDraft({ leadTimeDays: 0, stock: 5 }),
    );
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(change, [product.id]);
      const answer = staff.send('POST', '/api/send-order', orderOf(product, 1));
      await untilOneWaits(database);
      await client.query('commit');
      return { product, ...(await answer) };
    } finally {
      client.release(true);
    }
  }

  test.each(['a price', 'a lead time', 'the stock', 'its status', 'the end of its sale'] as const)(
    '%s: is refused with what is true now',
    async (change) => {
      const { status, error } = await sendBeside(changes[change]);
      expect({ status, code: error.code }).toEqual({ status: 409, code: 'order_changed' });
      expect(await database.db.$count(orders)).toBe(0);
    },
  );

  test('a name: has the new one', async () => {
    expect((await sendBeside(changes['a name'])).status).toBe(201);
    expect(await database.db.select().from(orderLines)).toMatchObject([{ nameEn: 'Renamed' }]);
  });
});

async function untilOneWaits({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
}
