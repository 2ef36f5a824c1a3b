import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { deliveriesContract } from '#api/staff/orders/deliveries.contract.ts';
import type { ordersIdContract } from '#api/staff/orders/orders.contract.ts';
import type { quotesIdContract } from '#api/staff/quotes/quotes.contract.ts';
import { orders } from '#database/schema/orders.ts';
import { plans, quotePlans } from '#database/schema/plans.ts';
import { quotes } from '#database/schema/quotes.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { planFragment, readPlanFragment, savedPlanFragment } from '#domain/planner/plan-link.ts';
import { buildTestApp } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { acceptanceOf, quoteFor } from '../../support/quotes.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { twoRooms } from './plan-calls.ts';

type Quote = z.output<typeof quotesIdContract.data>;
type Order = z.output<typeof ordersIdContract.data>;
type DaySheet = z.output<typeof deliveriesContract.data>;
interface Requested {
  readonly reference: string;
  readonly trackingKey: string;
}

onDatabase('server', 'the plan of a quotation', 'settings', (database) => {
  let staff: StaffCalls;
  let desk: { id: string };
  let chair: { id: string };
  let plan: Plan;

  beforeAll(async () => {
    staff = await staffCalls(database);
    const create = (sku: string) =>
      staff.write<{ id: string }>(
        'POST',
        '/api/products',
        productDraft({
          sku,
          price: 100,
          stock: 90,
          leadTimeDays: 0,
          dimensions: { width: 1200, depth: 600, height: 740 },
        }),
      );
    desk = await create('ROOM-DESK');
    chair = await create('ROOM-CHAIR');
    plan = twoRooms(desk.id, chair.id);
  });
  beforeEach(async () => {
    for (const table of [orders, quotes, plans, rateLimits]) await database.db.delete(table);
  });

  const lines = () => [
    { productId: desk.id, quantity: 3 },
    { productId: chair.id, quantity: 2 },
  ];
  const send = (link: string | null) =>
    staff.send<Requested>('POST', '/api/send-quote', quoteFor(lines(), { plan: link }));
  const ask = async (link: string) => {
    const { status, data } = await send(link);
    expect(status).toBe(201);
    const [row] = await database.db.select().from(quotes).where(eq(quotes.reference, data.reference));
    return { ...data, id: row?.id ?? '' };
  };
  const shown = (id: string) => staff.read<Quote>(`/api/quotes/${id}`);
  const offer = async (id: string, link: string | null) => {
    const quote = await shown(id);
    const [newest] = quote.versions.slice(-1);
    return staff.send<Quote>('POST', `/api/quotes/${id}/versions`, {
      lines: newest?.lines.map(({ productId, name, translations, quantity, unitPrice }) => ({
        productId,
        name,
        translations,
        quantity,
        unitPrice,
        discount: { kind: 'amount', value: 0 },
        warrantyMonths: null,
      })),
      discount: { kind: 'amount', value: 0 },
      deliveryFee: 0,
      deliveryOn: null,
      leadTimeDays: null,
      assembly: null,
      assemblyFee: 0,
      paymentDueDays: null,
      validUntil: newest?.validUntil,
      message: '',
      plan: link,
      basedOn: newest?.number,
    });
  };

  test('comes in a link that holds it or names it, and staff open the same plan', async () => {
    const saved = await staff.write<{ id: string }>('POST', '/api/plans', { plan });
    for (const link of [
      await planFragment(plan),
      `https://shop.test/ar/planner#${savedPlanFragment(saved.id)}`,
    ]) {
      const { id } = await ask(link);
      const { plan: stored } = await shown(id);
      const path = stored?.path ?? '';
      expect(path).toMatch(/^\/planner#plan=/);
      expect(await readPlanFragment(path.split('#')[1] ?? '')).toEqual({ kind: 'plan', plan });
      expect(
        stored?.placing?.rooms.map(({ name, lines: here }) => [name, here.map(({ quantity }) => quantity)]),
      ).toEqual([
        ['Open office', [2, 2]],
        ['غرفة المدير', [1]],
      ]);
    }
  });

  test('is refused by its field when the link was cut, changed or names nothing, and nothing is stored', async () => {
    const fragment = await planFragment(plan);
    for (const link of [
      fragment.slice(0, -5),
      'plan=1.AAAA',
      savedPlanFragment('AAAAAAAAAAAAAAAAAAAAAA'),
      'saved=../quotes',
      'https://elsewhere.example/',
    ]) {
      const { status, error } = await send(link);
      expect(status, link).toBe(400);
      expect(error.fields, link).toMatchObject([{ path: 'plan', rule: 'linked_plan' }]);
    }
    expect(await database.db.$count(quotes)).toBe(0);
    expect((await send('x'.repeat(300_000))).status).toBeGreaterThanOrEqual(400);
  });

  test('decides on no price: the lines are the shop’s, whatever stands in the plan', async () => {
    const many = {
      ...plan,
      pieces: Array.from({ length: 200 }, (_, n) => ({
        ...plan.pieces[0],
        id: `p${n}`,
        product: desk.id,
        x: 3000,
        y: 2000,
        angle: 0,
        group: null,
      })),
    };
    const { id } = await ask(await planFragment(many));
    const { versions, plan: stored } = await shown(id);
    expect(versions[0]?.total).toBe(500);
    expect(stored?.placing?.notOrdered).toMatchObject([{ sku: 'ROOM-DESK', quantity: 197 }]);
  });

  test('is a picture for the buyer with the key, and for staff', async () => {
    const { id, reference, trackingKey } = await ask(await planFragment(plan));
    const app = buildTestApp({ database });
    const own = await app.request(`/api/quotations/${reference}/${trackingKey}/versions/1/plan.svg`);
    expect(own.headers.get('Content-Type')).toContain('image/svg+xml');
    expect(own.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await own.text()).toContain('Open office');
    expect((await app.request(`/api/quotations/${reference}/guess/versions/1/plan.svg`)).status).toBe(404);
    expect((await app.request(`/api/quotes/${id}/versions/1/plan.svg`)).status).toBe(401);
    expect((await staff.ask(`/api/quotes/${id}/versions/1/plan.svg`)).status).toBe(200);
    const without = await send(null);
    const path = `/api/quotations/${without.data.reference}/${without.data.trackingKey}/versions/1/plan.svg`;
    expect((await app.request(path)).status).toBe(404);
  });

  test('stays in a new version, until staff send a changed one with theirs', async () => {
    const { id } = await ask(await planFragment(plan));
    const nameOf = async () => {
      const found = await readPlanFragment((await shown(id)).plan?.path.split('#')[1] ?? '');
      return found.kind === 'plan' ? found.plan.name : found.kind;
    };
    expect((await offer(id, null)).status).toBe(201);
    expect(await nameOf()).toBe('Lusail');
    expect((await offer(id, 'plan=1.broken')).error.fields).toMatchObject([{ path: 'plan' }]);
    expect((await offer(id, await planFragment({ ...plan, name: 'Lusail, second try' }))).status).toBe(201);
    expect(await nameOf()).toBe('Lusail, second try');
    const first = await (await staff.ask(`/api/quotes/${id}/versions/2/plan.svg`)).text();
    expect(first).not.toContain('second try');
    expect(await (await staff.ask(`/api/quotes/${id}/versions/3/plan.svg`)).text()).toContain('second try');
    // One row for each plan, not for each version.
    expect(await database.db.$count(quotePlans)).toBe(2);
  });

  test('goes along with the order: to its screen, the packing slip and the sheet of its day', async () => {
    const quote = await ask(await planFragment(plan));
    const acceptance = acceptanceOf(
      { reference: quote.reference, key: quote.trackingKey },
      { seen: { deliveryFee: 0, total: 500 } },
    );
    const { status } = await staff.send('POST', '/api/accept-quote', acceptance);
    expect(status).toBe(201);
    const [row] = await database.db.select().from(orders);
    const order = await staff.read<Order>(`/api/orders/${row?.id}`);
    expect(order.placing?.rooms.map(({ name }) => name)).toEqual(['Open office', 'غرفة المدير']);
    expect((await staff.ask(`/api/orders/${row?.id}/plan.svg`)).status).toBe(200);
    const slip = await (await staff.ask(`/api/orders/${row?.id}/packing-slip`)).text();
    expect(slip).toContain('Where the pieces go');
    expect(slip).toMatch(/Open office: 2 × /);
    const sheet = await staff.read<DaySheet>(`/api/deliveries?day=${row?.deliveryDay}`);
    const all = [...sheet.pickups, ...sheet.unconfirmed, ...sheet.rounds.flatMap(({ stops }) => stops)];
    expect(all[0]?.placing?.rooms).toHaveLength(2);
  });
});
