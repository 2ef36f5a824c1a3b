import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { deliveriesContract } from '#api/staff/orders/deliveries.contract.ts';
import type { ordersIdContract } from '#api/staff/orders/orders.contract.ts';
import type { exportPersonalDataContract } from '#api/staff/personal-data/personal-data.contract.ts';
import type { quotesIdContract } from '#api/staff/quotes/quotes.contract.ts';
import { orders } from '#database/schema/orders.ts';
import { quotes } from '#database/schema/quotes.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { knownBuildings } from '#domain/catalogue/fit/known-buildings.ts';
import { buildTestApp } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { orderOf, type SoldProduct, testDay } from '../../support/orders.ts';
import { acceptanceOf, quoteFor } from '../../support/quotes.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { signInForTest } from '../../support/staff-session.ts';

type Order = z.output<typeof ordersIdContract.data>;
type Quote = z.output<typeof quotesIdContract.data>;
type DaySheet = z.output<typeof deliveriesContract.data>;
type Exported = z.output<typeof exportPersonalDataContract.data>;

const smallLift = { building: 'smallLift' as const, ...knownBuildings.smallLift };
/** Too long for the cabin of a small lift except from corner to corner. */
const longCarton = { width: 2400, depth: 200, height: 100, weightKg: 20, count: 1 };

