/**
 * Heights above the floor, in millimetres, of what the drawing of a plan has no measure for. Only the 3D view uses them. Usual
 * building practice: doors and windows end at 2.1 m, sills are at 0.9 m.
 */
export const usualHeights = {
  door: 2_100,
  windowSill: 900,
  windowTop: 2_100,
  /** The top of a desk, also where the product's height counts its screens. */
  workTop: 740,
  /** The middle of what hangs on a wall, at the eyes of a person who stands. */
  onWall: 1_500,
  /** The eyes of the visitor who walks through the plan. */
  eyes: 1_620,
} as const;
