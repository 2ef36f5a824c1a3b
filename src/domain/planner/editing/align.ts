import { type Bounds, boundsOf } from '../geometry/polygon.ts';
import { cornersOf } from '../geometry/rectangle.ts';
import { placedPieces } from '../placed-piece.ts';
import type { Plan } from '../plan.ts';
import type { PlannedProducts } from '../planned-product.ts';
import { done, type Edit, refused } from './edit.ts';
import { movePieces, withGroups } from './pieces.ts';

/** Along x the start is on the left of the drawing, which is never mirrored; along y above. */
export type Axis = 'x' | 'y';
export type Alignment = 'start' | 'middle' | 'end';

/** What moves together: a group, or a piece by itself. */
interface Unit {
  readonly ids: readonly string[];
  readonly bounds: Bounds;
}

/** Moves pieces so that they begin, are centred or end in one line. Groups move as a whole. */
export function alignPieces(
  plan: Plan,
  ids: Iterable<string>,
  products: PlannedProducts,
  axis: Axis,
  to: Alignment,
): Edit {
  const units = unitsOf(plan, ids, products);
  if (units.length === 0) return refused('not_found');
  const start = Math.min(...units.map(({ bounds }) => startOf(bounds, axis)));
  const end = Math.max(...units.map(({ bounds }) => endOf(bounds, axis)));
  const target = { start, middle: (start + end) / 2, end }[to];
  return moveAll(plan, units, axis, ({ bounds }) => {
    const [own, last] = [startOf(bounds, axis), endOf(bounds, axis)];
    return target - { start: own, middle: (own + last) / 2, end: last }[to];
  });
}

/** Makes the gaps between pieces equal; the first and the last stay where they are. */
export function distributePieces(
  plan: Plan,
  ids: Iterable<string>,
  products: PlannedProducts,
  axis: Axis,
): Edit {
  const units = unitsOf(plan, ids, products).sort(
    (one, other) =>
      startOf(one.bounds, axis) - startOf(other.bounds, axis) ||
      endOf(one.bounds, axis) - endOf(other.bounds, axis),
  );
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return refused('not_found');
  const covered = units.reduce((sum, { bounds }) => sum + endOf(bounds, axis) - startOf(bounds, axis), 0);
  const gap =
    (endOf(last.bounds, axis) - startOf(first.bounds, axis) - covered) / Math.max(1, units.length - 1);
  let next = startOf(first.bounds, axis);
  const starts = new Map(
    units.map((unit) => {
      const start = next;
      next += endOf(unit.bounds, axis) - startOf(unit.bounds, axis) + gap;
      return [unit, start];
    }),
  );
  return moveAll(plan, units, axis, (unit) => {
    const isEnd = unit === first || unit === last;
    return isEnd ? 0 : (starts.get(unit) ?? 0) - startOf(unit.bounds, axis);
  });
}

function moveAll(plan: Plan, units: readonly Unit[], axis: Axis, by: (unit: Unit) => number): Edit {
  let result: Edit = done(plan);
  for (const unit of units) {
    if (!result.done) return result;
    const distance = Math.round(by(unit));
    if (distance !== 0) {
      result = movePieces(
        result.plan,
        unit.ids,
        axis === 'x' ? { x: distance, y: 0 } : { x: 0, y: distance },
      );
    }
  }
  return result;
}

function unitsOf(plan: Plan, ids: Iterable<string>, products: PlannedProducts): Unit[] {
  const chosen = new Set(withGroups(plan, ids).map(({ id }) => id));
  const units = new Map<string, { ids: string[]; corners: { x: number; y: number }[] }>();
  for (const { piece, area } of placedPieces(plan, products)) {
    if (!chosen.has(piece.id)) continue;
    // Ids of pieces and names of groups may be the same.
    const key = piece.group === null ? `piece ${piece.id}` : `group ${piece.group}`;
    const unit = units.get(key) ?? { ids: [], corners: [] };
    units.set(key, { ids: [...unit.ids, piece.id], corners: [...unit.corners, ...cornersOf(area)] });
  }
  return [...units.values()].map((unit) => ({ ids: unit.ids, bounds: boundsOf(unit.corners) }));
}

function startOf({ left, top }: Bounds, axis: Axis): number {
  return axis === 'x' ? left : top;
}

function endOf({ right, bottom }: Bounds, axis: Axis): number {
  return axis === 'x' ? right : bottom;
}
