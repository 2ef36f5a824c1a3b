import { plansPostContract } from '#api/public/plans/plans.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { callApi } from '#api-client/call-api.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { isShortEnough, planFragment, savedPlanFragment } from '#domain/planner/plan-link.ts';

export interface SharedPlan {
  readonly fragment: string;
  /** Null: the link holds the plan, and nothing is stored. */
  readonly stored: { readonly keptUntil: string | null } | null;
}

/** The fragment of a link to a plan: the plan itself while that is short, else the id under which the shop keeps it. */
export async function sharePlan(plan: Plan): Promise<SharedPlan> {
  const fragment = await planFragment(plan);
  if (isShortEnough(fragment)) return { fragment, stored: null };
  const { id, keptUntil } = await savePlan(plan);
  return { fragment: savedPlanFragment(id), stored: { keptUntil } };
}

/** Saves the plan at the shop; the same plan has the same id. */
export async function savePlan(
  plan: Plan,
): Promise<{ readonly id: string; readonly keptUntil: string | null }> {
  const { data } = await callApi(plansPostContract, { body: { plan: mutable(plan) } });
  return data;
}

/** The contract writes lists as the parser returns them, which may be changed. */
function mutable(plan: Plan) {
  return structuredClone(plan) as Parameters<typeof callApi<typeof plansPostContract>>[1]['body']['plan'];
}

export type ShareFailure = 'offline' | 'tooMany' | 'failed';

export function shareFailureFrom(error: unknown): ShareFailure {
  if (!navigator.onLine) return 'offline';
  return error instanceof ApiCallError && error.code === 'too_many_requests' ? 'tooMany' : 'failed';
}
