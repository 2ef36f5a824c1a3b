import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import { isInGroup, type KindGroup } from './kind-groups.ts';

export interface ProductSearch {
  readonly text: string;
  readonly group: KindGroup | null;
}

/** Products that have all typed words in their name or code, in the order of the shop; what is out of stock comes last. */
export function findProducts(
  products: Iterable<PlannedProduct>,
  { text, group }: ProductSearch,
): PlannedProduct[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const found = [...products].filter((product) => {
    if (group && !isInGroup(product.kind, group)) return false;
    if (words.length === 0) return true;
    const searched = foldText(`${product.name} ${product.sku} ${product.subcategory ?? product.category}`);
    return words.every((word) => searched.includes(word));
  });
  return [...found.filter(({ stock }) => stock > 0), ...found.filter(({ stock }) => stock === 0)];
}
