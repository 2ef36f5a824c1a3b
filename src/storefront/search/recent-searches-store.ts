import { useState } from 'react';
import {
  forgetSearch,
  recentSearchesKey,
  rememberSearch,
  storedSearches,
} from '#domain/catalogue/recent-searches.ts';

/** Notes what was searched for; without storage there is nothing to come back to, and nothing else is lost. */
export function noteSearch(term: string): void {
  store(rememberSearch(read(), term));
}

export function useRecentSearches() {
  const [terms, setTerms] = useState(read);

  function keep(left: readonly string[]): void {
    store(left);
    setTerms(left);
  }

  return { terms, forget: (term: string) => keep(forgetSearch(read(), term)), forgetAll: () => keep([]) };
}

function read(): readonly string[] {
  try {
    return storedSearches(localStorage.getItem(recentSearchesKey));
  } catch {
    return [];
  }
}

function store(terms: readonly string[]): void {
  try {
    if (terms.length === 0) localStorage.removeItem(recentSearchesKey);
    else localStorage.setItem(recentSearchesKey, JSON.stringify(terms));
  } catch {
    // The browser refuses to store; the search itself needs no memory.
  }
}
