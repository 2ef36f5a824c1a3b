import { isUuid } from '#primitives/text/uuid.ts';

/** The localStorage key of the ids of recently viewed products, the last one first. */
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

/** Adds the viewed product to the list. It stores one more than is shown, because a page leaves out its own product. */
export function withViewed(ids: readonly string[], viewed: string): readonly string[] {
  return [viewed, ...ids.filter((id) => id !== viewed)].slice(0, mostRecentlyViewed + 1);
}

export function viewedBeside(ids: readonly string[], shown: string): readonly string[] {
  return ids.filter((id) => id !== shown).slice(0, mostRecentlyViewed);
}
