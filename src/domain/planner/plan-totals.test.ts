import { describe, expect, test } from 'vitest';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import {
  piece,
  plan,
  planned,
  plannedProducts,
  point,
  rectangularRoom,
  sample,
} from '../../../tests/support/plans/planned-products.ts';
import { placePiece } from './placed-piece.ts';
import { piecesByRoom, planLines, planTotals, pricePlan, shortagesOf } from './plan-totals.ts';
import type { PlannedProduct } from './planned-product.ts';
import { seatPlacesOf } from './seat-places.ts';

const room = rectangularRoom(8_000, 5_000);
const table = piece(sample.table, 4_000, 2_500);
const chairs = seatPlacesOf(placePiece(table, planned(sample.table))).map(({ x, y, angle }) =>
  piece(sample.meetingChair, x, y, { angle }),
);
const desk = piece(sample.desk, 1_000, 1_000);
const deskChair = piece(sample.chair, 1_000, 1_700, { angle: 180 });

const delivery: DeliveryFacts = {
  settings: {
    version: 1,
    groups: [],
    fallback: {
      name: { en: '', ar: '' },
      fee: 50_00,
      freeFrom: null,
      minimumOrder: 0,
      leadDays: 1,
      isActive: true,
    },
    pickup: { isActive: false, leadDays: 0 },
  },
  zones: [{ number: 38, municipality: 'QA-DA', districts: [] }],
  municipalities: [],
  times: {
    hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:00', closes: '18:00' })),
    datedHours: [],
    holidays: [],
  },
};
const toZone = { delivery, zone: 38, now: new Date('2026-11-15T10:00:00+03:00') };

describe('the people of a plan', () => {
  test('are those with a desk and a chair; seats at tables are counted apart', () => {
    const { seated } = planTotals(plan([room], [table, ...chairs, desk, deskChair]), plannedProducts);
    expect(seated).toEqual({ work: 1, meet: 8, wait: 0, withoutChair: 0 });
  });

  test('lack chairs where a place has none, and one chair is not two', () => {
    const beside = piece(sample.desk, 2_400, 1_000);
    const { seated } = planTotals(plan([room], [desk, beside, deskChair]), plannedProducts);
    expect(seated).toMatchObject({ work: 1, withoutChair: 1 });
  });

  test('wait on sofas, which bring their seats', () => {
    const { seated } = planTotals(plan([room], [piece(sample.sofa, 2_000, 2_000)]), plannedProducts);
    expect(seated).toMatchObject({ wait: 3, withoutChair: 0 });
  });
});

test('weight, cartons and area are those of all pieces and rooms', () => {
  const unweighed = { ...planned(sample.pedestal), id: 'unweighed', weightKg: null };
  const products = new Map([...plannedProducts, ['unweighed', unweighed as PlannedProduct] as const]);
  const totals = planTotals(plan([room], [desk, deskChair, piece('unweighed', 3_000, 3_000)]), products);
  const [one, other] = [planned(sample.desk), planned(sample.chair)];
  expect(totals.weightKg).toEqual({ known: (one.weightKg ?? 0) + (other.weightKg ?? 0), unknown: 1 });
  expect(totals.cartons.known).toBe((one.cartons ?? 0) + (other.cartons ?? 0) + (unweighed.cartons ?? 0));
  expect(totals).toMatchObject({ area: 40, areaPerPerson: 40 });
});

describe('the price of a plan', () => {
  test('is that of a cart with its products, delivered', () => {
    const priced = pricePlan(plan([room], [desk, deskChair]), plannedProducts, toZone);
    const goods = planned(sample.desk).price + planned(sample.chair).price;
    expect(priced).toMatchObject({ isComplete: true, subtotal: goods, total: goods + 50_00 });
    expect(priced.delivery?.day).toMatch(/^2026-11-\d\d$/);
  });

  test('is of what there is, and says that it is not all', () => {
    const products = new Map([
      ...plannedProducts,
      [sample.desk, { ...planned(sample.desk), stock: 1 }] as const,
    ]);
    const two = plan([room], [desk, piece(sample.desk, 3_000, 1_000)]);
    expect(pricePlan(two, products, toZone)).toMatchObject({
      isComplete: false,
      subtotal: planned(sample.desk).price,
    });
  });
});

describe('what is short', () => {
  const stocked = (stocks: Record<string, number>) =>
    new Map(
      [...plannedProducts].map(([id, product]) => [id, { ...product, stock: stocks[id] ?? product.stock }]),
    );

  test('is named with what could replace it: the same kind, near in size and price, enough of it', () => {
    const white = 'sadu-height-adjustable-desk-160-white';
    const pieces = [0, 1, 2].map((index) =>
      piece('sadu-height-adjustable-desk-160', 1_000 + 1_700 * index, 1_000),
    );
    const [shortage, ...others] = shortagesOf(
      plan([room], pieces),
      stocked({ 'sadu-height-adjustable-desk-160': 2 }),
    );
    expect(others).toEqual([]);
    expect(shortage).toMatchObject({ wanted: 3, available: 2 });
    expect(shortage?.replacements.map(({ slug }) => slug)).toContain(white);
    for (const { kind, width } of shortage?.replacements ?? []) {
      expect(kind).toBe('desk');
      expect(Math.abs(width - 1_600)).toBeLessThanOrEqual(400);
    }
    const none = shortagesOf(
      plan([room], pieces),
      stocked({ 'sadu-height-adjustable-desk-160': 0, [white]: 2 }),
    );
    expect(none[0]).toMatchObject({ available: 0 });
    expect(none[0]?.replacements.map(({ slug }) => slug)).not.toContain(white);
  });
});

test('the documents say which product goes to which room', () => {
  const other = {
    ...rectangularRoom(3_000, 3_000),
    id: 'second',
    outline: rectangularRoom(3_000, 3_000).outline.map(({ x, y }) => point(x + 9_000, y)),
  };
  const inOther = piece(sample.desk, 10_000, 1_000);
  const outside = piece(sample.desk, 30_000, 1_000);
  const all = plan([room, other], [outside, inOther, desk, deskChair]);
  expect(piecesByRoom(all)).toEqual([
    {
      room,
      lines: [
        { productId: sample.desk, quantity: 1 },
        { productId: sample.chair, quantity: 1 },
      ],
    },
    { room: other, lines: [{ productId: sample.desk, quantity: 1 }] },
    { room: null, lines: [{ productId: sample.desk, quantity: 1 }] },
  ]);
  expect(planLines(all)).toEqual([
    { productId: sample.desk, quantity: 3 },
    { productId: sample.chair, quantity: 1 },
  ]);
});
