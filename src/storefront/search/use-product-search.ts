import { useCallback, useEffect, useState } from 'react';
import { productsContract, productsSearchTermContract } from '#api/public/catalogue/products.contract.ts';
import { searchWordsContract } from '#api/public/catalogue/search-words.contract.ts';
import { apiQueryOptions } from '#api-client/api-query-options.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { findSnapshot, findTotalOfPart } from '#api-client/catalogue-snapshot.ts';
import { getQueryClient } from '#api-client/query-client.ts';
import { readApi } from '#api-client/read-api.ts';
import type { FacetCount } from '#domain/catalogue/listing/product-list.ts';
import { searchOffline } from '#domain/catalogue/search/offline-search.ts';
import { isWorthSearching } from '#domain/catalogue/search/search-term.ts';
import { Vocabulary } from '#domain/catalogue/search/vocabulary/vocabulary.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import type { FoundPageGroup } from './pages/found-page-group.ts';
import { readSuggestedPages } from './pages/read-suggested-pages.ts';

export type FoundProduct = DataOf<typeof productsSearchTermContract>[number];

export interface SearchAnswer {
  readonly term: string;
  readonly products: readonly FoundProduct[];
  readonly total: number;
  /** Number of products in each category. */
  readonly categories: readonly FacetCount[];
  /** How many pieces the term asks for; null if it does not say. */
  readonly quantity: number | null;
  /** Help pages, articles, places and services; null if none fits. */
  readonly pages: FoundPageGroup | null;
  /** The server could not be reached: offline search in the products that the browser stores. */
  readonly isFromBrowser: boolean;
  /** The stored products are not all of the shop's. */
  readonly searched?: { readonly stored: number; readonly total: number } | undefined;
}

export interface ProductSearch {
  /** `unreachable`: the server did not answer and the browser stores no products, so the result is empty. */
  readonly status: 'idle' | 'searching' | 'found' | 'unreachable';
  /** Results of the term; while searching those of the term before, so that the list does not flicker. */
  readonly answer: SearchAnswer | null;
}

const debounceMs = 150;
const shownResults = 6;

/** Debounced product search. A newer term cancels the request before it, so that no stale result is shown. */
export function useProductSearch(term: string): ProductSearch & { readonly retry: () => void } {
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [unreachableTerm, setUnreachableTerm] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isSearched = isWorthSearching(term);
  const locale = useLocale();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt searches again for the same term
  useEffect(() => {
    setUnreachableTerm(null);
    if (!isSearched) {
      setAnswer(null);
      return;
    }
    const client = getQueryClient();
    const input = {
      params: { term },
      query: { pageSize: String(shownResults), groupFamilies: 'true' as const },
    };
    const { queryKey } = apiQueryOptions(productsSearchTermContract, input);
    const leaving = new AbortController();
    const search = async () => {
      const [{ data, meta }, pages] = await Promise.all([
        readApi(client, productsSearchTermContract, input, leaving),
        readSuggestedPages(term, locale, leaving.signal),
      ]);
      // Only an answer of the server has metadata; a read that failed is a success without data.
      const found = meta
        ? {
            term,
            products: data,
            total: meta.total,
            categories: meta.facets.categories,
            quantity: meta.query?.quantity ?? null,
            pages,
            isFromBrowser: false,
          }
        : searchStoredProducts(term);
      if (found) setAnswer(found);
      else setUnreachableTerm(term);
    };
    const searchUnlessLeft = () => void search().catch(ignoreAbort);
    const timer = setTimeout(searchUnlessLeft, client.getQueryData(queryKey) ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
      void client.cancelQueries({ queryKey, exact: true });
    };
  }, [term, locale, isSearched, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  if (!isSearched) return { status: 'idle', answer: null, retry };
  if (unreachableTerm === term) return { status: 'unreachable', answer: null, retry };
  return { status: answer?.term === term ? 'found' : 'searching', answer, retry };
}

/** A read of the catalogue rejects only when it is aborted. */
const ignoreAbort = () => undefined;

function searchStoredProducts(term: string): SearchAnswer | null {
  const stored = findSnapshot(productsContract, {});
  if (!stored) return null;
  const vocabulary = new Vocabulary(findSnapshot(searchWordsContract, {}) ?? []);
  const { products, categories, quantity } = searchOffline(stored, term, vocabulary);
  const total = findTotalOfPart();
  return {
    term,
    products: products.slice(0, shownResults),
    total: products.length,
    categories,
    quantity,
    pages: null,
    isFromBrowser: true,
    searched: total === undefined ? undefined : { stored: stored.length, total },
  };
}
