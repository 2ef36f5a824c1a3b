import type { CheckoutMessages } from '#i18n/messages/storefront/checkout.en.ts';
import type { FieldError } from '../forms/field-errors.ts';
import type { OrderField } from './order-draft.ts';

export function problemText(
  { problems }: CheckoutMessages,
  field: OrderField,
  problem: FieldError | undefined,
): string | undefined {
  if (!problem) return undefined;
  if (problem.code === 'required') return problems.required[field];
  if (problem.code === 'minimum') return problems.minimum;
  if (problem.code === 'tooLong') return problems.tooLong(problem.limit);
  return field === 'phone' || field === 'email' || field === 'zone' || field === 'day' || field === 'payment'
    ? problems[field]
    : problems.invalid;
}
