const actions = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

let firstAction: Promise<void> | undefined;

/** Fulfilled, for good, when the visitor first scrolls, points, types or moves the focus. */
export function untilFirstAction(): Promise<void> {
  firstAction ??= new Promise((resolve) => {
    const onAction = () => {
      for (const action of actions) window.removeEventListener(action, onAction);
      resolve();
    };
    for (const action of actions) window.addEventListener(action, onAction, { passive: true });
  });
  return firstAction;
}
