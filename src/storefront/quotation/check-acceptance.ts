import { quoteAcceptanceSchema } from '#domain/orders/quote-acceptance.ts';
import { findFieldAt, type OrderField } from '../checkout/order-draft.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import { validateBody } from '../forms/validate-body.ts';
import type { UncheckedAcceptance } from './acceptance-body.ts';

export function validate(acceptance: UncheckedAcceptance): FieldErrors<OrderField> {
  return validateBody(quoteAcceptanceSchema, acceptance, findFieldAt);
}
