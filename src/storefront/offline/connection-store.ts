import { useEffect, useSyncExternalStore } from 'react';

/** `cached`: the browser is online, but the shop did not answer and the page comes from the worker's cache. */
export type Connection = 'fine' | 'offline' | 'cached';

/** Address of the page that came from the cache. The worker marks a cached document, and posts a message for data. */
let cachedPage: string | null = null;

function shownAddress(): string {
  return window.location.pathname + window.location.search;
}

const subscribers = new Set<() => void>();

function onMessage({ data }: MessageEvent): void {
  if (typeof data?.cachedPage !== 'string') return;
  cachedPage = data.cachedPage;
  for (const onChange of subscribers) onChange();
}

function subscribe(onChange: () => void): () => void {
  if (subscribers.size === 0) {
    if (document.documentElement.dataset.fromCache !== undefined) cachedPage = shownAddress();
    navigator.serviceWorker?.addEventListener('message', onMessage);
  }
  subscribers.add(onChange);
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    subscribers.delete(onChange);
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
    if (subscribers.size === 0) navigator.serviceWorker?.removeEventListener('message', onMessage);
  };
}

function read(): Connection {
  if (!navigator.onLine) return 'offline';
  return cachedPage === shownAddress() ? 'cached' : 'fine';
}

/** Subscribes to the connection state. `address` is that of the page on the screen. */
export function useConnection(address: string): Connection {
  const connection = useSyncExternalStore(subscribe, read, () => 'fine' as const);
  useEffect(() => {
    // The visitor has left the cached page; the next visit may be fresh.
    if (cachedPage !== null && cachedPage !== address) cachedPage = null;
  }, [address]);
  return connection;
}
