const actions = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fulfilled, for good, when the visitor first scrolls, points, types or moves the focus. It listens from the first line
 * of code on, so that what somebody does before React has taken the page over counts. Styles know of it too
 * (`below-first-view`).
 */
export const firstAction: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      const onAction = () => {
        for (const action of actions) window.removeEventListener(action, onAction);
        document.documentElement.setAttribute('data-in-use', '');
        resolve();
      };
      for (const action of actions) window.addEventListener(action, onAction, { passive: true });
    });
