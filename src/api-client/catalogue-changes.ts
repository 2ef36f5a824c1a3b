import type { QueryClient } from '@tanstack/react-query';

/** Name of the window event that is dispatched when products changed. */
export const productsUpdatedEvent = 'productsUpdated';

/** Set in localStorage and removed at once, so that other tabs get a storage event. */
const changeKey = 'catalogueChanged';

/** Invalidates the query cache of this and other tabs after a change on the server. */
export function announceChange(client: QueryClient, path: string): void {
  invalidateAfterChange(client, path);
  try {
    localStorage.setItem(changeKey, path);
    localStorage.removeItem(changeKey);
  } catch {
    // Without storage the entries of other tabs become stale after five minutes.
  }
}

/** Invalidates the query cache when another tab announces a change; returns the function that unsubscribes. */
export function followOtherTabs(client: QueryClient): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === changeKey && newValue !== null) invalidateAfterChange(client, newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function invalidateAfterChange(client: QueryClient, path: string): void {
  clearCache(client);
  if (/^\/api\/products(\/|$)/.test(path)) window.dispatchEvent(new Event(productsUpdatedEvent));
}

/**
 * Clears the cache. Data on the screen stays there while it is refetched, instead of a spinner. Reads in flight are
 * cancelled, because they may bring data from before the change.
 */
function clearCache(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' });
  void client.cancelQueries();
  void client.invalidateQueries();
}
