import { savesData } from '../browser/saves-data.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { trustedTypes } from '../rendering/trusted-types.ts';

/**
 * Registers the service worker when the page is loaded and idle. Not for visitors who save data, because the worker
 * prefetches the cart page and its files.
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

/** The worker's URL as a TrustedScriptURL, which the content security policy requires. */
function trustedAddress(): string {
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/** Posts the address of the current page to the service worker, once it is active. */
export function noteVisit(): void {
  const { pathname, search } = window.location;
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(pathname + search));
}
