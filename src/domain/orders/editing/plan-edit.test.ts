import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { sampleOrder } from '../../../../tests/support/sample-orders.ts';
import type { Order, OrderLine } from '../order.ts';
import { daysOfEdit } from './days-of-edit.ts';
import { editOf } from './edit-of.ts';
import type { OrderEdit } from './order-edit.ts';
import { planEdit } from './plan-edit.ts';
import { editedOrder, nothingOrdered, type SoldProduct } from './price-edit.ts';

/** A Sunday at noon in Qatar. */
const now = new Date('2026-11-15T09:00:00Z');
const name = { en: 'Everywhere', ar: 'كل مكان' };
const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday === 5 ? { weekday, opens: null, closes: null } : { weekday, opens: '08:00', closes: '18:00' },
);
const everywhere = { name, fee: 25_00, freeFrom: 500_00, minimumOrder: 50_00, leadDays: 1, isActive: true };
const facts: DeliveryFacts = {
  settings: {
    version: 7,
    groups: [{ ...everywhere, id: 'closed', zones: [70], isActive: false }],
    fallback: everywhere,
    pickup: { isActive: true, leadDays: 0 },
  },
  zones: [69, 70, 71].map((number) => ({ number, municipality: 'QA-ZA', districts: [] })),
  municipalities: [],
  times: { hours, datedHours: [], holidays: [] },
};

const deskId = '6f1f0f9e-0000-4c1a-9f0a-00000000000a';
const chairId = '6f1f0f9e-0000-4c1a-9f0a-00000000000b';
const sold = (fields: Partial<SoldProduct> = {}): SoldProduct => ({
  sku: 'CHR',
  name,
  price: 120_00,
  stock: 5,
  leadTimeDays: 0,
  ...fields,
});
const line = (fields: Partial<OrderLine> = {}): OrderLine => ({
  id: '6f1f0f9e-0000-4c1a-9f0a-000000000001',
  productId: deskId,
  slug: 'desk',
  sku: 'DSK',
  name,
  unitPrice: 100_00,
  quantity: 2,
  lineTotal: (fields.unitPrice ?? 100_00) * (fields.quantity ?? 2),
  ...fields,
});
const order = (fields: Partial<Order> = {}) =>
  sampleOrder({ placedAt: now, lines: [line()], deliveryFee: 25_00, day: '2026-11-16', ...fields });

const products = new Map([
  [deskId, sold({ sku: 'DSK', price: 110_00 })],
  [chairId, sold()],
]);
const context = { products, facts, shop: { bank: null }, now };
const plan = (before: Order, change: Partial<OrderEdit>) =>
  planEdit(editedOrder(before), { ...editOf(before), ...change }, context);
const added = (quantity: number, productId = chairId) => ({ lineId: null, productId, quantity });
const stayed = (quantity: number, lineId = line().id) => ({ lineId, productId: null, quantity });

it('an order on credit needs the number of its purchase order', () => {
  const onCredit = order({ paymentDueDays: 30, lpoNumber: 'PO-1' });
  expect(plan(onCredit, { lpoNumber: '' }).problems).toEqual([{ path: 'lpoNumber', code: 'required' }]);
  expect(plan(onCredit, { lpoNumber: 'PO-2' }).problems).toEqual([]);
  expect(plan(order({ lpoNumber: 'PO-1' }), { lpoNumber: '' }).problems).toEqual([]);
});

