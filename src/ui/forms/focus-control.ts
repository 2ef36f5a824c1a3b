/** Scrolls to a field, by the id of its control or group, and focuses it. A closed <details> around it is opened first. */
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
