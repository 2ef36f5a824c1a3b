import { foldText } from '#primitives/text/fold-text.ts';
import { isWorthSearching, searchTerm } from './search-term.ts';

/** localStorage key of the visitor's recent searches, the newest first. */
export const recentSearchesKey = 'recentSearches';

const mostRemembered = 6;

/** Parses stored searches. Invalid entries are dropped, because anything may be in localStorage. */
export function parseStoredSearches(stored: string | null): readonly string[] {
  try {
    const terms: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(terms)) return [];
    return terms
      .filter((term) => typeof term === 'string')
      .map(searchTerm)
      .filter(isWorthSearching)
      .filter((term, place, all) => all.findIndex((other) => isSame(other, term)) === place)
      .slice(0, mostRemembered);
  } catch {
    return [];
  }
}

/** Adds a search as the newest. A search that differs only in case or spelling variants replaces the earlier one. */
export function addRecentSearch(terms: readonly string[], typed: string): readonly string[] {
  const term = searchTerm(typed);
  if (!isWorthSearching(term)) return terms;
  return [term, ...removeRecentSearch(terms, term)].slice(0, mostRemembered);
}

export function removeRecentSearch(terms: readonly string[], term: string): readonly string[] {
  return terms.filter((other) => !isSame(other, term));
}

function isSame(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}
