import { focusControl } from '#ui/forms/focus-control.ts';
import type { OrderField } from './order-draft.ts';

/** Id of a field's control or radio group; 'summary' is the error summary. */
export function fieldId(field: OrderField | 'summary'): string {
  return `checkout-${field}`;
}

export function focusField(field: OrderField): void {
  focusControl(fieldId(field));
}
