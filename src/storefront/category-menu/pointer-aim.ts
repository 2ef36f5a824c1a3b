interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box in the coordinates of the window. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Hands do not draw straight lines. */
const slack = 24;

/**
 * Whether a pointer that moved from one point to another heads for the near side of a box, left or right of it. Used
 * so that what the pointer crosses on its way there does not replace what it goes to.
 */
export function headsFor(box: Box, from: Point, to: Point): boolean {
  const side = from.x < box.left ? box.left : box.right;
  const moved = to.x - from.x;
  const left = side - from.x;
  // Not sideways, away from the box, or over it already.
  if (moved === 0 || Math.sign(moved) !== Math.sign(left)) return false;
  const arrivesAt = from.y + ((to.y - from.y) * left) / moved;
  return arrivesAt >= box.top - slack && arrivesAt <= box.bottom + slack;
}
