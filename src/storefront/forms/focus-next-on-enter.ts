import type { KeyboardEvent } from 'react';

/** Moves the focus to the next field on Enter, as enterKeyHint 'next' of phone keyboards says; only the button submits. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input:not([tabindex="-1"]), textarea, button'),
  ].filter((stop) => stop.checkVisibility());
  stops[stops.indexOf(target) + 1]?.focus();
}
