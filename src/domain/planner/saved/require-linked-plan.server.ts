import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Plan } from '../plan.ts';
import { readPlanFragment } from '../plan-link.ts';
import { findSavedPlan } from './saved-plans.server.ts';

/** The plan that an address of the planner holds or names; refuses, by field, what is cut, changed or not kept any more. */
export async function requireLinkedPlan(db: Queryable, link: string): Promise<Plan> {
  const found = await readPlanFragment(link.slice(link.indexOf('#') + 1));
  if (found.kind === 'plan') return found.plan;
  const saved = found.kind === 'saved' ? await findSavedPlan(db, found.id) : undefined;
  if (saved) return saved.plan;
  throw new ShopError('invalid_input', { fields: [{ path: 'plan', code: 'invalid', rule: 'linked_plan' }] });
}
