import { NumberList } from '../product-index/number-list.ts';
import { nearestWords, type SpeltWords, speltWords } from './nearest-words.ts';
import { SortedWords } from './sorted-words.ts';

const bitsOfPart = 2;
const partMask = (1 << bitsOfPart) - 1;

/** Entries hold a product and a part of it in one number. */
export const productOf = (entry: number) => entry >>> bitsOfPart;
export const partOf = (entry: number) => entry & partMask;

/** There are as many codes as products: a few letters would begin thousands, and mean none of them. */
const shortestBeginningOfCode = 4;

/** Which words stand in which product, and in which part of it. Products are numbers here, and come in rising order. */
export class WordIndex {
  readonly #entries = new Map<string, NumberList>();
  readonly #spelt = new SortedWords<NumberList>();
  readonly #codes = new SortedWords<NumberList>();
  #spellings: SpeltWords | undefined;

  /** Takes folded texts, the part that counts most first. */
  add(product: number, parts: readonly string[]): void {
    for (const [part, text] of parts.entries()) {
      for (const word of text.split(' ')) {
        if (word !== '') this.#enter(word, product, part);
      }
    }
  }

  /** Every product that has the word, each once, with the first part in which it stands. */
  entriesOf(word: string): readonly NumberList[] {
    const entries = this.#entries.get(word);
    return entries ? [entries] : [];
  }

  /** The same for all words that begin like this. */
  entriesBeginningWith(beginning: string): readonly NumberList[] {
    if (isCode(beginning)) return this.#codes.valuesBeginningWith(beginning);
    const spelt = this.#spelt.valuesBeginningWith(beginning);
    if (beginning.length < shortestBeginningOfCode) return spelt;
    return [...spelt, ...this.#codes.valuesBeginningWith(beginning)];
  }

  /** The known words that somebody may have meant by a misspelt one; with more slips than usual when told so. */
  wordsLike(misspelt: string, mostSlips?: number): string[] {
    this.#spellings ??= speltWords(this.#spelt.words);
    return nearestWords(misspelt, this.#spellings, mostSlips);
  }

  #enter(word: string, product: number, part: number): void {
    const number = (product << bitsOfPart) | part;
    const known = this.#entries.get(word);
    if (known === undefined) this.#learn(word, new NumberList(number));
    else if (productOf(known.last) !== product) known.push(number);
  }

  #learn(word: string, entries: NumberList): void {
    this.#entries.set(word, entries);
    if (isCode(word)) {
      this.#codes.add(word, entries);
    } else {
      this.#spelt.add(word, entries);
      this.#spellings = undefined;
    }
  }
}

function isCode(word: string): boolean {
  return /\d/.test(word);
}
