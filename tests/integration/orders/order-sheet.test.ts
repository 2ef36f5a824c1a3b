import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { orders } from '#database/schema/orders.ts';
import type { orderColumns } from '#domain/orders/listing/export-orders.server.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { manyOrders } from '../../support/many-orders.ts';
import { accountCalls } from '../../support/order-accounts.ts';
import { phoneOf } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Row = Record<(typeof orderColumns)[number], string>;

onDatabase('server', 'orders as a table', 'settings', (database) => {
  let staff: StaffCalls;
  let calls: ReturnType<typeof accountCalls>;

  beforeAll(async () => {
    staff = await staffCalls(database);
    calls = accountCalls(database, staff);
  });

  const sheet = async (query = '') => {
    const answer = await staff.ask(`/api/orders/sheet${query}`);
    expect(answer.status).toBe(200);
    // As it is: `text()` would drop the byte order mark.
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    return { answer, text, rows: parse(text, { columns: true, bom: true }) as Row[] };
  };

  test('has each order of the filter with its amounts, and nothing that a spreadsheet would run', async () => {
    const product = await staff.write<{ id: string; price: number }>(
      'POST',
      '/api/products',
      productDraft({ leadTimeDays: 0, price: 100, stock: 50, name: 'Desk; "wide"' }),
    );
    const contact = { name: '=HYPERLINK("x")', phone: phoneOf(1), email: 'aisha@example.qa' };
    const turn = { first: 1100, second: 1200, height: 2400 };
    const id = await calls.place(product, 3, {
      contact,
      lpoNumber: 'LPO-1',
      notes: 'Ring twice,\nplease',
      siteAccess: { building: null, door: { width: 900, height: 2050 }, lift: null, stairs: null, turn },
    });
    await calls.pay(id, 120);
    const other = await calls.place(product, 1, { contact: { ...contact, name: 'Omar', phone: phoneOf(2) } });
    await calls.move(other, 'received', 'delivered');

    const { answer, text, rows } = await sheet();
    expect(text.startsWith('\ufeff"order"')).toBe(true);
    expect(answer.headers.get('content-disposition')).toMatch(
      /attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(rows).toHaveLength(2);
    const first = rows.find(({ lpo_number }) => lpo_number === 'LPO-1');
    expect(first).toMatchObject({
      status: 'received',
      contact: `'=HYPERLINK("x")`,
      // No apostrophe to copy with the number.
      phone: expect.stringMatching(/^00974 \d{4} \d{4}$/),
      pieces: '3',
      total_qar: '300.00',
      received_qar: '120.00',
      owed_qar: '180.00',
      payment_state: 'part_paid',
      notes: 'Ring twice,\nplease',
      way_in: 'Narrowest door: 90 × 205 cm; Narrowest corner: from 110 cm to 120 cm wide, 240 cm high',
    });
    expect(first?.items).toContain('3 × ');
    // The clock of the test stands still: both orders are of one moment, and either may be first.
    const inArabic = await sheet('?language=ar');
    expect(inArabic.rows).toContainEqual(
      expect.objectContaining({ 'الإجمالي (ر.ق.)': '100.00', الحالة: 'سُلّم', 'حالة الدفع': 'غير مدفوع' }),
    );
    const inEnglish = await sheet('?language=en');
    expect(inEnglish.rows).toContainEqual(
      expect.objectContaining({ Status: 'New', 'Payment method': 'Cash on delivery', Language: 'English' }),
    );
    const delivered = await sheet('?status=delivered');
    expect(delivered.rows.map(({ invoice }) => invoice)).toEqual([expect.stringMatching(/^INV-\d{6}$/)]);
    expect((await sheet('?search=omar')).rows).toHaveLength(1);
    expect((await sheet('?placedFrom=2020-01-01&placedTo=2020-01-31')).rows).toEqual([]);
  });

  test('is for staff alone, and the activity says who took it, not whom they searched for', async () => {
    expect(await staff.statusOf('/api/orders/sheet')).toBe(401);
    await sheet('?search=Aisha&status=received');
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.action, 'export-orders'));
    const last = entries.at(-1);
    expect(last).toMatchObject({ actor: 'admin', after: { status: 'received', isSearch: true } });
    expect(JSON.stringify(last)).not.toContain('Aisha');
  });

  test('has many orders once each, the newest first, also those of one moment', {
    timeout: 60_000,
  }, async () => {
    await database.db.delete(orders);
    await manyOrders(database, { orders: 1203, atOneMoment: 400 });
    const { rows } = await sheet();
    expect(rows).toHaveLength(1203);
    expect(new Set(rows.map(({ order }) => order)).size).toBe(1203);
    const moments = rows.map(({ placed_at }) => placed_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });
});
