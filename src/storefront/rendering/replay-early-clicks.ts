declare global {
  interface Window {
    earlyClick?: { button?: HTMLButtonElement; stopRecording: () => void };
  }
}

/**
 * Records the last button that was clicked before hydration, when its handler is not there yet. Links, forms and buttons
 * that open a dialog work without handlers. Serialized into the page, so it must not use anything outside of itself.
 */
export function recordEarlyClicks(): void {
  const needsHandler = 'button[type="button"]:not([commandfor])';
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLButtonElement>(needsHandler);
    if (button && window.earlyClick) window.earlyClick.button = button;
  };
  window.earlyClick = { stopRecording: () => window.removeEventListener('click', onClick, true) };
  window.addEventListener('click', onClick, true);
}

/** Clicks the recorded button again; called once the page is hydrated. */
export function replayEarlyClick(): void {
  const { button, stopRecording } = window.earlyClick ?? {};
  stopRecording?.();
  delete window.earlyClick;
  // In a task of its own: during an effect React cannot hydrate the part of the page that the button is in.
  setTimeout(() => button?.isConnected && button.click());
}
