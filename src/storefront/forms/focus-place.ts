/** Scrolls to a field, by the id of its control or group, and puts the cursor there. A fold around it is opened first. */
export function focusPlace(id: string): void {
  // A frame later: what the focus goes to may only just be made.
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    const fold = place?.closest('details');
    if (fold) fold.open = true;
    const choice = place?.querySelector<HTMLElement>('input:checked, input');
    const target = place?.matches('fieldset') && choice ? choice : place;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
}
