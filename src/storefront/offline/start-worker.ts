import { savesData } from '../data-saving.ts';
import { whenIdle } from '../when-idle.ts';

/**
 * Starts the worker that keeps visited pages, after the first view has all that it needs. Whoever asked for less data
 * does without: it fetches the cart and its parts ahead.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const start = () =>
    whenIdle(async () => {
      await navigator.serviceWorker.register('/service-worker.js');
    });
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}

/** Tells the worker, once there is one, where the visitor is. */
export function noteVisit(): void {
  const { pathname, search } = window.location;
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(pathname + search));
}
