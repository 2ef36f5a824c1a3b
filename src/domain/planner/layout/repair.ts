import type { Bounds } from '../geometry/polygon.ts';
import type { Piece, Plan, Point } from '../plan.ts';
import type { PlannedProducts } from '../planned-product.ts';
import { checkPlan } from '../rules/check-plan.ts';
import type { PlanProblem } from '../rules/plan-problem.ts';
import type { Draft } from './floor/draft.ts';
import { toLocal } from './floor/local-frame.ts';
import { boundsOfAll, boxOf, type Setting } from './floor/setting.ts';

/** What is added to the places to work is taken away first if it is as near as this to what is wrong, in millimetres. */
const nearby = 3_000;
const mostRounds = 20;

/**
 * Takes away what breaks a rule, until none is broken. The layout keeps its distances by itself; the rules measure ways more
 * exactly than it does, so that it is rare.
 */
export function repaired(drafts: readonly Draft[], planOf: () => Plan, products: PlannedProducts): Plan {
  for (let round = 0; round < mostRounds; round += 1) {
    const plan = planOf();
    const errors = checkPlan(plan, products).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return plan;
    const removed = errors.flatMap((error) => culpritOf(error, drafts, plan.pieces) ?? []);
    if (removed.length === 0) return plan;
    for (const { draft, setting } of removed) {
      if (!draft.settings.includes(setting)) continue;
      draft.supply.giveBack(setting.pieces.map(({ product }) => product));
      draft.keepOnly(draft.settings.filter((other) => other !== setting));
    }
  }
  return planOf();
}

interface Culprit {
  readonly draft: Draft;
  readonly setting: Setting;
}

/** The setting nearest to a problem; one without places to work if it is near enough. */
function culpritOf(
  { at, room }: PlanProblem,
  drafts: readonly Draft[],
  pieces: readonly Piece[],
): Culprit | null {
  let best: (Culprit & { readonly distance: number }) | null = null;
  for (const draft of drafts) {
    if (room !== null && draft.room.id !== room) continue;
    const point = toLocal(draft.frame, at);
    for (const setting of draft.settings) {
      const distance =
        distanceTo(boundsOfAll(setting.pieces.map(boxOf)), point) + (setting.workers > 0 ? nearby : 0);
      if (!best || distance < best.distance) best = { draft, setting, distance };
    }
  }
  return pieces.length > 0 ? best : null;
}

function distanceTo({ left, top, right, bottom }: Bounds, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
