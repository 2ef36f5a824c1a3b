import { foldText } from '#primitives/text/fold-text.ts';
import { isWorthSearching, searchTerm } from './search-term.ts';

/** The key of the browser's storage that holds what the visitor searched for, the newest first. */
export const recentSearchesKey = 'recentSearches';

const mostRemembered = 6;

/** What is stored, as far as it can be read; anyone can write to the browser's storage. */
export function storedSearches(stored: string | null): readonly string[] {
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

/** With the newest in front; the same search in another spelling of its letters is remembered once. */
export function rememberSearch(terms: readonly string[], typed: string): readonly string[] {
  const term = searchTerm(typed);
  if (!isWorthSearching(term)) return terms;
  return [term, ...forgetSearch(terms, term)].slice(0, mostRemembered);
}

export function forgetSearch(terms: readonly string[], term: string): readonly string[] {
  return terms.filter((other) => !isSame(other, term));
}

function isSame(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}
