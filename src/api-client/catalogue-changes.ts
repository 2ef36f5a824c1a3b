import type { QueryClient } from '@tanstack/react-query';

/** Name of the window event that is dispatched when products changed. */
export const productsUpdatedEvent = 'productsUpdated';

/** Key of localStorage: set to the path of a change and removed at once, so that other tabs get a storage event. */
export const changeKey = 'catalogueChanged';

/** Paths of changes of products. */
export const productPaths = /^\/api\/products(\/|$)/;

/** Invalidates the query cache of this and other tabs after a change on the server. */
export function announceChange(client: QueryClient, path: string): void {
  clearCache(client);
  if (productPaths.test(path)) window.dispatchEvent(new Event(productsUpdatedEvent));
  try {
    localStorage.setItem(changeKey, path);
    localStorage.removeItem(changeKey);
  } catch {
    // Without storage the entries of other tabs become stale after five minutes.
  }
}

/**
 * Invalidates the query cache when another tab announces a change; returns the function that unsubscribes. The pages of
 * the shop follow changes of products by themselves (`storefront/rendering/follow-product-changes.ts`).
 */
export function followOtherTabs(client: QueryClient): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === changeKey && newValue !== null) clearCache(client);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
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
