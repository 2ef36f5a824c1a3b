import type { Plan } from '../plan.ts';
import { planSchema } from '../plan-schema.ts';

/**
 * A plan that the shop stored, in the order of its fields, which the database does not keep. It was validated when it was stored;
 * where the rules became stricter since, it is taken as it is.
 */
export function storedPlan(content: object): Plan {
  const parsed = planSchema.safeParse(content);
  return parsed.success ? parsed.data : (content as Plan);
}
