import type { Database } from '#database/connect.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { ProductFilter } from './product-filter.ts';
import type { ProductPage } from './product-list.ts';
import {
  countProductFacets,
  readingFindsAnything,
  selectProductPage,
} from './product-list-queries.server.ts';
import { allowLooseLikeness, type SearchReading, searchReadings } from './product-search-queries.server.ts';

/** One page of the products that a filter leaves, with what it could be narrowed to. */
export async function listProducts(db: Database, filter: ProductFilter): Promise<ProductPage> {
  // In one transaction, so that the page, the total and the facets speak of the same moment.
  return inTransaction(db, async (transaction) => {
    const reading = await findReading(transaction, filter.search);
    if (reading === 'finds nothing') return { products: [], total: 0, facets: noFacets };
    const products = await selectProductPage(transaction, filter, reading);
    const { total, ...facets } = await countProductFacets(transaction, filter, reading);
    return { products, total, facets };
  });
}

const noFacets = { categories: [], subcategories: [], price: null, stock: { inStock: 0, outOfStock: 0 } };

/** The way people type is read from the strictest meaning to the most forgiving one that finds anything. */
async function findReading(
  transaction: Transaction,
  term: string | undefined,
): Promise<SearchReading | null | 'finds nothing'> {
  if (!term?.trim()) return null;
  await allowLooseLikeness(transaction);
  for (const reading of searchReadings(term)) {
    if (await readingFindsAnything(transaction, reading)) return reading;
  }
  return 'finds nothing';
}
