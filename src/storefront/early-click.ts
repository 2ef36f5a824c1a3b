declare global {
  interface Window {
    earlyClick?: { button?: HTMLButtonElement; stopNoting: () => void };
  }
}

/**
 * Notes which button was last pressed before React took the page over, where nothing would happen. Links, forms and what
 * opens a dialog work by themselves. The page calls it by its text, so nothing outside of it may be used.
 */
export function noteEarlyClick(): void {
  const waitsForReact = 'button[type="button"]:not([commandfor])';
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLButtonElement>(waitsForReact);
    if (button && window.earlyClick) window.earlyClick.button = button;
  };
  window.earlyClick = { stopNoting: () => window.removeEventListener('click', onClick, true) };
  window.addEventListener('click', onClick, true);
}

/** Presses that button once more, now that it does something. */
export function repeatEarlyClick(): void {
  const { button, stopNoting } = window.earlyClick ?? {};
  stopNoting?.();
  delete window.earlyClick;
  if (button?.isConnected) button.click();
}
