import { orderBodySchema } from '#domain/orders/order-body.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import { validateBody } from '../forms/validate-body.ts';
import type { UncheckedOrder } from './order-body-from.ts';
import { findFieldAt, type OrderField } from './order-draft.ts';

/**
 * What the server would refuse. It is loaded when the form is first touched, because the schema brings zod and the
 * world's phone numbers along.
 */
export function validate(order: UncheckedOrder): FieldErrors<OrderField> {
  return validateBody(orderBodySchema, { ...order, website: '', secondsOnPage: 0 }, findFieldAt);
}
