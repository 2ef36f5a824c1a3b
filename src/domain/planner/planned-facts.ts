import type { Corner, PieceKind, PlannedFacts } from './planned-product.ts';

interface Described {
  readonly kind: PieceKind;
  readonly slug: string;
  readonly category: string | null;
  readonly subcategory: string | null;
  /** In millimetres. */
  readonly width: number;
  readonly depth: number;
  /** By key, as the catalogue has them. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** How a product is used in a plan, from what the catalogue says of it. Categories are named by their seeded slugs. */
export function plannedFacts(product: Described): PlannedFacts {
  return {
    shape: isRound(product) ? 'round' : 'rectangular',
    corner: cornerOf(product),
    hasSeats: setsWithSeats.has(product.slug),
    needsPower: needsPower(product),
    opensBy: opensBy(product),
    modelAngle: modelAngle(product),
  };
}

/** Places to work or sit that a product gives. */
export function plannedSeats({ kind, attributes }: Pick<Described, 'kind' | 'attributes'>): number {
  if (!kindsWithSeats.has(kind)) return 0;
  const { seats } = attributes;
  return typeof seats === 'number' && seats >= 1
    ? Math.min(Math.floor(seats), 40)
    : (defaultSeats[kind] ?? 1);
}

const kindsWithSeats: ReadonlySet<PieceKind> = new Set([
  'desk',
  'bench',
  'table',
  'chair',
  'lounge',
  'reception-desk',
  'pod',
]);
const defaultSeats: Partial<Record<PieceKind, number>> = { bench: 2, table: 4 };

/** No attribute says it. */
const setsWithSeats: ReadonlySet<string> = new Set(['liwan-canteen-set-120-ochre']);

function isRound({ attributes, subcategory, slug, width, depth }: Described): boolean {
  if (width !== depth) return false;
  return (
    attributes.shape === 'round' ||
    (subcategory === 'coffee-tables' && /\bround\b/.test(slug)) ||
    (subcategory === 'poufs' && /\bdrum\b/.test(slug))
  );
}

/** Of the models; the catalogue has the size over all alone. */
const topDepths: Readonly<Record<string, number>> = { 'executive-desks': 1000, 'manager-desks': 850 };
const otherTopDepth = 800;
const returnWidth = 600;
const leastPocket = 600;

function cornerOf({ kind, subcategory, width, depth, attributes }: Described): Corner | null {
  const given = attributes['return-side'];
  if (kind !== 'desk' || (given !== 'left' && given !== 'right' && given !== 'either')) return null;
  const topDepth = topDepths[subcategory ?? ''] ?? otherTopDepth;
  // A size that leaves no place between the two is that of the desk without its return.
  if (depth < topDepth + 300 || width < returnWidth + leastPocket) return null;
  // What can be built on either side is shown on the left.
  return { side: given === 'right' ? 'right' : 'left', topDepth, returnWidth };
}

const poweredKinds: ReadonlySet<PieceKind> = new Set(['desk', 'bench', 'reception-desk', 'pod']);
const poweredPlaces: ReadonlySet<string> = new Set([
  'copiers',
  'racks',
  'tower-servers',
  'interactive-panels',
  'signage',
]);

function needsPower({ kind, subcategory, attributes }: Described): boolean {
  if (poweredKinds.has(kind)) return true;
  if (kind === 'table') return Number(attributes['connection-boxes'] ?? 0) > 0;
  return kind === 'floor' && poweredPlaces.has(subcategory ?? '');
}

/** A leaf of lockers, of which the catalogue knows the number of doors but not that of columns. */
const narrowLeaf = 400;
const noLeaves: ReadonlySet<string> = new Set(['mobile-archive']);

function opensBy({ kind, subcategory, width, depth, attributes }: Described): number {
  if (kind === 'pedestal') return depth;
  if (kind !== 'storage' || noLeaves.has(subcategory ?? '')) return 0;
  const drawers = Number(attributes.drawers ?? 0);
  const doors = Number(attributes.doors ?? 0);
  const leaf = doors > 2 ? narrowLeaf : doors > 0 ? Math.round(width / (doors + (drawers > 0 ? 1 : 0))) : 0;
  const isSafe = subcategory === 'safes';
  return Math.max(drawers > 0 ? depth : 0, leaf, isSafe ? width : 0);
}

/** Desks that stand in their pictures with the user in front. */
const userInFront = 'height-adjustable-desks';

function modelAngle({ kind, subcategory }: Described): 0 | 180 {
  return kind === 'desk' && subcategory !== userInFront ? 180 : 0;
}
