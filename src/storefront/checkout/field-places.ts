import type { OrderField } from './order-draft.ts';

/** The id of a field's control, or of the group of its choices; 'summary' is the list of problems. */
export function fieldId(field: OrderField | 'summary'): string {
  return `checkout-${field}`;
}

/** Scrolls to a field and puts the cursor there. A field that is folded away is unfolded first. */
export function focusField(field: OrderField | 'summary'): void {
  // A frame later: what the focus goes to may only just be made.
  requestAnimationFrame(() => {
    const place = document.getElementById(fieldId(field));
    const fold = place?.closest('details');
    if (fold) fold.open = true;
    const choice = place?.querySelector<HTMLElement>('input:checked, input');
    const target = place?.matches('fieldset') && choice ? choice : place;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
}
