import { ownCaches } from './cache-names.ts';
import { worker } from './worker-scope.ts';

/**
 * Service worker that uninstalls itself. It is served with OFFLINE_PAGES=off, replaces the worker that a browser has,
 * deletes its caches and unregisters. It handles no request.
 */
worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(ownCaches));
  await Promise.all(own.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
