import { useMemo, useSyncExternalStore } from 'react';
import {
  addRecentSearch,
  parseStoredSearches,
  recentSearchesKey,
  removeRecentSearch,
} from '#domain/catalogue/search/recent-searches.ts';

/** Stores a term in the recent searches of this browser; does nothing where storage is refused. */
export function noteSearch(term: string): void {
  store(addRecentSearch(parseStoredSearches(readText()), term));
}

/** Subscribes to the recent searches of this browser, also those of other tabs. */
export function useRecentSearches() {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  const terms = useMemo(() => parseStoredSearches(text), [text]);
  return {
    terms,
    forget: (term: string) => store(removeRecentSearch(parseStoredSearches(readText()), term)),
    forgetAll: () => store([]),
  };
}

const subscribers = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  subscribers.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    subscribers.delete(onChange);
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
    // The browser refuses storage; the search works without.
  }
  for (const onChange of subscribers) onChange();
}
