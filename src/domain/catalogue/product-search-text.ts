import { foldText } from '#primitives/fold-text.ts';
import type { ProductBody } from './product-body.ts';

interface ProductSearchText {
  /** What people call it: a match here counts more. */
  readonly names: string;
  readonly texts: string;
}

/** What a product is found by, in both languages, in the form in which searches are compared. */
export function productSearchText(product: ProductBody, categoryNames: readonly string[]): ProductSearchText {
  const { ar } = product.translations;
  const specifications = [...product.specifications, ...ar.specifications];
  return {
    names: foldText(
      // A code is typed with its dashes and without them.
      [product.name, ar.name, product.brand, product.sku, product.sku.replaceAll('-', '')].join(' '),
    ),
    texts: foldText(
      [
        ...categoryNames,
        product.shortDescription,
        ar.shortDescription,
        product.description,
        ar.description,
        ...specifications.flatMap(({ label, value }) => [label, value]),
      ].join(' '),
    ),
  };
}
