import type { z } from 'zod';
import type { CallContract } from '#api/http/contract.ts';
import type { categoriesContract } from '#api/public/catalogue/categories.contract.ts';
import type { CallInput, DataOf } from './call-api.ts';

type Category = z.output<(typeof categoriesContract)['data']>[number];

/** The reads whose last response is stored in localStorage, and the key of each. */
const storageKeys: Readonly<Record<string, string>> = {
  '/api/categories': 'categories',
  '/api/products': 'products',
  '/api/search-words': 'searchWords',
};

/** How many products the shop has, when those of the snapshot are not all of them. */
const totalKey = 'productsTotal';

/**
 * In characters. A browser stores about five million, and the cart and form drafts must always fit. Enough for the 1,000
 * products that the API returns at once; a larger catalogue is stored in part, with its total.
 */
const longestSnapshot = 1_500_000;

/**
 * Stores the response of a catalogue read as the fallback for failed reads. An empty or too long response leaves the
 * stored one as it is.
 */
export function saveSnapshot<C extends CallContract>(
  contract: C,
  input: CallInput<C>,
  data: DataOf<C>,
  meta?: unknown,
): void {
  const key = snapshotKey(contract, input);
  if (!key || !Array.isArray(data) || data.length === 0) return;
  try {
    const text = JSON.stringify(data);
    if (text.length > longestSnapshot) return;
    localStorage.setItem(key, text);
    if (key === 'products') saveTotal(data.length, meta);
    if (key === 'categories') {
      localStorage.setItem('subcategories', JSON.stringify((data as Category[]).flatMap(subcategoriesOf)));
    }
  } catch {
    // The storage is full or refused. The shop works without a fallback.
  }
}

/** The stored response of a catalogue read. Validated, because scripts and users can change localStorage. */
export function findSnapshot<C extends CallContract>(
  contract: C,
  input: CallInput<C>,
): DataOf<C> | undefined {
  const key = snapshotKey(contract, input);
  if (!key) return undefined;
  try {
    const stored = contract.data.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    const isUsable = stored.success && Array.isArray(stored.data) && stored.data.length > 0;
    return isUsable ? (stored.data as DataOf<C>) : undefined;
  } catch {
    return undefined;
  }
}

/** The number of products in the shop, if the stored list has only a part of them. */
export function findTotalOfPart(): number | undefined {
  try {
    const total = Number(localStorage.getItem(totalKey) ?? '');
    return Number.isInteger(total) && total > 0 ? total : undefined;
  } catch {
    return undefined;
  }
}

function saveTotal(stored: number, meta: unknown): void {
  const { total } = (meta ?? {}) as { total?: number };
  if (total !== undefined && total > stored) localStorage.setItem(totalKey, String(total));
  else localStorage.removeItem(totalKey);
}

function snapshotKey<C extends CallContract>(contract: C, input: CallInput<C>): string | undefined {
  const { query } = input as { query?: object };
  const isWhole = Object.values(query ?? {}).every((value) => value === undefined);
  return isWhole ? storageKeys[contract.path] : undefined;
}

function subcategoriesOf({ id, subcategories }: Category) {
  return subcategories.map((subcategory) => ({ ...subcategory, categoryId: id }));
}
