import { ownCaches } from './cache-names.ts';
import { worker } from './worker-scope.ts';

/**
 * Served in place of the worker when the shop does without one (OFFLINE_PAGES=off): takes over from the one that a
 * browser has, throws away what it kept and removes itself. It answers no request.
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
