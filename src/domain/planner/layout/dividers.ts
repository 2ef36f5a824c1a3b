import { boundsOf } from '../geometry/polygon.ts';
import type { PlannedProduct } from '../planned-product.ts';
import { boundsOfAll, boxOf, type Setting } from './floor/setting.ts';
import { addStandingAt, type Furnishing, type Place } from './furnish.ts';
import type { PlaceSystem } from './products/place-system.ts';
import { type Row, rowDepth } from './rows/row-plan.ts';
import { meetingTable, pick } from './settings.ts';

/** Of dividers for each person, in metres: more would make corridors of an office. */
const perPerson = 0.4;
/** Beside a divider, for a way that more than 20 people may use. */
const opening = 1_200;
/** Behind who sits with the back to a divider, where others pass: `checkPlan` hints at less. */
const behindSeat = 1_000;

/**
 * What divides an office into cells: open bookcases, or low plants where there are none, around a meeting table, at the ends of groups
 * of desks and between people back to back. Partitions of the catalogue are not used: they are fixed to floor and ceiling
 * after measuring on site, and cells are made of what can be moved.
 */
export function addDividers(furnishing: Furnishing, rows: readonly Row[], system: PlaceSystem): void {
  const { draft } = furnishing;
  const divider = dividerOf(furnishing);
  if (!divider) return;
  let left = draft.workers * perPerson * 1_000;
  const places = [...placesAtEnds(rows, system, divider), ...placesBetween(rows, system, divider)];
  for (const place of places) {
    if (left < divider.width) return;
    if (addStandingAt(furnishing, divider, place)) left -= divider.width;
  }
}

function dividerOf({ draft: { room, supply }, assortment }: Furnishing): PlannedProduct | null {
  const isOpen = ({ height, facts }: PlannedProduct) => facts.opensBy === 0 && height <= room.ceiling;
  return pick(assortment, supply, 'divider', 1, isOpen) ?? pick(assortment, supply, 'planter');
}

/** Past the end of a table without a chair. */
const pastEnd = 950;

/**
 * A meeting table in a corner behind dividers: a wall is behind it and at its left or right, dividers stand on the other two
 * sides, and one comes in where they would meet. Null: there are too few.
 */
export function meetingCell(furnishing: Furnishing, people: number, wall: 'left' | 'right'): Setting | null {
  const { draft, assortment } = furnishing;
  const table = meetingTable(assortment, draft.supply, people);
  const divider = dividerOf(furnishing);
  if (!table || !divider) return null;
  const tables = boundsOfAll(table.pieces.filter(({ product }) => product.kind === 'table').map(boxOf));
  const { left, right, top, bottom } = boundsOfAll([...table.pieces.map(boxOf), ...table.free]);
  const side = wall === 'left' ? 1 : -1;
  const end =
    wall === 'left' ? Math.max(right, tables.right + pastEnd) : Math.min(left, tables.left - pastEnd);
  const start = wall === 'left' ? left : right;
  const { width, depth } = divider;
  const before = Math.max(0, Math.floor((Math.abs(end - start) - opening) / width));
  const beside = Math.floor((bottom - top) / width);
  if (before === 0 || beside === 0 || draft.supply.left(divider) < before + beside) return null;
  const dividers: Place[] = [
    ...Array.from({ length: before }, (_, index) => ({
      x: start + side * (index + 0.5) * width,
      y: bottom + depth / 2,
      angle: 180,
    })),
    ...Array.from({ length: beside }, (_, index) => ({
      x: end + (side * depth) / 2,
      y: top + (index + 0.5) * width,
      angle: wall === 'left' ? 90 : 270,
    })),
  ];
  return {
    ...table,
    pieces: [...table.pieces, ...dividers.map((place) => ({ product: divider, ...place }))],
    free: [
      ...table.free,
      boundsOf([
        { x: tables.left, y: top },
        { x: end, y: bottom },
      ]),
    ],
  };
}

/** Beside each group that has another one on its right, if the way between them stays wide. */
function placesAtEnds(rows: readonly Row[], system: PlaceSystem, { width, depth }: PlannedProduct): Place[] {
  return rows.flatMap((row) => {
    const across = rowDepth(row.kind, system);
    if (width > across) return [];
    return row.runs.slice(0, -1).flatMap(({ x, columns }, index) => {
      const end = x + columns * system.pitch;
      const next = row.runs[index + 1];
      if (!next || next.x - end < depth + opening) return [];
      return [{ x: end + depth / 2, y: row.y + across / 2, angle: 270 }];
    });
  });
}

/** In the middle between two rows whose people sit back to back, as long as both have a place there. */
function placesBetween(rows: readonly Row[], system: PlaceSystem, { width, depth }: PlannedProduct): Place[] {
  return rows.slice(1).flatMap((below, index) => {
    const above = rows[index];
    if (!above || above.kind === 'above' || below.kind === 'below') return [];
    const edge = above.y + rowDepth(above.kind, system);
    if (below.y - edge < depth + 2 * behindSeat) return [];
    const y = (edge + below.y) / 2;
    return above.runs.flatMap((run) =>
      below.runs.flatMap((other) => {
        const from = Math.max(run.x, other.x);
        const to = Math.min(run.x + run.columns * system.pitch, other.x + other.columns * system.pitch);
        const count = Math.max(0, Math.floor((to - from) / width));
        const start = (from + to - count * width) / 2;
        return Array.from({ length: count }, (_, at) => ({ x: start + (at + 0.5) * width, y, angle: 0 }));
      }),
    );
  });
}
