declare global {
  interface Window {
    firstInteraction?: Promise<void>;
  }
}

/**
 * Resolves, once and for good, when the visitor first scrolls, points, types or moves the focus. Styles see it as
 * `data-in-use` (`below-first-view`). Serialized into the page, because interactions count before any module is loaded;
 * so it must not use anything outside of itself.
 */
export function watchFirstInteraction(): Promise<void> {
  window.firstInteraction ??= new Promise((resolve) => {
    const types = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'];
    const onEvent = (event: Event) => {
      // Browsers report a move by nothing when a page appears under a resting pointer, and a scroll to the start of a
      // right-to-left page on a phone. Neither is an interaction.
      const { type, movementX, movementY } = event as PointerEvent;
      if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
      if (type === 'scroll' && window.scrollY === 0) return;
      for (const each of types) window.removeEventListener(each, onEvent);
      document.documentElement.setAttribute('data-in-use', '');
      resolve();
    };
    for (const each of types) window.addEventListener(each, onEvent, { passive: true });
    // The address of a QR code: the visitor has asked for the 3D model, which only scripts show.
    if (window.location.hash === '#3d') onEvent(new Event('keydown'));
  });
  return window.firstInteraction;
}

export const firstInteraction: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : watchFirstInteraction();

/** Whether the first interaction has been. */
export const isInUse = () => document.documentElement.hasAttribute('data-in-use');
