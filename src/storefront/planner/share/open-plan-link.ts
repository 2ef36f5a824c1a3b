import { plansIdContract } from '#api/public/plans/plans.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { callApi } from '#api-client/call-api.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { templateInFragment } from '#domain/planner/plan-address.ts';
import { type PlanLinkProblem, readPlanFragment } from '#domain/planner/plan-link.ts';
import { type TemplateKey, templateKeys } from '#domain/planner/templates/templates.ts';

export type OpenedLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'template'; readonly key: TemplateKey }
  | { readonly kind: 'refused'; readonly problem: PlanLinkProblem | 'gone' | 'offline' };

/** The plan or template that the fragment of an address holds or names; a refusal says why, and never throws. */
export async function openPlanLink(fragment: string): Promise<OpenedLink> {
  const template = templateInFragment(fragment);
  if (template !== null) {
    const key = templateKeys.find((one) => one === template);
    return key ? { kind: 'template', key } : { kind: 'refused', problem: 'damaged' };
  }
  const found = await readPlanFragment(fragment);
  if (found.kind !== 'saved') return found;
  try {
    const { data } = await callApi(plansIdContract, { params: { id: found.id } });
    return { kind: 'plan', plan: data.plan };
  } catch (error) {
    const isGone = error instanceof ApiCallError && error.code === 'not_found';
    return { kind: 'refused', problem: isGone ? 'gone' : 'offline' };
  }
}
