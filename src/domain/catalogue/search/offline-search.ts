import { foldText } from '#primitives/text/fold-text.ts';
import type { FacetCount } from '../listing/product-list.ts';
import { compactCode, searchWords } from './search-words.ts';
import { minTextConfidence, wordFormsOf } from './word-forms.ts';

/** The fields of a product that browsers cache. */
interface CachedProduct {
  readonly sku: string;
  readonly brand: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly category: string;
  readonly translations: { readonly ar: { readonly name: string; readonly shortDescription: string } };
}

interface Found<Product> {
  /** By score; ties in the order of the shop. */
  readonly products: readonly Product[];
  readonly categories: readonly FacetCount[];
}

/** A match in a description is more often accidental than one in a name. */
const textWeight = 0.5;
const codeScore = 10;

/**
 * Offline search over the products that the browser has cached. Word forms and synonyms match as in the server's
 * search; misspelt words match only there.
 */
export function searchOffline<Product extends CachedProduct>(
  products: readonly Product[],
  term: string,
): Found<Product> {
  const wanted = searchWords(term).map(wordFormsOf);
  const code = compactCode(term);
  if (wanted.length === 0) return { products: [], categories: [] };
  const found = products
    .map((product) => ({ product, score: scoreOf(product, wanted, code) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ product }) => product);
  return { products: found, categories: toFacetCounts(found) };
}

function scoreOf(
  product: CachedProduct,
  wanted: readonly ReturnType<typeof wordFormsOf>[],
  code: string,
): number {
  const { sku, brand, name, shortDescription, translations } = product;
  if (compactCode(sku).startsWith(code)) return codeScore;
  const names = foldText([name, translations.ar.name, brand, sku].join(' ')).split(' ');
  const texts = foldText([shortDescription, translations.ar.shortDescription].join(' ')).split(' ');
  let sum = 0;
  for (const forms of wanted) {
    const scores = forms.map(({ word, isPrefix, confidence }) => {
      const matches = (other: string) => (isPrefix ? other.startsWith(word) : other === word);
      if (names.some(matches)) return confidence;
      return confidence >= minTextConfidence && texts.some(matches) ? confidence * textWeight : 0;
    });
    const best = Math.max(...scores);
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

function toFacetCounts(products: readonly CachedProduct[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const { category } of products) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([slug, count]) => ({ slug, count }));
}
