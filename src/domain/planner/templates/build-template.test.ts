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

  test.each([...plans])('%s breaks no rule, with products in stock', (_, plan) => {
    expect(checkPlan(plan, plannedProducts).filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const { product } of plan.pieces) expect(planned(product).stock).toBeGreaterThan(0);
    expect(plan.pieces.length).toBeGreaterThan(4);
  });

  test('have as many places as their names say', () => {
    expect(places('manager-room', 'work')).toBe(1);
    for (const people of [4, 8, 12, 24] as const) expect(places(`office-${people}`, 'work')).toBe(people);
    expect(places('meeting-6', 'meet')).toBeGreaterThanOrEqual(6);
    expect(places('meeting-12', 'meet')).toBeGreaterThanOrEqual(12);
    expect(places('reception', 'work')).toBe(1);
    expect(places('call-centre', 'work')).toBe(20);
    expect(places('classroom', 'meet')).toBe(18);
    expect(places('clinic', 'work')).toBe(3);
  });
});