onDatabase('server', 'the way into the building', 'settings', (database) => {
  let staff: StaffCalls;
  let desk: SoldProduct;
  let chair: SoldProduct;

  beforeAll(async () => {
    staff = await staffCalls(database);
    const create = (fields: Parameters<typeof productDraft>[0]) =>
      staff.write<SoldProduct>(
        'POST',
        '/api/products',
        productDraft({ price: 100, stock: 50, leadTimeDays: 0, ...fields }),
      );
    desk = await create({
      sku: 'LONG-1',
      dimensions: { width: 2600, depth: 900, height: 740 },
      cartons: [{ width: 800, depth: 600, height: 200, weightKg: 9, count: 1 }, longCarton],
    });
    chair = await create({ sku: 'CHAIR-1', dimensions: { width: 600, depth: 600, height: 1100 } });
  });
  beforeEach(async () => {
    await database.db.delete(orders);
    await database.db.delete(quotes);
    await database.db.delete(rateLimits);
  });

  const both = () => ({
    lines: [desk, chair].map(({ id, price }) => ({ productId: id, quantity: 1, price })),
    seen: { deliveryFee: 0, total: 200 },
  });
  const place = async (fields: object) => {
    const { status } = await staff.send('POST', '/api/send-order', {
      ...orderOf(desk, 1),
      ...both(),
      ...fields,
    });
    expect(status).toBe(201);
    const [row] = await database.db.select().from(orders);
    if (!row) throw new Error('the order was not placed');
    return row;
  };
  const read = <Data>(path: string) => staff.read<Data>(path);

  test('travels with an order, with what the shop itself calculates from the lines', async () => {
    const { id } = await place({ siteAccess: smallLift });
    const { siteFit } = await read<Order>(`/api/orders/${id}`);
    expect(siteFit?.access).toEqual(smallLift);
    expect(siteFit?.pieces).toMatchObject([
      {
        sku: 'LONG-1',
        answer: 'parts',
        boxes: [
          { carton: 1, attitude: 'upright', at: null },
          { carton: 2, attitude: 'tilted', at: 'cabin' },
          { carton: null, attitude: null, at: 'cabin' },
        ],
      },
      { sku: 'CHAIR-1', answer: 'whole', boxes: [{ carton: null, attitude: 'upright', at: null }] },
    ]);
    await staff.send('POST', `/api/orders/${id}/status`, { from: 'received', to: 'confirmed', note: '' });
    const { rounds } = await read<DaySheet>(`/api/deliveries?day=${testDay}`);
    expect(rounds[0]?.stops[0]?.siteFit).toEqual(siteFit);
  });

  test('is printed on the packing slip in both languages', async () => {
    const { id } = await place({ siteAccess: smallLift });
    const app = buildTestApp({ database });
    const headers = await signInForTest(database.db);
    const slip = await (await app.request(`/api/orders/${id}/packing-slip`, { headers })).text();
    // Numbers are held to their units.
    const page = slip.replaceAll('\u00a0', ' ');
    expect(page).toContain('Older building with a small lift (usual measures)');
    expect(page).toContain(
      'carton 2 of 2 (240 × 20 × 10 cm) does not fit upright into the lift, fits tilted',
    );
    expect(page).toContain('مبنى قديم فيه مصعد صغير');
    expect(page).toContain('Everything else fits.');
    expect(page).not.toContain('⁨CHAIR-1');
  });

  test('names a usual building only with the measures of that building, and nothing where nothing is measured', async () => {
    const door = { width: 700, height: 1900 };
    const { siteAccess } = await place({ siteAccess: { ...smallLift, door } });
    expect(siteAccess).toEqual({ ...smallLift, building: null, door });
    await database.db.delete(orders);
    const nothing = { building: null, door: null, lift: null, stairs: null, turn: null };
    expect((await place({ siteAccess: nothing })).siteAccess).toBeNull();
    await database.db.delete(orders);
    expect((await place({})).siteAccess, 'left out').toBeNull();
    await database.db.delete(orders);
    expect((await place({ siteAccess: smallLift, fulfilment: { kind: 'pickup' } })).siteAccess).toBeNull();
  });

  test.each([
    ['a door that is none', { ...smallLift, door: { width: 5, height: 2000 } }, 'siteAccess.door.width'],
    ['a door of 30 m', { ...smallLift, door: { width: 900, height: 30_000 } }, 'siteAccess.door.height'],
    ['half a millimetre', { ...smallLift, door: { width: 900.5, height: 2000 } }, 'siteAccess.door.width'],
    ['a lift without a cabin', { ...smallLift, lift: { door: smallLift.door } }, 'siteAccess.lift.cabin'],
    ['an unknown building', { ...smallLift, building: 'castle' }, 'siteAccess.building'],
    ['findings of its own', { ...smallLift, pieces: [] }, 'siteAccess.pieces'],
    ['a text', 'by the lift', 'siteAccess'],
  ])('with %s is refused for orders and quotations', async (_, siteAccess, path) => {
    const bodies = [
      ['/api/send-order', { ...orderOf(desk, 1), siteAccess }],
      ['/api/send-quote', { ...quoteFor([{ productId: desk.id, quantity: 1 }]), siteAccess }],
    ] as const;
    for (const [call, body] of bodies) {
      const { status, error } = await staff.send('POST', call, body);
      expect(status, call).toBe(400);
      expect(error.code).toBe('invalid_input');
      expect(error.fields.map((field) => field.path)).toContain(path);
    }
    expect(await database.db.select().from(orders)).toEqual([]);
  });

  test('travels with a quotation and the order that it becomes', async () => {
    const body = quoteFor([{ productId: desk.id, quantity: 1 }], { siteAccess: smallLift });
    const asked = await staff.write<{ reference: string; trackingKey: string }>(
      'POST',
      '/api/send-quote',
      body,
    );
    const [row] = await database.db.select().from(quotes).where(eq(quotes.reference, asked.reference));
    const { siteFit } = await read<Quote>(`/api/quotes/${row?.id}`);
    expect(siteFit).toMatchObject({ access: smallLift, pieces: [{ sku: 'LONG-1', answer: 'parts' }] });
    const { fulfilment } = orderOf(desk, 1);
    const { status } = await staff.send(
      'POST',
      '/api/accept-quote',
      acceptanceOf(
        { reference: asked.reference, key: asked.trackingKey },
        { fulfilment, payment: 'cash_on_delivery', seen: { deliveryFee: 0, total: 100 } },
      ),
    );
    expect(status).toBe(201);
    expect(await database.db.select().from(orders)).toMatchObject([{ siteAccess: smallLift }]);
  });

  test('is exported with the data of the person, and erased with it', async () => {
    const { contactPhone: who, id } = await place({ siteAccess: smallLift });
    const { data } = await staff.send<Exported>('POST', '/api/personal-data/export', { who });
    expect(data.orders).toMatchObject([{ siteAccess: smallLift }]);
    await staff.send('POST', `/api/orders/${id}/status`, { from: 'received', to: 'delivered', note: '' });
    expect((await staff.send('POST', '/api/personal-data/erase', { who, confirmation: who })).status).toBe(
      200,
    );
    expect(await database.db.select().from(orders)).toMatchObject([{ siteAccess: null }]);
  });
});
