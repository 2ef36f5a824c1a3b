import type { Bounds } from '../../geometry/polygon.ts';
import type { Draft } from '../floor/draft.ts';
import { type Setting, settled } from '../floor/setting.ts';
import type { Assortment } from '../products/assortment.ts';
import type { PlaceSystem, Unit } from '../products/place-system.ts';
import { placesOf, type Row, type RowKind, rowDepth } from './row-plan.ts';
import { withChairs } from './work-place.ts';

/** Why the next place could not be furnished. */
export type Lack = 'stock' | 'budget';

export interface RowsToPlace {
  readonly rows: readonly Row[];
  readonly system: PlaceSystem;
  readonly assortment: Assortment;
  readonly people: number;
  /** What is kept free behind who sits at a desk. */
  readonly behind: number;
}

/** As many of the first rows as the people need, all about as long. Groups of places stay whole as far as that is possible. */
export function trimmedRows(rows: readonly Row[], people: number, pitch: number): Row[] {
  let trimmed: Row[] = [];
  let places = 0;
  for (const row of rows) {
    if (places >= people) break;
    trimmed.push(row);
    places += placesOf(row);
  }
  for (;;) {
    const shorter = shorterRow(trimmed, places - people, pitch);
    if (!shorter) return trimmed;
    const { index, row } = shorter;
    places -= placesOf(trimmed[index] as Row) - placesOf(row);
    trimmed = trimmed.toSpliced(index, 1, ...(row.runs.length > 0 ? [row] : []));
  }
}

/** The longest row without its last group, or without one place of its longest group; null: all places are needed. */
function shorterRow(rows: readonly Row[], spare: number, pitch: number): { index: number; row: Row } | null {
  const byLength = rows
    .map((row, index) => ({ row, index, columns: columnsOf(row) }))
    .sort((one, other) => other.columns - one.columns || other.index - one.index);
  for (const { row, index } of byLength) {
    const last = row.runs.at(-1);
    if (row.runs.length > 1 && last && placesOf({ ...row, runs: [last] }) <= spare) {
      return { index, row: { ...row, runs: row.runs.slice(0, -1) } };
    }
  }
  for (const { row, index } of byLength) {
    const last = row.runs.at(-1);
    const each = row.kind === 'both' ? 2 : 1;
    if (!last || each > spare) continue;
    const x = last.isFromLeft ? last.x + pitch : last.x;
    const runs = [
      ...row.runs.slice(0, -1),
      ...(last.columns > 1 ? [{ ...last, x, columns: last.columns - 1 }] : []),
    ];
    return { index, row: { ...row, runs } };
  }
  return null;
}

export function columnsOf({ runs }: Row): number {
  return runs.reduce((sum, { columns }) => sum + columns, 0);
}

/** Puts desks and chairs on planned rows. Null: all rows are furnished or everybody has a place. */
export function placeRows(draft: Draft, request: RowsToPlace): Lack | null {
  let left = request.people - draft.workers;
  for (const row of request.rows) {
    for (const run of row.runs) {
      const { lack, workers } = placeRun(draft, request, row, run, left);
      left -= workers;
      if (lack) return lack;
    }
  }
  return null;
}

function placeRun(
  draft: Draft,
  { system, assortment, behind }: RowsToPlace,
  row: Row,
  run: Row['runs'][number],
  people: number,
): { lack: Lack | null; workers: number } {
  let { x, columns } = run;
  let workers = 0;
  while (columns > 0 && workers < people) {
    const isPair = row.kind === 'both' && people - workers >= 2;
    const units = isPair ? system.doubles : system.singles;
    let lack: Lack = 'stock';
    let placed = 0;
    for (const unit of units) {
      const seats = unit.columns * (isPair ? 2 : 1);
      if (unit.columns > columns || seats > people - workers) continue;
      const settings = settingsOf(unit, { x, row, isPair, system, behind }, assortment, draft);
      const mark = draft.mark();
      if (settings?.every((setting) => draft.place(setting))) {
        placed = unit.columns;
        workers += seats;
        break;
      }
      if (settings && isTooDear(draft, settings)) lack = 'budget';
      draft.undoTo(mark);
    }
    if (placed === 0) return { lack, workers };
    x += placed * system.pitch;
    columns -= placed;
  }
  return { lack: null, workers };
}

function isTooDear(draft: Draft, settings: readonly Setting[]): boolean {
  const price = settings.flatMap(({ pieces }) => pieces).reduce((sum, { product }) => sum + product.price, 0);
  return price > draft.supply.money;
}

interface UnitPlace {
  readonly x: number;
  readonly row: Row;
  readonly isPair: boolean;
  readonly system: PlaceSystem;
  readonly behind: number;
}

/** The unit with chairs where it stands in its row; null: there are no chairs. */
function settingsOf(unit: Unit, place: UnitPlace, assortment: Assortment, draft: Draft): Setting[] | null {
  const { product, columns, sides } = unit;
  const seats = columns * sides;
  const chair = assortment
    .for('work-chair')
    .find(
      (one) =>
        one.width <= unit.pitch && draft.supply.left(one) >= seats * (place.isPair && sides === 1 ? 2 : 1),
    );
  if (!chair) return null;
  const setting = withChairs(product, chair, place.behind);
  const x = Math.round(place.x + (columns * place.system.pitch) / 2);
  return centresOf(unit, place).map(({ y, angle }) => settled(setting, { x, y, angle }));
}

function centresOf(
  { sides, depth, product }: Unit,
  { row, isPair, system }: UnitPlace,
): { y: number; angle: number }[] {
  const height = rowDepth(row.kind, system);
  const [top, bottom] = [row.y, row.y + height];
  if (isPair && sides === 2) return [{ y: (top + bottom) / 2, angle: 0 }];
  // The edges at which people sit are those of the row, whatever the depth of a desk.
  const above = { y: top + depth / 2, angle: 180 };
  const below = { y: bottom - depth / 2, angle: 0 };
  if (isPair) return [above, below];
  const single: Record<RowKind, typeof above> = {
    both: below,
    below: { y: top + product.depth / 2, angle: 0 },
    above: { y: bottom - product.depth / 2, angle: 180 },
  };
  return [single[row.kind]];
}

/** What the desks of rows stand on, and what people need behind them, whatever the products. */
export function rowBoxes(
  rows: readonly Row[],
  system: PlaceSystem,
  behind: number,
): { solid: Bounds[]; free: Bounds[] } {
  const solid: Bounds[] = [];
  const free: Bounds[] = [];
  for (const row of rows) {
    const bottom = row.y + rowDepth(row.kind, system);
    for (const { x, columns } of row.runs) {
      const [left, right] = [x, x + columns * system.pitch];
      solid.push({ left, right, top: row.y, bottom });
      if (row.kind !== 'below') free.push({ left, right, top: row.y - behind, bottom: row.y });
      if (row.kind !== 'above') free.push({ left, right, top: bottom, bottom: bottom + behind });
    }
  }
  return { solid, free };
}
