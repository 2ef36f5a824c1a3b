import type { Plan } from '#domain/planner/plan.ts';
import { openStoredText } from '../../browser/stored-text.ts';

/** localStorage key of the plan that the visitor works on. */
const planStorageKey = 'officePlan';
/** What could not be read is kept here, until the next that cannot be read. */
const damagedPlanKey = 'officePlanDamaged';
/** DOM event for a changed plan within the page. */
const planUpdatedEvent = 'officePlanUpdated';

/** The format of the stored text. A later version of the shop reads older ones. */
const version = 1;

const storage = openStoredText(planStorageKey, planUpdatedEvent);
const aside = openStoredText(damagedPlanKey, planUpdatedEvent);

export type StoredPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'plan'; readonly plan: Plan }
  /** The text cannot be read as a plan. It was put aside. */
  | { readonly kind: 'damaged'; readonly text: string };

export const readPlanText = storage.read;
export const isPlanStored = storage.isStored;
/** Calls back when this page or another tab stores a plan. */
export const subscribeToPlan = storage.subscribe;

export function serializePlan(plan: Plan): string {
  return JSON.stringify({ version, plan });
}

export const writePlanText = storage.write;

/** Reads the stored plan. A text that is no plan is put aside, so that the next save does not lose it. */
export async function readStoredPlan(text = storage.read()): Promise<StoredPlan> {
  if (text === null) return { kind: 'none' };
  const plan = await parsePlan(text);
  if (plan) return { kind: 'plan', plan };
  if (aside.read() !== text) aside.write(text);
  return { kind: 'damaged', text };
}

async function parsePlan(text: string): Promise<Plan | null> {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || !('plan' in stored))
      return null;
    // What checks it is loaded only by who has a plan.
    const { planSchema } = await import('#domain/planner/plan-schema.ts');
    return stored.version === version ? (planSchema.safeParse(stored.plan).data ?? null) : null;
  } catch {
    return null;
  }
}
