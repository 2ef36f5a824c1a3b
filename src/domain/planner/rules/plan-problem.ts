import type { Point } from '../plan.ts';

/** In the order in which problems are listed. Each has a file of its own, which names its source. */
export const planRules = [
  'outside-room',
  'on-obstacle',
  'collision',
  'not-on-desk',
  'not-at-wall',
  'ceiling',
  'rooms-overlap',
  'no-door',
  'door-leaf',
  'door-landing',
  'unreachable',
  'walkway',
  'space-behind',
  'front',
  'turning-circle',
  'area-per-person',
  'socket',
  'glare',
] as const;

export type PlanRule = (typeof planRules)[number];

export interface PlanProblem {
  readonly rule: PlanRule;
  /** An error makes the plan unusable as it is; a hint says what a planner would look at. */
  readonly severity: 'error' | 'hint';
  /** Ids, in the order of the plan; empty if it is about the room. */
  readonly pieces: readonly string[];
  /** The id of the room; null: outside of all rooms. */
  readonly room: string | null;
  /** Where to show it. */
  readonly at: Point;
  /** In millimetres, for `area-per-person` in square metres; null where nothing is measured. */
  readonly is: number | null;
  readonly needed: number | null;
}
