import type { QueryClient } from '@tanstack/react-query';

/** Says, within the page, that products changed. */
export const productsUpdatedEvent = 'productsUpdated';

/** Stands in the browser's storage for an instant, for the other tabs to notice. */
const changeKey = 'catalogueChanged';

/** After a change on the server: nothing that was read before it counts any more, in this and other tabs. */
export function announceChange(client: QueryClient, path: string): void {
  noteChange(client, path);
  try {
    localStorage.setItem(changeKey, path);
    localStorage.removeItem(changeKey);
  } catch {
    // Without storage the other tabs learn of it when their entries are five minutes old.
  }
}

/** Notes the changes that other tabs announce; gives back the way to stop it. */
export function followOtherTabs(client: QueryClient): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === changeKey && newValue !== null) noteChange(client, newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function noteChange(client: QueryClient, path: string): void {
  clearCache(client);
  if (/^\/api\/products(\/|$)/.test(path)) window.dispatchEvent(new Event(productsUpdatedEvent));
}

/**
 * Forgets every answer. What is on the screen stays there while it is asked for again, rather than giving way
 * to a spinner. Reads on their way are cancelled: they may bring what was true before the change.
 */
function clearCache(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' });
  void client.cancelQueries();
  void client.invalidateQueries();
}
