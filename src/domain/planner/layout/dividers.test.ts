import { describe, expect, test } from 'vitest';
import {
  door,
  planned,
  plannedProducts,
  rectangularRoom,
} from '../../../../tests/support/plans/planned-products.ts';
import type { Plan } from '../plan.ts';
import type { PlannedProducts } from '../planned-product.ts';
import { checkPlan } from '../rules/check-plan.ts';
import type { LayoutProposal } from './layout-request.ts';
import { planRoom } from './plan-room.ts';

const room = rectangularRoom(10_000, 8_000, { openings: [door(2, 1_000)] });

function cells(products: PlannedProducts): LayoutProposal {
  const proposals = planRoom({
    name: 'Office',
    rooms: [room],
    products,
    people: 10,
    style: 'warm',
    budget: null,
    day: null,
    earliestDays: new Map(),
    seed: 1,
  });
  const found = proposals.find(({ kind }) => kind === 'cells');
  if (!found) throw new Error('cells are expected');
  return found;
}

const open = 'khazna-open-shelving-oak-steel-120';
const withoutDividers = new Map(
  [...plannedProducts].filter(
    ([, { subcategory }]) => subcategory !== 'bookcases' && subcategory !== 'planters',
  ),
);
const divided = cells(plannedProducts);

function piecesOf({ pieces }: Plan, isMeant: (slug: string) => boolean) {
  return pieces.filter(({ product }) => isMeant(product));
}

describe('an office of cells', () => {
  test('has its meeting table behind bookcases on two sides, without breaking a rule', () => {
    const { plan } = divided;
    const [table] = piecesOf(plan, (slug) => planned(slug).category === 'meeting');
    const group = plan.pieces.filter((piece) => piece.group === table?.group);
    const dividers = group.filter(({ product }) => product === open);
    expect(new Set(dividers.map(({ angle }) => angle % 180))).toEqual(new Set([0, 90]));
    // They look at the table.
    for (const { x, y, angle } of dividers) {
      const towards = angle % 180 === 0 ? (table?.y ?? 0) - y : x - (table?.x ?? 0);
      expect(Math.sign(towards)).toBe(angle < 180 ? 1 : -1);
    }
    expect(checkPlan(plan, plannedProducts).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('stays as it is where there is nothing to divide it with', () => {
    const { plan, people } = cells(withoutDividers);
    expect(people).toBe(10);
    expect(piecesOf(plan, (slug) => planned(slug).category === 'meeting').length).toBeGreaterThan(0);
  });
});
