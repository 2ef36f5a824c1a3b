import type { Box } from './box.ts';
import type { Attitude } from './place-box.ts';

/** A right-angled turn between two corridors, in millimetres. */
export interface Corner {
  /** The corridor in which the box comes. */
  readonly first: number;
  /** The corridor into which it goes; the landing of a staircase. */
  readonly second: number;
  readonly height: number;
}

/** How a box is carried round a corner. */
export interface CarriedRound {
  readonly attitude: Attitude;
  /** Null: it is carried level. */
  readonly raised: RaisedBox | null;
}

/** A box seen from the side that is carried with one end higher; the angle is in radians. */
export interface RaisedBox {
  readonly long: number;
  readonly thick: number;
  readonly angle: number;
  readonly ceiling: number;
}

/**
 * Finds how a box gets round a corner: level, turned on another side, or with its long side raised, which makes it shorter seen
 * from above. It stays level across, as two people carry it. Undefined: it cannot pass.
 */
export function carryRound(box: Box, corner: Corner): CarriedRound | undefined {
  const { width, depth, height } = box;
  const level = [
    { vertical: height, sides: [width, depth], attitude: 'upright' },
    { vertical: depth, sides: [width, height], attitude: 'turned' },
    { vertical: width, sides: [depth, height], attitude: 'turned' },
  ] as const;
  for (const { vertical, sides, attitude } of level) {
    const [length, across] = [Math.max(...sides), Math.min(...sides)];
    if (vertical <= corner.height && passes(length, across, corner)) {
      return { attitude, raised: null };
    }
  }
  return raise([width, depth, height], corner);
}

function raise(sides: readonly number[], corner: Corner): CarriedRound | undefined {
  for (const across of sides) {
    const others = [...sides];
    others.splice(others.indexOf(across), 1);
    const [long = 0, thick = 0] = others.toSorted((one, other) => other - one);
    for (const angle of steepest(long, thick, corner.height)) {
      const length = long * Math.cos(angle) + thick * Math.sin(angle);
      if (passes(Math.max(length, across), Math.min(length, across), corner)) {
        return { attitude: 'tilted', raised: { long, thick, angle, ceiling: corner.height } };
      }
    }
  }
  return undefined;
}

/**
 * The angles at which a raised box touches the ceiling. Between two angles that fit, what it covers of the floor is longest in
 * the middle, so no other angle makes it shorter.
 */
function steepest(long: number, thick: number, ceiling: number): number[] {
  const diagonal = Math.hypot(long, thick);
  if (diagonal <= ceiling) return [];
  const first = Math.asin(ceiling / diagonal);
  const offset = Math.atan2(thick, long);
  return [first - offset, Math.PI - first - offset].filter((angle) => angle > 0 && angle < Math.PI / 2);
}

/** Whether a rectangle gets round the corner: moved sideways without being turned, or turned while it is moved. */
function passes(length: number, width: number, { first, second }: Corner): boolean {
  const isMovedSideways = (width <= first && length <= second) || (length <= first && width <= second);
  return isMovedSideways || width <= widestThatTurns(length, first, second);
}

const steps = 360;

/**
 * How wide a rectangle of this length may be. Its outer side slides along both outer walls; at each angle the inner corner leaves
 * so much room beside it.
 */
function widestThatTurns(length: number, first: number, second: number): number {
  const roomAt = (angle: number) =>
    first * Math.sin(angle) + second * Math.cos(angle) - length * Math.sin(angle) * Math.cos(angle);
  const angles = Array.from({ length: steps + 1 }, (_, index) => (index / steps) * (Math.PI / 2));
  const narrowest = angles.reduce((best, angle) => (roomAt(angle) < roomAt(best) ? angle : best));
  let [low, high] = [
    Math.max(0, narrowest - Math.PI / steps),
    Math.min(Math.PI / 2, narrowest + Math.PI / steps),
  ];
  for (let round = 0; round < 40; round += 1) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (roomAt(left) < roomAt(right)) high = right;
    else low = left;
  }
  return roomAt((low + high) / 2);
}