describe('amounts of an edited order', () => {
  it('keep the price of what was ordered; what is added has today’s', () => {
    const { lines, subtotal, total, problems } = plan(order(), { lines: [stayed(1), added(2)] });
    expect(problems).toEqual([]);
    expect(lines.map(({ unitPrice, quantity }) => [unitPrice, quantity])).toEqual([
      [100_00, 1],
      [120_00, 2],
    ]);
    expect({ subtotal, total }).toEqual({ subtotal: 340_00, total: 365_00 });
  });

  it('have the regular fee by default, which follows the goods', () => {
    expect(plan(order(), { lines: [stayed(5)] })).toMatchObject({ deliveryFee: 0, total: 500_00 });
    expect(plan(order(), { lines: [stayed(1)] })).toMatchObject({ deliveryFee: 25_00 });
  });

  it('keep a fee that was agreed for the zone, until the zone changes', () => {
    const agreed = order({ deliveryFee: 10_00 });
    expect(plan(agreed, { lines: [stayed(1)] })).toMatchObject({
      deliveryFee: 10_00,
      regularDeliveryFee: 25_00,
    });
    const elsewhere = { ...editOf(agreed).fulfilment, zone: 71 } as OrderEdit['fulfilment'];
    expect(plan(agreed, { fulfilment: elsewhere })).toMatchObject({ deliveryFee: 25_00 });
  });

  it('take a fee that staff typed, and none for a pickup', () => {
    expect(plan(order(), { deliveryFee: 12.5 })).toMatchObject({ deliveryFee: 12_50 });
    expect(plan(order(), { deliveryFee: 12.5, fulfilment: { kind: 'pickup' } })).toMatchObject({
      deliveryFee: 0,
    });
  });

  it.each([200, 200.01, 5000])('refuse a discount of %d QAR, at or above the subtotal of 200', (discount) => {
    expect(plan(order(), { discount, discountReason: 'Damaged' }).problems).toEqual([
      { path: 'discount', code: 'too_big', limit: 199.99 },
    ]);
  });

  it('want a reason for a new discount, and none for one that stays', () => {
    expect(plan(order(), { discount: 10 }).problems).toEqual([{ path: 'discountReason', code: 'required' }]);
    expect(plan(order({ discount: 10_00, total: 215_00 }), { lpoNumber: 'PO-1' }).problems).toEqual([]);
  });

  it('always add up, and pieces are neither lost nor made', () => {
    const anyLines = fc
      .record({
        desks: fc.option(fc.integer({ min: 1, max: 9 })),
        chairs: fc.option(fc.integer({ min: 1, max: 9 })),
      })
      .filter(({ desks, chairs }) => desks !== null || chairs !== null);
    const anyFee = fc.option(fc.integer({ min: 0, max: 100_00 }).map((amount) => amount / 100));
    const anyDiscount = fc.integer({ min: 0, max: 400_00 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(anyLines, anyFee, anyDiscount, ({ desks, chairs }, deliveryFee, discount) => {
        const before = order();
        const planned = plan(before, {
          lines: [...(desks === null ? [] : [stayed(desks)]), ...(chairs === null ? [] : [added(chairs)])],
          deliveryFee,
          discount,
          discountReason: 'Because',
        });
        const sum = planned.lines.reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0);
        expect(planned.subtotal).toBe(sum);
        if (planned.problems.length > 0) return;
        expect(planned.total).toBe(sum - planned.discount + planned.deliveryFee);
        expect(planned.discount === 0 || planned.discount < sum).toBe(true);
        const moved = new Map(planned.stock.map(({ productId, pieces }) => [productId, pieces]));
        expect(moved.get(deskId) ?? 0).toBe(2 - (desks ?? 0));
        expect(moved.get(chairId) ?? 0).toBe(0 - (chairs ?? 0));
        for (const { pieces, stock } of planned.stock) expect(stock + pieces).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('an edit is refused', () => {
  it('above what is in stock, with what could be had', () => {
    expect(plan(order(), { lines: [stayed(8)] }).problems).toEqual([
      { path: 'lines.0.quantity', code: 'too_big', limit: 7 },
    ]);
  });

  it('for a product that is no longer sold, or is there twice', () => {
    const gone = '6f1f0f9e-0000-4c1a-9f0a-0000000000ff';
    expect(plan(order(), { lines: [stayed(2), added(1, gone)] }).problems).toEqual([
      { path: 'lines.1.productId', code: 'not_offered' },
    ]);
    expect(plan(order(), { lines: [stayed(2), added(1, deskId)] }).problems).toContainEqual({
      path: 'lines.1.productId',
      code: 'taken',
    });
  });

  it('to more pieces of a product that is no longer sold; fewer are possible', () => {
    const without = { ...context, products: new Map([[chairId, sold()]]) };
    const edit = (quantity: number) =>
      planEdit(editedOrder(order()), { ...editOf(order()), lines: [stayed(quantity)] }, without);
    expect(edit(3).problems).toEqual([{ path: 'lines.0.quantity', code: 'too_big', limit: 2 }]);
    expect(edit(1).problems).toEqual([]);
  });

  it.each([
    [70, 'not_offered'],
    [5, 'unknown_zone'],
  ])('to a zone that is not delivered to: %d', (zone, code) => {
    const fulfilment = { ...editOf(order()).fulfilment, zone } as OrderEdit['fulfilment'];
    expect(plan(order(), { fulfilment }).problems).toContainEqual({ path: 'fulfilment.zone', code });
  });

  it('to a Friday, a day in the past or one that goods cannot be ready for', () => {
    for (const day of ['2026-11-20', '2026-11-14']) {
      expect(plan(order(), { day }).problems).toEqual([{ path: 'day', code: 'not_offered' }]);
    }
  });

  it('not for a day or a zone that it leaves as they are', () => {
    const old = order({
      day: '2026-11-10',
      fulfilment: { kind: 'delivery', zone: 70, street: '1', building: '2', unit: '', landmark: '' },
    });
    expect(plan(old, { lpoNumber: 'PO-9' }).problems).toEqual([]);
  });
});

describe('an order taken for a caller', () => {
  const taken = (change: Partial<OrderEdit> = {}) =>
    planEdit(
      nothingOrdered(now),
      { ...editOf(order()), day: '2026-11-16', lines: [added(1)], ...change },
      context,
    );

  it('has the rules of a new order', () => {
    expect(taken()).toMatchObject({ problems: [], subtotal: 120_00, deliveryFee: 25_00, total: 145_00 });
    expect(taken({ day: '2026-11-20' }).problems).toEqual([{ path: 'day', code: 'not_offered' }]);
    expect(taken({ payment: 'bank_transfer' }).problems).toEqual([{ path: 'payment', code: 'not_offered' }]);
  });

  it('is refused below the minimum of its zone', () => {
    const cheap = { ...context, products: new Map([[chairId, sold({ price: 10_00 })]]) };
    const edit = { ...editOf(order()), day: '2026-11-16', lines: [added(1)] };
    expect(planEdit(nothingOrdered(now), edit, cheap).problems).toEqual([
      { path: 'lines', code: 'too_small', limit: 50 },
    ]);
  });
});

describe('the days of an edited order', () => {
  const days = (placedAt: Date, lines: readonly { id: string | null; productId: string }[], lead: number) =>
    daysOfEdit(
      { placedAt },
      lines,
      { kind: 'delivery', zone: 69 },
      new Map([
        [deskId, { leadTimeDays: lead }],
        [chairId, { leadTimeDays: 0 }],
      ]),
      facts,
      now,
    );

  it('count the lead time of what was ordered from then on', () => {
    const weekAgo = new Date('2026-11-08T09:00:00Z');
    const [ordered] = days(weekAgo, [{ id: 'line', productId: deskId }], 8);
    const [addedToday] = days(weekAgo, [{ id: null, productId: deskId }], 8);
    expect(ordered).toBe('2026-11-18');
    expect(addedToday).toBe('2026-11-25');
  });

  it('never lie before the earliest of today', () => {
    const longAgo = new Date('2026-10-01T09:00:00Z');
    expect(days(longAgo, [{ id: 'line', productId: deskId }], 1)[0]).toBe('2026-11-16');
  });
});
