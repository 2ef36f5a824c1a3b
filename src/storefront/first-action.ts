const actions = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fulfilled, for good, when the visitor first scrolls, points, types or moves the focus. It listens from the first line
 * of code on, so that what somebody does before React has taken the page over counts. Styles know of it too
 * (`below-first-view`).
 */
export const firstAction: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      const onAction = (event: Event) => {
        if (isOfTheBrowser(event)) return;
        for (const action of actions) window.removeEventListener(action, onAction);
        document.documentElement.setAttribute('data-in-use', '');
        resolve();
      };
      for (const action of actions) window.addEventListener(action, onAction, { passive: true });
    });

/** A page that comes up under a pointer at rest is told of it as of a movement, though nobody did anything. */
function isOfTheBrowser(event: Event): boolean {
  if (event.type !== 'pointermove') return false;
  const { movementX, movementY } = event as PointerEvent;
  return movementX === 0 && movementY === 0;
}
