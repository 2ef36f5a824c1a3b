import { focusControl } from '#ui/forms/focus-control.ts';
import type { OrderField } from './order-draft.ts';

/** The id of a field's control, or of the group of its choices; 'summary' is the list of problems. */
export function fieldId(field: OrderField | 'summary'): string {
  return `checkout-${field}`;
}

export function focusField(field: OrderField): void {
  focusControl(fieldId(field));
}
