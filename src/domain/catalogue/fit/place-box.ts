import { type Box, extentsOf, type Rotation, sidesOf, type Vector } from './box.ts';

/**
 * How a box is held: as it stands, on another side with its edges parallel to the walls, or tilted.
 */
export type Attitude = 'upright' | 'turned' | 'tilted';

export interface Placement {
  readonly attitude: Attitude;
  readonly rotation: Rotation;
}

/** Measures are typed in centimetres, so less than this, in millimetres, is no difference. */
const tolerance = 0.1;

type Order = readonly [number, number, number];

/** For each axis of the space, the side of the box along it. Those with the height upwards come first. */
const orders: readonly Order[] = [
  [0, 1, 2],
  [1, 0, 2],
  [0, 2, 1],
  [2, 0, 1],
  [1, 2, 0],
  [2, 1, 0],
];
const uprightOrders = 2;

/**
 * Finds how a box fits into a space; a side of the space may be infinite, as the depth of a door is. Prefers it upright, then
 * with parallel edges. Undefined: it does not fit in any way.
 */
export function placeBox(box: Box, space: Box): Placement | undefined {
  const sides = sidesOf(box);
  const room = sidesOf(space);
  const parallel = orders.findIndex((order) =>
    order.every((side, axis) => at(sides, side) <= at(room, axis) + tolerance),
  );
  const order = orders[parallel];
  if (order) {
    return { attitude: parallel < uprightOrders ? 'upright' : 'turned', rotation: permutation(order) };
  }
  const rotation = tilt(sides, room);
  return rotation && { attitude: 'tilted', rotation };
}

function permutation(order: Order): Rotation {
  const row = (side: number): Vector => [side === 0 ? 1 : 0, side === 1 ? 1 : 0, side === 2 ? 1 : 0];
  return [row(order[0]), row(order[1]), row(order[2])];
}

/** Searched with sorted sides, so that the answer does not depend on how the box or the space was measured. */
function tilt(sides: Vector, room: Vector): Rotation | undefined {
  const sideOrder = ascending(sides);
  const roomOrder = ascending(room);
  const box = reordered(sides, sideOrder);
  const space = reordered(room, roomOrder);
  if (isImpossible(box, space)) return undefined;
  const found = searchRotation(box, space);
  if (!found) return undefined;
  const place = (axis: number): Vector => {
    const row = found[roomOrder.indexOf(axis)] ?? found[0];
    return [at(row, sideOrder.indexOf(0)), at(row, sideOrder.indexOf(1)), at(row, sideOrder.indexOf(2))];
  };
  return [place(0), place(1), place(2)];
}

/** What no rotation helps: its smallest side is too long for any direction, or its longest one for the diagonal of the space. */
function isImpossible(box: Vector, space: Vector): boolean {
  return box[0] > space[0] + tolerance || box[2] > Math.hypot(...space) + tolerance;
}

/** Steps of the first search over the three angles; each of the best is then refined. */
const firstStep = Math.PI / 18;
const refinedStarts = 60;
const lastStep = 1e-6;

type Angles = Vector;

/** All directions to the neighbours of a point in three dimensions. */
const neighbours: readonly Vector[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => [-1, 0, 1].flatMap((z): Vector[] => (x || y || z ? [[x, y, z]] : []))),
);

function searchRotation(box: Vector, space: Vector): Rotation | undefined {
  const overshoot = (angles: Angles) => overshootOf(extentsOf(rotationBy(angles), box), space);
  const starts = firstAngles
    .map((angles) => ({ angles, excess: overshoot(angles) }))
    .toSorted((one, other) => one.excess - other.excess)
    .slice(0, refinedStarts);
  for (const start of starts) {
    const angles = refine(start.angles, start.excess, overshoot);
    if (angles) return rotationBy(angles);
  }
  return undefined;
}

const firstAngles: readonly Angles[] = anglesUpTo(Math.PI).flatMap((x) =>
  anglesUpTo(Math.PI / 2).flatMap((y) => anglesUpTo(Math.PI).map((z): Angles => [x, y, z])),
);

function anglesUpTo(end: number): number[] {
  return Array.from({ length: Math.round(end / firstStep) + 1 }, (_, index) => index * firstStep);
}

/** Pattern search: walks to the best neighbour, and takes smaller steps where there is no better one. */
function refine(start: Angles, excess: number, overshoot: (angles: Angles) => number): Angles | undefined {
  let angles = start;
  let best = excess;
  for (let step = firstStep / 2; step > lastStep && best > tolerance; ) {
    let next: Angles | undefined;
    for (const [x, y, z] of neighbours) {
      const tried: Angles = [angles[0] + x * step, angles[1] + y * step, angles[2] + z * step];
      const excessThere = overshoot(tried);
      if (excessThere < best) {
        best = excessThere;
        next = tried;
      }
    }
    if (next) angles = next;
    else step /= 2;
  }
  return best <= tolerance ? angles : undefined;
}

/** By how much the worst side is too long, in millimetres. */
function overshootOf(extents: Vector, space: Vector): number {
  return Math.max(extents[0] - space[0], extents[1] - space[1], extents[2] - space[2]);
}

/** Turns about the first axis, then the second, then the third. */
function rotationBy([x, y, z]: Angles): Rotation {
  const [cx, sx] = [Math.cos(x), Math.sin(x)];
  const [cy, sy] = [Math.cos(y), Math.sin(y)];
  const [cz, sz] = [Math.cos(z), Math.sin(z)];
  return [
    [cz * cy, cz * sy * sx - sz * cx, cz * sy * cx + sz * sx],
    [sz * cy, sz * sy * sx + cz * cx, sz * sy * cx - cz * sx],
    [-sy, cy * sx, cy * cx],
  ];
}

const at = (values: Vector, index: number) => values[index] ?? 0;

function ascending(values: Vector): Order {
  const [first = 0, second = 0, third = 0] = [0, 1, 2].toSorted(
    (one, other) => at(values, one) - at(values, other),
  );
  return [first, second, third];
}

function reordered(values: Vector, order: Order): Vector {
  return [at(values, order[0]), at(values, order[1]), at(values, order[2])];
}
