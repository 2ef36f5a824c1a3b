import { quoteAcceptanceSchema } from '#domain/orders/quote-acceptance.ts';
import type { OrderField } from '../checkout/order-draft.ts';
import { findProblems } from '../forms/find-problems.ts';
import type { Problems } from '../forms/problems.ts';
import { findAcceptanceFieldAt, type UncheckedAcceptance } from './acceptance-body.ts';

export function problemsOf(acceptance: UncheckedAcceptance): Problems<OrderField> {
  return findProblems(quoteAcceptanceSchema, acceptance, findAcceptanceFieldAt);
}
