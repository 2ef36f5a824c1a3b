import { quoteAcceptanceSchema } from '#domain/orders/quote-acceptance.ts';
import { findFieldAt, type OrderField } from '../checkout/order-draft.ts';
import { findProblems } from '../forms/find-problems.ts';
import type { Problems } from '../forms/problems.ts';
import type { UncheckedAcceptance } from './acceptance-body.ts';

export function problemsOf(acceptance: UncheckedAcceptance): Problems<OrderField> {
  return findProblems(quoteAcceptanceSchema, acceptance, findFieldAt);
}
