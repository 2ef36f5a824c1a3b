import { savesData } from '../browser/saves-data.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { trustedTypes } from '../rendering/trusted-types.ts';

/**
 * Starts the worker that keeps visited pages, after the first view has all that it needs. Whoever asked for less data
 * does without: it fetches the cart and its parts ahead.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const start = () =>
    whenIdle(async () => {
      await navigator.serviceWorker.register(trustedAddress());
    });
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}

const address = '/service-worker.js';

/** The pages' policy lets no text become code. This one is ours, whatever it is asked for, and can be made once. */
function trustedAddress(): string {
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/** Tells the worker, once there is one, where the visitor is. */
export function noteVisit(): void {
  const { pathname, search } = window.location;
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(pathname + search));
}
