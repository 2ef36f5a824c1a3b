import { foldText } from '#primitives/text/fold-text.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Specification } from '../products/product.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';
import { withCompounds } from './words/compounds.ts';

/** The fields of a product that are searched. */
export interface SearchableTexts {
  readonly sku: string;
  readonly brand: string;
  readonly name: LocalizedText;
  readonly shortDescription: LocalizedText;
  readonly description: LocalizedText;
  readonly specifications: readonly Specification[];
}

/** The folded text of each search field, both languages together. */
export function productSearchText(product: SearchableTexts, vocabulary: Vocabulary) {
  const { sku, brand, name, shortDescription, description, specifications } = product;
  return {
    // Codes are searched with and without dashes.
    name: withPhrases([name.en, name.ar, brand, sku, sku.replaceAll('-', '')].join(' '), vocabulary),
    summary: withPhrases([shortDescription.en, shortDescription.ar].join(' '), vocabulary),
    text: withCompounds(
      foldText(
        [
          description.en,
          description.ar,
          ...specifications.flatMap(({ label, value }) => [label.en, label.ar, value.en, value.ar]),
        ].join(' '),
      ),
    ),
  };
}

/** Names and summaries are short enough to look for phrases of the vocabulary in all products of a large catalogue. */
function withPhrases(text: string, vocabulary: Vocabulary): string {
  const folded = withCompounds(foldText(text));
  return [folded, ...vocabulary.phrasesIn(folded.split(' '))].join(' ');
}
