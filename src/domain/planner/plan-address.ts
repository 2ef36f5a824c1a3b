// Apart from reading and writing links, whose code forms that only name a plan need not load.

/** Of the largest plan that the limits allow there are some 60,000 characters. */
export const longestFragment = 200_000;

/** The address of the planner with the plan that a fragment holds or names. */
export function planAddress(fragment: string): string {
  return `/planner#${fragment}`;
}
