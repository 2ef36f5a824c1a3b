declare global {
  interface Window {
    firstAction?: Promise<void>;
  }
}

/**
 * Fulfilled, for good, when the visitor first scrolls, points, types or moves the focus. Styles know of it too
 * (`below-first-view`). The page itself calls it by its text, so nothing outside of it may be used: what somebody does
 * before the scripts are there counts.
 */
export function noticeFirstAction(): Promise<void> {
  window.firstAction ??= new Promise((resolve) => {
    const actions = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'];
    const onAction = (event: Event) => {
      // A page that comes up under a pointer at rest is told of it as of a movement, and one that is written from right to
      // left of a scroll to its own beginning, though nobody did anything.
      const { type, movementX, movementY } = event as PointerEvent;
      if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
      if (type === 'scroll' && window.scrollY === 0) return;
      for (const action of actions) window.removeEventListener(action, onAction);
      document.documentElement.setAttribute('data-in-use', '');
      resolve();
    };
    for (const action of actions) window.addEventListener(action, onAction, { passive: true });
  });
  return window.firstAction;
}

export const firstAction: Promise<void> = import.meta.env.SSR ? Promise.resolve() : noticeFirstAction();
