import { useEffect } from 'react';
import { productsContract } from '#api/public/catalogue/products.contract.ts';
import { getQueryClient } from '#api-client/query-client.ts';
import { readApi } from '#api-client/read-api.ts';
import { savesData } from '../browser/saves-data.ts';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * Whoever opens the search gets the list of products into the browser's storage, for the day when the shop cannot be
 * asked. Once in five minutes at most, and a list that has not changed is not sent again.
 */
export function useCachedProducts(): void {
  useEffect(() => {
    if (savesData()) return;
    whenIdle(async () => {
      await readApi(getQueryClient(), productsContract, {});
    });
  }, []);
}
