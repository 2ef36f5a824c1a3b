import { orderBodySchema } from '#domain/orders/order-body.ts';
import { findProblems } from '../forms/find-problems.ts';
import type { Problems } from '../forms/problems.ts';
import type { UncheckedOrder } from './order-body-from.ts';
import { findFieldAt, type OrderField } from './order-draft.ts';

/**
 * What the server would refuse. It is loaded when the form is first touched, because the schema brings zod and the
 * world's phone numbers along.
 */
export function problemsOf(order: UncheckedOrder): Problems<OrderField> {
  return findProblems(orderBodySchema, { ...order, website: '', secondsOnPage: 0 }, findFieldAt);
}
