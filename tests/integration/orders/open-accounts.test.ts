import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { listReceivableRows, sumReceivables } from '#domain/orders/receivables/receivables-queries.server.ts';
import { getMonthlySales } from '#domain/orders/sales/get-monthly-sales.server.ts';
import { getWaiting } from '#domain/overview/get-overview.server.ts';
import { onDatabase } from '../../support/databases.ts';
import { manyOrders } from '../../support/many-orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { repetitions } from '../../support/thorough.ts';

const today = '2026-11-15';
const many = repetitions(5000, 100_000);
const unpaid = many / 500;

onDatabase('server', `accounts of ${many} orders`, 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
    await manyOrders(database, { orders: many, oneUnpaidIn: 500 });
    await database.pool.query('ANALYZE');
  }, 120_000);

  /** How the database runs each query of an operation. */
  const plansOf = async (operation: () => Promise<unknown>) => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await operation();
    const asked = query.mock.calls as unknown as [{ readonly text: string }, unknown[]][];
    query.mockRestore();
    const plans: string[] = [];
    for (const [{ text }, values] of asked) {
      if (!text?.startsWith('select')) continue;
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE) ${text}`,
        values,
      );
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    expect(plans).not.toEqual([]);
    return plans;
  };

  test('what is owed is read from open accounts only, for the list, its sums and the menu', async () => {
    const plans = await plansOf(async () => {
      await listReceivableRows(database.db, { status: 'overdue' }, today, { limit: 50, offset: 0 });
      await sumReceivables(database.db, undefined, today);
      await getWaiting(database.db, today);
    });
    for (const plan of plans) {
      expect(plan).toContain('orders_open_accounts_index');
      expect(plan).not.toMatch(/Seq Scan on (orders|order_payments|order_returns|invoices)\b/);
    }
    const { overdue, refunds } = await sumReceivables(database.db, undefined, today);
    expect({ overdue, refunds }).toEqual({
      overdue: { orders: unpaid, amount: unpaid * 10_000 },
      refunds: { orders: 0, amount: 0 },
    });
    expect(await staff.read('/api/waiting')).toMatchObject({ overdueInvoices: unpaid });
  });

  test('sales by month are one range of each index, not one query a month', async () => {
    const plans = await plansOf(() => getMonthlySales(database.db, 2026, today));
    expect(plans).toHaveLength(3);
    const year = await getMonthlySales(database.db, 2026, today);
    const before = await getMonthlySales(database.db, 2025, today);
    expect(year.totalBefore?.orders).toBeGreaterThan(0);
    expect(before.months).toHaveLength(12);
    // A year with few of the orders is found by the indexes.
    const [placed, documents, refunds] = await plansOf(() => getMonthlySales(database.db, 2024, today));
    expect(placed).toContain('orders_created_at_id_index');
    expect(documents).toContain('invoices_issued_on_index');
    expect(refunds).toContain('order_payments_paid_on_index');
  });
});
