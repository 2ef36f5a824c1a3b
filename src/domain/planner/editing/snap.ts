import { type Bounds, boundsOf, lengthOf, type Segment } from '../geometry/polygon.ts';
import { cornersOf } from '../geometry/rectangle.ts';
import { inwardOf, wallsOf } from '../geometry/walls.ts';
import { placedPieces } from '../placed-piece.ts';
import type { Plan, Point, Turned } from '../plan.ts';
import type { PieceKind, PlannedProduct, PlannedProducts } from '../planned-product.ts';

export const gridStep = 50;

export interface Snapped extends Point {
  readonly angle: number;
  /** What it was drawn to, to be shown while one drags. */
  readonly guides: readonly Segment[];
}

export interface Snapping {
  /** How near an edge must be, in millimetres; the editor makes it smaller as one zooms in. */
  readonly reach: number;
  /** Ids of pieces that are moved too. */
  readonly without: ReadonlySet<string>;
}

/** What is put with its back to a wall, and turned for it; others only touch it. */
const turnsToWall: ReadonlySet<PieceKind> = new Set(['storage', 'wall', 'pod', 'lounge', 'desk']);

/** Where a product comes to stand when it is dropped at a place: at a wall, else in line with neighbours, else on the grid. */
export function snapPiece(
  plan: Plan,
  products: PlannedProducts,
  product: PlannedProduct,
  wanted: Point & { readonly angle: number },
  { reach, without }: Snapping,
): Snapped {
  const atWall = turnsToWall.has(product.kind) ? snapToWall(plan, product, wanted, reach) : null;
  const area = { ...wanted, ...atWall, width: product.width, depth: product.depth };
  if (area.angle % 90 !== 0) {
    return atWall ?? { x: onGrid(wanted.x), y: onGrid(wanted.y), angle: wanted.angle, guides: [] };
  }
  return snapToEdges(area, edgesAround(plan, products, without), reach, atWall);
}

/** With the back at the nearest wall and turned to the room; null: no wall is near. */
function snapToWall(plan: Plan, { depth, width }: PlannedProduct, at: Point, reach: number): Snapped | null {
  let best: Snapped | null = null;
  let nearest = reach;
  for (const wall of plan.rooms.flatMap(wallsOf)) {
    const inward = inwardOf(wall);
    const away = (at.x - wall.from.x) * inward.x + (at.y - wall.from.y) * inward.y;
    const along =
      ((wall.to.x - wall.from.x) * (at.x - wall.from.x) + (wall.to.y - wall.from.y) * (at.y - wall.from.y)) /
      (lengthOf(wall) || 1);
    const gap = Math.abs(away - depth / 2);
    if (away < 0 || gap > nearest || along < 0 || along > lengthOf(wall)) continue;
    nearest = gap;
    // Into the corner, but not through it; a wall that is shorter than the piece is reached at its middle.
    const length = lengthOf(wall);
    const inWall = width <= length ? Math.min(Math.max(along, width / 2), length - width / 2) : along;
    const share = (width <= length && Math.abs(inWall - along) <= reach ? inWall : along) / (length || 1);
    const x = wall.from.x + share * (wall.to.x - wall.from.x) + (inward.x * depth) / 2;
    const y = wall.from.y + share * (wall.to.y - wall.from.y) + (inward.y * depth) / 2;
    const angle = ((Math.round((Math.atan2(-inward.x, inward.y) * 180) / Math.PI) % 360) + 360) % 360;
    best = { x: Math.round(x), y: Math.round(y), angle, guides: [wall] };
  }
  return best;
}

interface Lines {
  /** Places of vertical edges, with how far down the drawing each goes. */
  readonly x: readonly Line[];
  readonly y: readonly Line[];
}

interface Line {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function edgesAround(plan: Plan, products: PlannedProducts, without: ReadonlySet<string>): Lines {
  const boxes = placedPieces(plan, products)
    .filter(({ piece, area }) => !without.has(piece.id) && area.angle % 90 === 0)
    .map(({ area }) => boundsOf(cornersOf(area)));
  const walls = plan.rooms.flatMap(wallsOf);
  const upright = walls.filter(({ from, to }) => from.x === to.x);
  const level = walls.filter(({ from, to }) => from.y === to.y);
  return {
    x: [
      ...boxes.flatMap(({ left, right, top, bottom }) =>
        [left, (left + right) / 2, right].map((at) => ({ at, from: top, to: bottom })),
      ),
      ...upright.map(({ from, to }) => ({
        at: from.x,
        from: Math.min(from.y, to.y),
        to: Math.max(from.y, to.y),
      })),
    ],
    y: [
      ...boxes.flatMap(({ left, right, top, bottom }) =>
        [top, (top + bottom) / 2, bottom].map((at) => ({ at, from: left, to: right })),
      ),
      ...level.map(({ from, to }) => ({
        at: from.y,
        from: Math.min(from.x, to.x),
        to: Math.max(from.x, to.x),
      })),
    ],
  };
}

function snapToEdges(area: Turned, lines: Lines, reach: number, atWall: Snapped | null): Snapped {
  const bounds = boundsOf(cornersOf(area));
  const [across, down] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  // At a wall it moves along the wall only.
  const isUpright = atWall?.guides.some(({ from, to }) => from.x === to.x) ?? false;
  const isLevel = atWall?.guides.some(({ from, to }) => from.y === to.y) ?? false;
  const inX = isUpright ? null : nearestLine(lines.x, bounds, 'x', across, reach);
  const inY = isLevel ? null : nearestLine(lines.y, bounds, 'y', down, reach);
  const x = inX ? area.x + inX.by : isUpright ? area.x : onGrid(area.x);
  const y = inY ? area.y + inY.by : isLevel ? area.y : onGrid(area.y);
  return {
    x: Math.round(x),
    y: Math.round(y),
    angle: area.angle,
    guides: [
      ...(atWall?.guides ?? []),
      ...(inX ? [upright(inX.line, y - down / 2, y + down / 2)] : []),
      ...(inY ? [turnedOver(upright(inY.line, x - across / 2, x + across / 2))] : []),
    ],
  };
}

interface Match {
  readonly by: number;
  readonly line: Line;
}

/** The line that one of the three lines of a piece is nearest to; of several, that of the nearest neighbour. */
function nearestLine(
  lines: readonly Line[],
  bounds: Bounds,
  axis: 'x' | 'y',
  size: number,
  reach: number,
): Match | null {
  const start = axis === 'x' ? bounds.left : bounds.top;
  const [low, high] = axis === 'x' ? [bounds.top, bounds.bottom] : [bounds.left, bounds.right];
  let best: Match | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const apart = Math.max(0, line.from - high, low - line.to);
    for (const own of [start, start + size / 2, start + size]) {
      const by = line.at - own;
      if (Math.abs(by) > reach) continue;
      // A metre of distance counts as much as a centimetre of movement.
      const cost = Math.abs(by) + apart / 100;
      if (cost >= least) continue;
      [best, least] = [{ by, line }, cost];
    }
  }
  return best;
}

function upright({ at, from, to }: Line, low: number, high: number): Segment {
  return { from: { x: at, y: Math.min(from, low) }, to: { x: at, y: Math.max(to, high) } };
}

function turnedOver({ from, to }: Segment): Segment {
  return { from: { x: from.y, y: from.x }, to: { x: to.y, y: to.x } };
}

function onGrid(value: number): number {
  return Math.round(value / gridStep) * gridStep;
}
