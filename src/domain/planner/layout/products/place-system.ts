import type { PlannedProduct } from '../../planned-product.ts';
import { seatPlaces } from '../../seat-places.ts';
import { colourDistance } from '../style.ts';
import type { Assortment, Role } from './assortment.ts';

/** A product of which rows of places to work are built. */
export interface Unit {
  readonly product: PlannedProduct;
  /** Places next to each other. */
  readonly columns: number;
  /** 2: people sit face to face at it. */
  readonly sides: 1 | 2;
  /** Along the row, for one place. */
  readonly pitch: number;
  /** Across the row, for one place. */
  readonly depth: number;
}

/** Units that make rows together: places of one size that look alike. */
export interface PlaceSystem {
  readonly pitch: number;
  readonly depth: number;
  /** Of the deepest desk for one row. */
  readonly singleDepth: number;
  /** For two rows face to face, the longest first; single desks stand back to back. */
  readonly doubles: readonly Unit[];
  /** For one row. */
  readonly singles: readonly Unit[];
  /** How well it suits, for comparison with others of the same assortment. */
  readonly points: number;
}

const alike = 60;
const longestUnit = 6_000;
const deepestPlace = 900;

function unitOf(product: PlannedProduct): Unit | null {
  if (product.facts.corner || product.width > longestUnit) return null;
  const places = seatPlaces(product);
  const facingUp = places.filter(({ angle }) => angle === 180).length;
  const facingDown = places.filter(({ angle }) => angle === 0).length;
  if (facingUp === 0 || facingUp + facingDown !== places.length) return null;
  const sides = facingDown === 0 ? 1 : 2;
  // Of benches with more places on one side, one place would be missing at the end of a row.
  if (sides === 2 && facingDown !== facingUp) return null;
  const unit = { product, columns: facingUp, pitch: product.width / facingUp, depth: product.depth / sides };
  return unit.depth > deepestPlace ? null : { ...unit, sides };
}

/** What rows can be built of, the best first. `people` is how many places are wanted. */
export function placeSystems(
  assortment: Assortment,
  people: number,
  role: Role = 'work-desk',
): PlaceSystem[] {
  const desks = assortment.for(role);
  const benches = role === 'work-desk' ? assortment.ofKind('bench') : [];
  const units = [...benches, ...desks].flatMap((product) => unitOf(product) ?? []);
  const dearest = Math.max(0, ...units.map(pricePerPlace));
  const found = units.map((unit, index) => {
    const same = units.filter((other) => isAlike(unit, other));
    const places = same.reduce(
      (sum, { product, columns, sides }) => sum + product.stock * columns * sides,
      0,
    );
    const deskRank = desks.indexOf(unit.product);
    const points =
      assortment.points({ ...unit.product, price: pricePerPlace(unit) }, dearest) +
      // A row of one look is worth more than the best look for a part of it.
      1.5 * Math.min(1, places / Math.max(1, people)) +
      (unit.sides === 2 ? 0.6 : 0) -
      (deskRank > 0 ? Math.min(0.6, deskRank / 10) : 0);
    return { unit, index, same, points };
  });
  found.sort((one, other) => other.points - one.points || one.index - other.index);
  const systems: PlaceSystem[] = [];
  const used = new Set<Unit>();
  for (const { unit, same, points } of found) {
    if (used.has(unit)) continue;
    for (const other of same) used.add(other);
    systems.push(systemOf(unit, same, units, points));
  }
  return systems;
}

function systemOf(unit: Unit, same: readonly Unit[], all: readonly Unit[], points: number): PlaceSystem {
  const { pitch, depth } = unit;
  const fitting = all.filter((other) => other.pitch <= pitch && other.depth <= depth + 100);
  // First what looks alike, then whatever has the size: better a mixed row than people without a desk.
  const rank = (other: Unit) => (same.includes(other) ? 0 : looksAlike(unit, other) ? 1 : 2);
  const inOrder = (list: Unit[]) =>
    list.sort(
      (one, other) =>
        rank(one) - rank(other) || other.columns - one.columns || all.indexOf(one) - all.indexOf(other),
    );
  const alone = inOrder(fitting.filter(({ sides }) => sides === 1));
  // As deep as the others, if there is one that looks like them, so that rows at walls take no more room than they need.
  const flush = alone.filter((other) => other.depth <= depth && rank(other) < 2);
  const singles = flush.length > 0 ? [...flush, ...alone.filter((other) => !flush.includes(other))] : alone;
  const singleDepth = singles[0]?.depth ?? depth;
  return {
    pitch,
    depth,
    singleDepth,
    doubles: inOrder(fitting.filter((other) => other.sides === 2 || other.depth <= depth)),
    singles: singles.filter((other) => other.depth <= singleDepth),
    points,
  };
}

function isAlike(one: Unit, other: Unit): boolean {
  return (
    one.pitch === other.pitch &&
    one.depth === other.depth &&
    one.sides === other.sides &&
    looksAlike(one, other)
  );
}

function looksAlike({ product: one }: Unit, { product: other }: Unit): boolean {
  if (one.swatch === null || other.swatch === null) return one.subcategory === other.subcategory;
  return colourDistance(one.swatch, other.swatch) < alike;
}

export function pricePerPlace({ product, columns, sides }: Unit): number {
  return product.price / (columns * sides);
}
