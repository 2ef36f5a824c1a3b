import type { Queryable } from '#database/transaction.ts';
import type { Locale } from '#primitives/locale.ts';
import { cardsInOrder } from '../listing/product-list-queries.server.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import type { ProductCard, StoredProduct } from './product.ts';
import { findProductAndCards } from './product-queries.server.ts';

/** A product by its slug, with what to look at beside it, the closest first. */
export async function findProductAndRelated(
  db: Queryable,
  index: ProductIndex,
  slug: string,
  { count, locale }: { readonly count: number; readonly locale: Locale },
): Promise<{ product: StoredProduct; related: ProductCard[] } | undefined> {
  const ids = index.findRelated(slug, count);
  const found = await findProductAndCards(db, slug, ids);
  return found && { product: found.product, related: cardsInOrder(found.cards, ids, locale) };
}
