import { useEffect } from 'react';
import { productsContract } from '#api/public/catalogue/products.contract.ts';
import { searchWordsContract } from '#api/public/catalogue/search-words.contract.ts';
import { getQueryClient } from '#api-client/query-client.ts';
import { readApi } from '#api-client/read-api.ts';
import { savesData } from '../browser/saves-data.ts';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * Stores the list of products and the vocabulary in the browser when the search opens, for offline search. The query cache limits this to
 * once in five minutes, and the server answers 304 for an unchanged list.
 */
export function useCachedProducts(): void {
  useEffect(() => {
    if (savesData()) return;
    whenIdle(async () => {
      const client = getQueryClient();
      await Promise.all([readApi(client, productsContract, {}), readApi(client, searchWordsContract, {})]);
    });
  }, []);
}
