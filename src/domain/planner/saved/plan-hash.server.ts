import { createHash } from 'node:crypto';
import type { Plan } from '../plan.ts';

/** The same for the same plan, whose fields are in the order of its schema. */
export function planHash(plan: Plan): string {
  return createHash('sha256').update(JSON.stringify(plan)).digest('base64url');
}
