/** Focuses a control, or the chosen option of a group, by its id, and scrolls to it. Opens a closed <details> first. */
export function focusControl(id: string): void {
  // A frame later, because the element may only just be rendered.
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    const details = element?.closest('details');
    if (details) details.open = true;
    const option = element?.querySelector<HTMLElement>('input:checked, input');
    const target = element?.matches('fieldset') && option ? option : element;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
}
