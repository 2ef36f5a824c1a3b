import { foldText } from '#primitives/text/fold-text.ts';
import type { FacetCount } from '../listing/product-list.ts';
import { compactCode } from './codes/compact-code.ts';
import { readQuery } from './query/read-query.ts';
import { isPhrase, type Vocabulary } from './vocabulary/vocabulary.ts';
import { withCompounds } from './words/compounds.ts';
import { kindPlacesOf, type SearchedWords, searchedPhrase, searchedWords } from './words/search-words.ts';
import { minTextConfidence, type WordForm, wholeWordFormsOf, wordFormsOf } from './words/word-forms.ts';

/** The fields of a product that browsers cache. */
interface CachedProduct {
  readonly sku: string;
  readonly brand: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly translations: { readonly ar: { readonly name: string; readonly shortDescription: string } };
}

interface Found<Product> {
  /** By score; ties in the order of the shop. */
  readonly products: readonly Product[];
  readonly categories: readonly FacetCount[];
  /** How many pieces the term asks for; null if it does not say. */
  readonly quantity: number | null;
}

/** A match in a description is more often accidental than one in a name. */
const textWeight = 0.5;
const codeScore = 10;
const placeScore = 0.3;
const headScore = 1.2;

/**
 * Offline search over the products that the browser has cached. Word forms, phrases, kinds and quantities are read as in the
 * server's search. Misspelt words match only there, and so do attributes: measures are matched as words.
 */
export function searchOffline<Product extends CachedProduct>(
  products: readonly Product[],
  term: string,
  vocabulary: Vocabulary,
): Found<Product> {
  const code = compactCode(term);
  const isCode = products.some(({ sku }) => compactCode(sku).startsWith(code));
  const { wordsAndMeasures, quantity } = isCode
    ? { wordsAndMeasures: term, quantity: null }
    : readQuery(term, vocabulary);
  const indexed = products.map((product) => ({ product, ...indexedWords(product, vocabulary) }));
  const phrases = searchedPhrase(wordsAndMeasures, vocabulary);
  const oneByOne = searchedWords(wordsAndMeasures, vocabulary);
  const isKindByPhrase = phrases.head !== undefined && isPhrase(phrases.head);
  // As on the server, the strictest first.
  const readings: readonly Reading[] = [
    { ...phrases, isHeadEnough: false },
    ...(isKindByPhrase ? [{ ...phrases, isHeadEnough: true }] : []),
    { ...oneByOne, isHeadEnough: false },
    { ...oneByOne, isHeadEnough: oneByOne.head !== undefined },
  ];
  const found = readings
    .map((reading) => bestFirst(indexed, reading, code, vocabulary))
    .find((some) => some.length > 0);
  return { products: found ?? [], categories: toFacetCounts(found ?? []), quantity };
}

interface Reading extends SearchedWords {
  /** Whether products of the kind are found that lack other words. */
  readonly isHeadEnough: boolean;
}

interface IndexedWords {
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

interface Indexed<Product> extends IndexedWords {
  readonly product: Product;
}

function indexedWords(
  { sku, brand, name, shortDescription, translations }: CachedProduct,
  vocabulary: Vocabulary,
): IndexedWords {
  const names = withCompounds(foldText([name, translations.ar.name, brand, sku].join(' '))).split(' ');
  const texts = withCompounds(foldText([shortDescription, translations.ar.shortDescription].join(' ')));
  return { names: [...names, ...vocabulary.phrasesIn(names)], texts: texts.split(' ') };
}

function bestFirst<Product extends CachedProduct>(
  indexed: readonly Indexed<Product>[],
  { words, head, isHeadEnough }: Reading,
  code: string,
  vocabulary: Vocabulary,
): Product[] {
  if (words.length === 0) return [];
  const wanted = words.map((word) => ({
    ...readWord(word, word === head, indexed, vocabulary),
    isNeeded: !isHeadEnough || word === head,
  }));
  return indexed
    .map((each) => ({ product: each.product, score: scoreOf(each.product, each, wanted, code) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ product }) => product);
}

interface WantedWord {
  readonly forms: readonly WordForm[];
  readonly places: ReadonlySet<string>;
  readonly placeScore: number;
}

/** As on the server: a whole word is not the beginning of another. */
function readWord(
  word: string,
  isHead: boolean,
  indexed: readonly IndexedWords[],
  vocabulary: Vocabulary,
): WantedWord {
  const places = kindPlacesOf(word, vocabulary);
  const whole = wholeWordFormsOf(word, vocabulary);
  const isWhole =
    places.size > 0 || indexed.some(({ names }) => whole.some((form) => names.includes(form.word)));
  return {
    forms: isWhole ? whole : wordFormsOf(word, vocabulary),
    places,
    placeScore: isHead ? headScore : placeScore,
  };
}

function scoreOf(
  { sku, category, subcategory }: CachedProduct,
  { names, texts }: IndexedWords,
  wanted: readonly (WantedWord & { readonly isNeeded: boolean })[],
  code: string,
): number {
  if (compactCode(sku).startsWith(code)) return codeScore;
  let sum = 0;
  for (const { forms, places, placeScore: ofPlace, isNeeded } of wanted) {
    const scores = forms.map(({ word, isPrefix, confidence }) => {
      const matches = (other: string) => (isPrefix ? other.startsWith(word) : other === word);
      if (names.some(matches)) return confidence;
      return confidence >= minTextConfidence && texts.some(matches) ? confidence * textWeight : 0;
    });
    const isInPlace = places.has(category) || (subcategory !== null && places.has(subcategory));
    const best = Math.max(...scores) + (isInPlace ? ofPlace : 0);
    if (best === 0 && isNeeded) return 0;
    sum += best;
  }
  return sum;
}

function toFacetCounts(products: readonly CachedProduct[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const { category } of products) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([slug, count]) => ({ slug, count }));
}
