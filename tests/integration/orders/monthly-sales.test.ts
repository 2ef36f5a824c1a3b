import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { monthlySalesContract } from '#api/staff/sales/monthly-sales.contract.ts';
import { orders } from '#database/schema/orders.ts';
import { invoices } from '#database/schema/payments.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { accountCalls } from '../../support/order-accounts.ts';
import { phoneOf } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type MonthlySales = z.output<typeof monthlySalesContract.data>;

onDatabase('server', 'sales by month', 'settings', (database) => {
  let staff: StaffCalls;
  let calls: ReturnType<typeof accountCalls>;
  let buyers = 0;

  beforeAll(async () => {
    staff = await staffCalls(database);
    calls = accountCalls(database, staff);
  });

  const place = async (quantity: number, placedAt?: string) => {
    buyers += 1;
    const draft = productDraft({ leadTimeDays: 0, price: 100, stock: 50 });
    const product = await staff.write<{ id: string; price: number }>('POST', '/api/products', draft);
    const contact = { name: 'Aisha', phone: phoneOf(buyers), email: `buyer${buyers}@example.qa` };
    const id = await calls.place(product, quantity, { contact });
    if (placedAt) {
      await database.db
        .update(orders)
        .set({ createdAt: new Date(placedAt) })
        .where(eq(orders.id, id));
    }
    return id;
  };
  const monthOf = ({ months }: MonthlySales, month: string) => months.find((each) => each.month === month);

  test('counts orders in the month of Qatar, and revenue as invoices minus credit notes', async () => {
    // Still October in Greenwich, November in Qatar.
    await place(1, '2026-10-31T21:30:00Z');
    await place(2, '2026-10-31T20:30:00Z');
    await place(5, '2025-10-05T09:00:00Z');
    const cancelled = await place(3);
    await calls.move(cancelled, 'received', 'cancelled');
    const returned = await place(4);
    await calls.move(returned, 'received', 'delivered');
    await calls.pay(returned, 400);
    const lineId = (await calls.account(returned)).lines[0]?.id ?? '';
    await calls.bringBack(returned, [{ lineId, quantity: 1, isRestocked: true }]);
    await calls.pay(returned, 100, { kind: 'refund' });
    const older = await place(6, '2026-09-20T09:00:00Z');
    await calls.move(older, 'received', 'delivered');
    await database.db.update(invoices).set({ issuedOn: '2026-10-01' }).where(eq(invoices.orderId, older));

    const { data, meta } = await staff.readForStaff<MonthlySales, { years: number[] }>('/api/sales/months');
    expect(meta.years).toEqual([2026, 2025]);
    expect(data.months.map(({ month }) => month).at(-1)).toBe('2026-11');
    expect(monthOf(data, '2026-11')).toMatchObject({
      orders: 2,
      ordered: 500,
      cancelled: 1,
      invoiced: 400,
      credited: 100,
      revenue: 300,
      refunded: 100,
    });
    expect(monthOf(data, '2026-10')).toMatchObject({
      orders: 1,
      ordered: 200,
      invoiced: 600,
      revenue: 600,
      before: { orders: 1, ordered: 500 },
    });
    expect(data.total).toMatchObject({ orders: 4, revenue: 900 });
    expect(data.totalBefore).toMatchObject({ orders: 1, ordered: 500, revenue: 0 });
    const old = await staff.read<MonthlySales>('/api/sales/months?year=2025');
    expect(old.months).toHaveLength(12);
    expect(old.totalBefore).toBeNull();
  });

  test('is saved as a table with the year before beside it', async () => {
    const answer = await staff.ask('/api/sales/months/sheet?year=2026');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sales-2026.csv"');
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    const [heading, ...rows] = text.trimEnd().split('\r\n');
    expect(heading).toMatch(/^\ufeff"month","orders","ordered_qar".*"refunded_qar_year_before"$/);
    expect(rows).toHaveLength(11);
    expect(rows.at(-1)).toMatch(/^"2026-11","2","500\.00","1","400\.00","100\.00","300\.00","100\.00","0"/);
    expect(await staff.statusOf('/api/sales/months')).toBe(401);
    expect(await staff.statusForStaff('/api/sales/months?year=nine')).toBe(400);
  });
});
