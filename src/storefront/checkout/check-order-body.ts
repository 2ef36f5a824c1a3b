import { orderBodySchema } from '#domain/orders/order-body.ts';
import type { UncheckedOrder } from './order-body-from.ts';
import { findFieldAt, type OrderField } from './order-draft.ts';

export type Problem =
  | { readonly code: 'required' | 'invalid' | 'minimum' }
  | { readonly code: 'tooLong'; readonly limit: number };
export type Problems = ReadonlyMap<OrderField, Problem>;

/**
 * What the server would refuse, by its own schema. It is loaded when the form is first touched, because the schema
 * brings zod and the world's phone numbers along.
 */
export function problemsOf(order: UncheckedOrder): Problems {
  const { error } = orderBodySchema.safeParse({ ...order, website: '', secondsOnPage: 0 });
  const problems = new Map<OrderField, Problem>();
  for (const issue of error?.issues ?? []) {
    const field = findFieldAt(issue.path.join('.'));
    if (!field || problems.has(field)) continue;
    if (issue.code === 'too_big' && typeof issue.maximum === 'number') {
      problems.set(field, { code: 'tooLong', limit: issue.maximum });
    } else {
      problems.set(field, { code: isMissing(valueAt(order, issue.path)) ? 'required' : 'invalid' });
    }
  }
  return problems;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown> | null)?.[step], value);
}

function isMissing(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : value === null || value === false;
}
