import { describe, expect, test } from 'vitest';
import { planned, plannedProducts } from '../../../../tests/support/plans/planned-products.ts';
import { checkPlan } from '../rules/check-plan.ts';
import { seatPlaces } from '../seat-places.ts';
import { buildTemplate } from './build-template.ts';
import { planTemplates, templateKeys } from './templates.ts';

const offer = { products: plannedProducts, day: null, earliestDays: new Map(), seed: 1 };
const plans = new Map(
  planTemplates.map((template) => [
    template.key,
    buildTemplate(template, offer, { plan: template.key, room: (key) => key }),
  ]),
);

/** Places to work and places to meet at tables. */
function places(key: (typeof templateKeys)[number], use: 'work' | 'meet'): number {
  const pieces = plans.get(key)?.pieces ?? [];
  return pieces
    .flatMap(({ product }) => seatPlaces(planned(product)))
    .filter((place) => place.use === use && place.needsChair).length;
}

describe('templates of offices', () => {
  test('are all there, in the order of their names', () => {
    expect([...plans.keys()]).toEqual([...templateKeys]);
  });

  test.each([...plans])('%s breaks no rule and has no hints, with products in stock', (_, plan) => {
    expect(checkPlan(plan, plannedProducts)).toEqual([]);
    for (const { product } of plan.pieces) expect(planned(product).stock).toBeGreaterThan(0);
    expect(plan.pieces.length).toBeGreaterThan(4);
  });

  test('have as many places as their names say', () => {
    expect(places('manager-room', 'work')).toBe(1);
    for (const people of [4, 8, 12, 24] as const) expect(places(`office-${people}`, 'work')).toBe(people);
    for (const people of [6, 12] as const) expect(places(`meeting-${people}`, 'meet')).toBe(people);
    expect(places('reception', 'work')).toBe(1);
    expect(places('call-centre', 'work')).toBe(20);
    expect(places('classroom', 'meet')).toBe(18);
    expect(places('clinic', 'work')).toBe(3);
  });

  test.each([
    ['manager-room', 1],
    ['office-4', 1],
    ['office-8', 2],
    ['office-12', 3],
    ['office-24', 6],
    ['meeting-6', 1],
    ['meeting-12', 1],
    ['call-centre', 5],
  ] as const)('%s has storage for its people: at most %d', (key, most) => {
    const storage = plans.get(key)?.pieces.filter(({ product }) => planned(product).kind === 'storage') ?? [];
    expect(storage.length).toBeGreaterThan(0);
    expect(storage.length).toBeLessThanOrEqual(most);
    expect(new Set(storage.map(({ product }) => product)).size).toBe(1);
  });
});
