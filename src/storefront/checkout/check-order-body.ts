import { orderBodySchema } from '#domain/orders/order-body.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import { validateBody } from '../forms/validate-body.ts';
import type { UncheckedOrder } from './order-body-from.ts';
import { findFieldAt, type OrderField } from './order-draft.ts';

/**
 * Validates an order as the server does. Loaded when the form first gets the focus, because the schema imports zod and
 * phone number metadata.
 */
export function validate(order: UncheckedOrder): FieldErrors<OrderField> {
  return validateBody(orderBodySchema, { ...order, website: '', secondsOnPage: 0 }, findFieldAt);
}
