import { useEffect, useSyncExternalStore } from 'react';

/** `kept`: the browser believes that it is connected, but the shop did not answer and an earlier copy is shown. */
export type Connection = 'fine' | 'offline' | 'kept';

/** The address of the page that the worker gave from its keep; it marks a whole page and sends word of data. */
let keptPage: string | null = null;

function shownAddress(): string {
  return window.location.pathname + window.location.search;
}

const followers = new Set<() => void>();

function onMessage({ data }: MessageEvent): void {
  if (typeof data?.keptPage !== 'string') return;
  keptPage = data.keptPage;
  for (const onChange of followers) onChange();
}

function follow(onChange: () => void): () => void {
  if (followers.size === 0) {
    if (document.documentElement.dataset.kept !== undefined) keptPage = shownAddress();
    navigator.serviceWorker?.addEventListener('message', onMessage);
  }
  followers.add(onChange);
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    followers.delete(onChange);
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
    if (followers.size === 0) navigator.serviceWorker?.removeEventListener('message', onMessage);
  };
}

function read(): Connection {
  if (!navigator.onLine) return 'offline';
  return keptPage === shownAddress() ? 'kept' : 'fine';
}

/** How the shop is reached from here. The address is that of the page which is shown. */
export function useConnection(address: string): Connection {
  const connection = useSyncExternalStore(follow, read, () => 'fine' as const);
  useEffect(() => {
    // Another page is shown: what comes next time may be fresh.
    if (keptPage !== null && keptPage !== address) keptPage = null;
  }, [address]);
  return connection;
}
