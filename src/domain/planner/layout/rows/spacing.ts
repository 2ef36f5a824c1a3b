/** Distances within a layout, in millimetres. */
export interface Spacing {
  /** From the edge at which people sit to a wall or the back of another row. */
  readonly behind: number;
  /** Between the edges of two rows whose people sit back to back. */
  readonly between: number;
  /** Of the main way, from which one goes between the rows. */
  readonly aisle: number;
  /** Between two groups of places in a row. */
  readonly gap: number;
  /** Square metres of the room for each person, below which it is not tried. */
  readonly fromArea: number;
}

/**
 * From what is comfortable to the least: walkways of 1,200 and 900 mm and 750 mm for each of two people back to back, which
 * are the errors of `checkPlan`. The first four have no hints either. The first spreads people in rooms that are large for them,
 * which would otherwise be full at one end and empty at the other.
 */
export const spacings: readonly [Spacing, ...Spacing[]] = [
  { behind: 1_900, between: 3_400, aisle: 2_000, gap: 2_400, fromArea: 8 },
  { behind: 1_400, between: 2_600, aisle: 1_600, gap: 1_800, fromArea: 0 },
  { behind: 1_250, between: 2_300, aisle: 1_400, gap: 1_500, fromArea: 0 },
  { behind: 1_210, between: 2_010, aisle: 1_220, gap: 1_220, fromArea: 0 },
  { behind: 1_010, between: 1_800, aisle: 1_220, gap: 1_000, fromArea: 0 },
  { behind: 900, between: 1_500, aisle: 1_200, gap: 900, fromArea: 0 },
];
