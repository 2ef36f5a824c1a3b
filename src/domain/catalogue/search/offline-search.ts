import { foldText } from '#primitives/text/fold-text.ts';
import type { FacetCount } from '../listing/product-list.ts';
import { compactCode, searchWords } from './search-words.ts';
import { formsOf, sureEnoughForTexts } from './word-forms.ts';

/** As much of a product as browsers keep. */
interface KeptProduct {
  readonly sku: string;
  readonly brand: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly category: string;
  readonly translations: { readonly ar: { readonly name: string; readonly shortDescription: string } };
}

interface Found<Product> {
  /** The best fit first; equals in the order of the shop. */
  readonly products: readonly Product[];
  readonly categories: readonly FacetCount[];
}

/** A description says more by chance than a name does. */
const worthOfText = 0.5;
const worthOfCode = 10;

/**
 * Searches the few products that a browser has, for when the shop cannot be asked. Words, their forms and synonyms
 * count as in the shop's own search; slips of the pen are forgiven only there.
 */
export function searchOffline<Product extends KeptProduct>(
  products: readonly Product[],
  term: string,
): Found<Product> {
  const wanted = searchWords(term).map(formsOf);
  const code = compactCode(term);
  if (wanted.length === 0) return { products: [], categories: [] };
  const found = products
    .map((product) => ({ product, fit: fitOf(product, wanted, code) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ product }) => product);
  return { products: found, categories: countsOf(found) };
}

function fitOf(product: KeptProduct, wanted: readonly ReturnType<typeof formsOf>[], code: string): number {
  const { sku, brand, name, shortDescription, translations } = product;
  if (compactCode(sku).startsWith(code)) return worthOfCode;
  const names = foldText([name, translations.ar.name, brand, sku].join(' ')).split(' ');
  const texts = foldText([shortDescription, translations.ar.shortDescription].join(' ')).split(' ');
  let sum = 0;
  for (const forms of wanted) {
    const fits = forms.map(({ word, isBeginning, sureness }) => {
      const matches = (other: string) => (isBeginning ? other.startsWith(word) : other === word);
      if (names.some(matches)) return sureness;
      return sureness >= sureEnoughForTexts && texts.some(matches) ? sureness * worthOfText : 0;
    });
    const best = Math.max(...fits);
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

function countsOf(products: readonly KeptProduct[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const { category } of products) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([slug, count]) => ({ slug, count }));
}
