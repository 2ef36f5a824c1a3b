import type { Draft } from '../floor/draft.ts';
import { settled } from '../floor/setting.ts';
import type { Assortment } from '../products/assortment.ts';
import type { PlaceSystem } from '../products/place-system.ts';
import { standing } from '../settings.ts';
import { type Row, rowDepth } from './row-plan.ts';

/** How much longer than its row is deep a cupboard at its end may be. */
const overhang = 200;

/** Storage at the right end of each group of places, its back to the desks: it divides the room into places for teams. */
export function addEnds(
  draft: Draft,
  rows: readonly Row[],
  system: PlaceSystem,
  assortment: Assortment,
): void {
  for (const row of rows) {
    const depth = rowDepth(row.kind, system);
    for (const { x, columns } of row.runs) {
      const cupboard = endOf(assortment, draft, depth);
      if (!cupboard) return;
      const at = { x: x + columns * system.pitch + cupboard.depth / 2, y: row.y + depth / 2, angle: 270 };
      draft.place(settled(standing(cupboard), at));
    }
  }
}

/** The longest that the row hides, of those that suit. */
export function endOf(assortment: Assortment, draft: Draft, depth: number) {
  return (
    assortment
      .for('storage')
      .filter(
        ({ width, height, depth: own }) =>
          width <= depth + overhang && width >= depth / 2 && own <= 470 && height <= draft.room.ceiling,
      )
      .find((product) => draft.supply.left(product) > 0 && product.price <= draft.supply.money) ?? null
  );
}
