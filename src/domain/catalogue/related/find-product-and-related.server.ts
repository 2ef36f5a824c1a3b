import type { Queryable } from '#database/transaction.ts';
import type { Locale } from '#primitives/locale.ts';
import { cardsInOrder } from '../listing/product-list-queries.server.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import { isSold, type ProductCard, type StoredProduct } from '../products/product.ts';
import { findProductAndCards } from '../products/product-queries.server.ts';

interface RelatedQuestion {
  /** The most products of each kind. */
  readonly count: number;
  readonly locale: Locale;
  /** The key of a preview address, which shows a draft. */
  readonly previewKey?: string | undefined;
}

interface ProductAndRelated {
  readonly product: StoredProduct;
  /** Those that are sold. */
  readonly successors: readonly ProductCard[];
  readonly similar: readonly ProductCard[];
}

/** A product by its slug, with what to look at beside it: successors of a discontinued one, else similar ones. */
export async function findProductAndRelated(
  db: Queryable,
  index: ProductIndex,
  slug: string,
  { count, locale, previewKey }: RelatedQuestion,
): Promise<ProductAndRelated | undefined> {
  const successors = index.findSuccessors(slug);
  const similar = index.findSimilar(slug, count);
  const found = await findProductAndCards(db, slug, { ids: [...successors, ...similar], previewKey });
  if (!found) return undefined;
  const cardsOf = (ids: readonly string[]) =>
    cardsInOrder(
      found.cards.filter(({ id }) => ids.includes(id)),
      ids,
      locale,
    );
  return {
    product: found.product,
    successors: isSold(found.product) ? [] : cardsOf(successors).slice(0, count),
    similar: cardsOf(similar),
  };
}
