import { NumberList } from '../product-index/number-list.ts';
import { createSpellingIndex, nearestWords, type SpellingIndex } from './nearest-words.ts';
import { SortedWords } from './sorted-words.ts';

const bitsOfPart = 2;
const partMask = (1 << bitsOfPart) - 1;

/** A posting packs the product and the part of its text into one number. */
export const productOf = (posting: number) => posting >>> bitsOfPart;
export const partOf = (posting: number) => posting & partMask;

/** There are as many codes as products, so a shorter prefix would match thousands of them. */
const minCodePrefix = 4;

/** Inverted index from words to postings. Products are row numbers and must be added in ascending order. */
export class WordIndex {
  readonly #postings = new Map<string, NumberList>();
  readonly #words = new SortedWords<NumberList>();
  readonly #codes = new SortedWords<NumberList>();
  #spellingIndex: SpellingIndex | undefined;

  /** Adds the folded texts of a product, the part with the highest weight first. */
  add(product: number, parts: readonly string[]): void {
    for (const [part, text] of parts.entries()) {
      for (const word of text.split(' ')) {
        if (word !== '') this.#addPosting(word, product, part);
      }
    }
  }

  /** The postings of a word: each product once, with the first part that has the word. */
  postingsOf(word: string): readonly NumberList[] {
    const postings = this.#postings.get(word);
    return postings ? [postings] : [];
  }

  /** The postings of all words with this prefix. */
  postingsByPrefix(prefix: string): readonly NumberList[] {
    if (isCode(prefix)) return this.#codes.valuesByPrefix(prefix);
    const words = this.#words.valuesByPrefix(prefix);
    if (prefix.length < minCodePrefix) return words;
    return [...words, ...this.#codes.valuesByPrefix(prefix)];
  }

  /** The indexed words most similar to a misspelt one, within the edit distance of nearestWords or the given one. */
  similarWords(word: string, maxDistance?: number): string[] {
    this.#spellingIndex ??= createSpellingIndex(this.#words.words);
    return nearestWords(word, this.#spellingIndex, maxDistance);
  }

  #addPosting(word: string, product: number, part: number): void {
    const number = (product << bitsOfPart) | part;
    const postings = this.#postings.get(word);
    if (postings === undefined) this.#addWord(word, new NumberList(number));
    else if (productOf(postings.last) !== product) postings.push(number);
  }

  #addWord(word: string, postings: NumberList): void {
    this.#postings.set(word, postings);
    if (isCode(word)) {
      this.#codes.add(word, postings);
    } else {
      this.#words.add(word, postings);
      this.#spellingIndex = undefined;
    }
  }
}

function isCode(word: string): boolean {
  return /\d/.test(word);
}
