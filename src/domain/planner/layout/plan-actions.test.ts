import { describe, expect, test } from 'vitest';
import {
  door,
  plan,
  planned,
  plannedProducts,
  point,
  rectangularRoom,
} from '../../../../tests/support/plans/planned-products.ts';
import type { Plan } from '../plan.ts';
import { checkPlan } from '../rules/check-plan.ts';
import { addMeeting, fillArea } from './add-to-plan.ts';
import { better, cheaper } from './cheaper-or-better.ts';
import type { LayoutOffer } from './layout-request.ts';
import { priceOf } from './plan-change.ts';
import { planRoom } from './plan-room.ts';
import { swapAll } from './swap-products.ts';

const offer: LayoutOffer = {
  products: plannedProducts,
  style: 'modern',
  day: null,
  earliestDays: new Map(),
  seed: 1,
};
const room = rectangularRoom(10_000, 7_000, { openings: [door(2, 1_000)] });

function office(people: number): Plan {
  const [rows] = planRoom({ ...offer, name: 'Office', rooms: [room], people, budget: null });
  if (!rows) throw new Error('three layouts are expected');
  return rows.plan;
}

const four = office(4);
const errors = (of: Plan) => checkPlan(of, plannedProducts).filter(({ severity }) => severity === 'error');
const slugs = ({ pieces }: Plan) => pieces.map(({ product }) => product);

describe('a plan', () => {
  test('gets cheaper by products of the same use and size, without a new error', () => {
    const change = cheaper(four, offer);
    expect(change?.priceChange).toBeLessThan(0);
    expect(change?.plan.pieces).toHaveLength(four.pieces.length);
    expect(priceOf(change?.plan ?? four, plannedProducts)).toBe(
      priceOf(four, plannedProducts) + (change?.priceChange ?? 0),
    );
    expect(errors(change?.plan ?? four)).toEqual([]);
  });

  test('gets better by the next dearer ones, and cheaper again', () => {
    const change = better(four, offer);
    expect(change?.priceChange).toBeGreaterThan(0);
    expect(errors(change?.plan ?? four)).toEqual([]);
    expect(cheaper(change?.plan ?? four, offer)?.priceChange).toBeLessThan(0);
  });

  test('cannot get cheaper without end', () => {
    let current: Plan = four;
    for (let step = 0; step < 20; step += 1) {
      const change = cheaper(current, offer);
      if (!change) return;
      current = change.plan;
    }
    throw new Error('it always gets cheaper');
  });

  test('has all its desk chairs exchanged, where they stand', () => {
    const before = slugs(four).find((slug) => /ergonomic|task/.test(slug)) ?? '';
    const change = swapAll(four, { product: before }, planned('dhow-task-chair-black'), plannedProducts);
    expect(slugs(change?.plan ?? four)).not.toContain(before);
    expect(change?.pieces).toBe(slugs(four).filter((slug) => slug === before).length);
    for (const [index, { x, y }] of four.pieces.entries()) {
      expect(change?.plan.pieces[index]).toMatchObject({ x, y });
    }
  });

  test('keeps the products whose replacement would not fit or is not in stock', () => {
    const desk = slugs(four).find((slug) => /desk|bench/.test(slug)) ?? '';
    const tooLarge = planned('majlis-boardroom-table-480-walnut');
    expect(swapAll(four, { product: desk }, tooLarge, plannedProducts)?.pieces ?? 0).toBeLessThanOrEqual(2);
    const gone = planned('sadu-bench-8-person-140-oak');
    expect(swapAll(four, { product: desk }, gone, plannedProducts)).toBeNull();
  });

  test('gets a meeting table for eight beside what is there', () => {
    const change = addMeeting(four, 'room', 8, offer);
    const added = change?.plan.pieces.slice(four.pieces.length) ?? [];
    expect(added.filter(({ product }) => planned(product).kind === 'chair')).toHaveLength(8);
    expect(errors(change?.plan ?? four)).toEqual([]);
    expect(change?.priceChange).toBe(added.reduce((sum, { product }) => sum + planned(product).price, 0));
  });

  test('gets no meeting table that does not fit', () => {
    const small = plan([rectangularRoom(2_500, 2_000, { openings: [door(2, 300)] })]);
    expect(addMeeting(small, 'room', 8, offer)).toBeNull();
  });

  test('gets places in an area, beside what is there and with ids of their own', () => {
    const empty = plan([room]);
    const area = [point(5_000, 0), point(10_000, 0), point(10_000, 4_500), point(5_000, 4_500)];
    const wish = { kind: 'rows', people: 4, budget: null } as const;
    const once = fillArea(empty, area, wish, offer);
    expect(once?.plan.pieces.filter(({ product }) => planned(product).kind === 'chair')).toHaveLength(4);
    expect(once?.plan.pieces.every(({ x, y }) => x >= 5_000 && y <= 4_500)).toBe(true);
    const other = area.map(({ x, y }) => point(x - 5_000, y));
    const twice = fillArea(once?.plan ?? empty, other, wish, offer);
    expect(errors(twice?.plan ?? empty)).toEqual([]);
    expect(new Set(twice?.plan.pieces.map(({ id }) => id)).size).toBe(twice?.plan.pieces.length);
    expect(twice?.plan.pieces.length).toBeGreaterThan(once?.pieces ?? 0);
  });
});
