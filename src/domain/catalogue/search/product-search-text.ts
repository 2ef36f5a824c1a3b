import { foldText } from '#primitives/text/fold-text.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Specification } from '../products/product.ts';

/** What a product is found by. */
export interface SearchableTexts {
  readonly sku: string;
  readonly brand: string;
  readonly name: LocalizedText;
  readonly shortDescription: LocalizedText;
  readonly description: LocalizedText;
  readonly specifications: readonly Specification[];
}

/** The same in both languages at once, in the form in which searches are compared. */
export function productSearchText(product: SearchableTexts) {
  const { sku, brand, name, shortDescription, description, specifications } = product;
  return {
    // A code is typed with its dashes and without them.
    name: foldText([name.en, name.ar, brand, sku, sku.replaceAll('-', '')].join(' ')),
    summary: foldText([shortDescription.en, shortDescription.ar].join(' ')),
    text: foldText(
      [
        description.en,
        description.ar,
        ...specifications.flatMap(({ label, value }) => [label.en, label.ar, value.en, value.ar]),
      ].join(' '),
    ),
  };
}
