import type { Plan } from '../plan.ts';

/** Why an operation is not done. Each has a message of its own in the planner. */
export const refusals = [
  'walls_cross',
  'wall_too_short',
  'too_few_corners',
  'too_many_corners',
  'outside_drawing',
  'opening_off_wall',
  'openings_overlap',
  'socket_off_wall',
  'too_many_rooms',
  'too_many_openings',
  'too_many_obstacles',
  'too_many_sockets',
  'too_many_pieces',
  'size_not_possible',
  'ceiling_not_possible',
  'no_such_product',
  'not_found',
] as const;

export type Refusal = (typeof refusals)[number];

/** What an operation gives: the new plan, or why there is none. The plan that it was given stays as it is. */
export type Edit =
  | { readonly done: true; readonly plan: Plan }
  | { readonly done: false; readonly refusal: Refusal };

export function done(plan: Plan): Edit {
  return { done: true, plan };
}

export function refused(refusal: Refusal): Edit {
  return { done: false, refusal };
}
