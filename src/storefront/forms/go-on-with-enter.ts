import type { KeyboardEvent } from 'react';

/** Enter in a field leads to the next one, as the keyboards of phones promise; only the button sends a form. */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input:not([tabindex="-1"]), textarea, button'),
  ].filter((stop) => stop.checkVisibility());
  stops[stops.indexOf(target) + 1]?.focus();
}
