/** What one place to work takes, in millimetres. */
interface PlaceSize {
  readonly width: number;
  readonly depth: number;
}

/** The least that `checkPlan` lets pass: behind each of two people back to back, along a wall, and of a main way. */
const toRise = 750;
const alongWall = 900;
const mainWay = 1_200;

/**
 * More people than this cannot work in a rectangular room in rows along its walls, whatever planned them.
 *
 * Across the rows, k of them take the depth of k desks and what is behind the people. The least is a desk at each wall and people
 * back to back: k/2 times 1,500 mm. With an odd number one row more has people at a wall, or at the back of a desk, where 900 mm
 * are needed since others pass. Along a row, desks fill the wall to wall length, less one main way if there are more than the two
 * rows to which the floor between them leads. No door, column or storage is counted, so that a real room has fewer.
 */
export function mostPlaces(width: number, depth: number, place: PlaceSize): number {
  return Math.max(mostAlong(width, depth, place), mostAlong(depth, width, place));
}

function mostAlong(length: number, across: number, place: PlaceSize): number {
  const all = Math.floor(length / place.width);
  const besideWay = Math.floor((length - mainWay) / place.width);
  let most = 0;
  for (let rows = 1; rowsTake(rows, place) <= across; rows += 1) {
    most = Math.max(most, rows * Math.max(0, rows <= 2 ? all : besideWay));
  }
  return most;
}

function rowsTake(rows: number, { depth }: PlaceSize): number {
  return rows * depth + Math.floor(rows / 2) * 2 * toRise + (rows % 2) * alongWall;
}
