import type { Queryable } from '#database/transaction.ts';
import type { Locale } from '#primitives/locale.ts';
import type { ComplementRule } from '../complements/complement-rule.ts';
import { cardsInOrder } from '../listing/product-list-queries.server.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import { isSold, type ProductCard, type StoredProduct } from '../products/product.ts';
import { findProductAndCards } from '../products/product-queries.server.ts';
import type { GoesWith } from './goes-with.ts';

interface RelatedQuestion {
  /** The most products of each kind. */
  readonly count: number;
  readonly locale: Locale;
  /** What goes with what, in the order of staff. */
  readonly rules: readonly ComplementRule[];
  /** The key of a preview address, which shows a draft. */
  readonly previewKey?: string | undefined;
}

/** More would be another catalogue. */
const limits = { rules: 4, products: 3 };

interface ProductAndRelated {
  readonly product: StoredProduct;
  /** Those that are sold. */
  readonly successors: readonly ProductCard[];
  readonly similar: readonly ProductCard[];
  readonly goesWith: readonly GoesWith[];
}

/** A product by its slug, with what to look at beside it: successors of a discontinued one, else similar ones. */
export async function findProductAndRelated(
  db: Queryable,
  index: ProductIndex,
  slug: string,
  { count, locale, rules, previewKey }: RelatedQuestion,
): Promise<ProductAndRelated | undefined> {
  const successors = index.findSuccessors(slug);
  const similar = index.findSimilar(slug, count);
  const complements = index.findComplements(slug, rules, limits);
  const ids = [...successors, ...similar, ...complements.flatMap((found) => found.ids)];
  const found = await findProductAndCards(db, slug, { ids, previewKey });
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
    goesWith: isSold(found.product)
      ? complements
          .map(({ rule, quantity, ids: complementing }) => ({
            heading: rule.heading[locale],
            quantity,
            products: cardsOf(complementing),
          }))
          .filter(({ products }) => products.length > 0)
      : [],
  };
}
