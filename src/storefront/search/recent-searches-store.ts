import { useMemo, useSyncExternalStore } from 'react';
import {
  addRecentSearch,
  parseStoredSearches,
  recentSearchesKey,
  removeRecentSearch,
} from '#domain/catalogue/search/recent-searches.ts';

/** Notes what was searched for; without storage there is nothing to come back to, and nothing else is lost. */
export function noteSearch(term: string): void {
  store(addRecentSearch(parseStoredSearches(readText()), term));
}

export function useRecentSearches() {
  const text = useSyncExternalStore(follow, readText, () => null);
  const terms = useMemo(() => parseStoredSearches(text), [text]);
  return {
    terms,
    forget: (term: string) => store(removeRecentSearch(parseStoredSearches(readText()), term)),
    forgetAll: () => store([]),
  };
}

const followers = new Set<() => void>();

function follow(onChange: () => void): () => void {
  followers.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    followers.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(recentSearchesKey);
  } catch {
    return null;
  }
}

function store(terms: readonly string[]): void {
  try {
    if (terms.length === 0) localStorage.removeItem(recentSearchesKey);
    else localStorage.setItem(recentSearchesKey, JSON.stringify(terms));
  } catch {
    // The browser refuses to store; the search itself needs no memory.
  }
  for (const onChange of followers) onChange();
}
