import { isUuid } from '#primitives/text/uuid.ts';

/** The key of the browser's storage that holds the ids of the products looked at, the last one first. */
export const recentlyViewedKey = 'recentlyViewed';

export const mostRecentlyViewed = 8;

/** The ids in the storage. Whatever else may stand under the key counts as nothing. */
export function storedRecentlyViewed(stored: string | null): readonly string[] {
  if (!stored) return [];
  try {
    const ids: unknown = JSON.parse(stored);
    if (!Array.isArray(ids)) return [];
    const known = ids.filter((id): id is string => typeof id === 'string' && isUuid(id));
    return [...new Set(known)].slice(0, mostRecentlyViewed + 1);
  } catch {
    return [];
  }
}

/** With a product that is looked at now. One more is kept than is shown, because the page shows none to itself. */
export function withViewed(ids: readonly string[], viewed: string): readonly string[] {
  return [viewed, ...ids.filter((id) => id !== viewed)].slice(0, mostRecentlyViewed + 1);
}

export function viewedBeside(ids: readonly string[], shown: string): readonly string[] {
  return ids.filter((id) => id !== shown).slice(0, mostRecentlyViewed);
}
