import { NumberList } from '../../product-index/number-list.ts';
import { nearCodes } from '../codes/near-codes.ts';
import { createSpellingIndex, nearestWords, type SpellingIndex } from './nearest-words.ts';
import { SortedWords } from './sorted-words.ts';

const bitsOfPart = 2;
const partMask = (1 << bitsOfPart) - 1;

/** A posting packs the product and the part of its text into one number. */
export const productOf = (posting: number) => posting >>> bitsOfPart;
export const partOf = (posting: number) => posting & partMask;

/** There are as many codes as products, so a shorter prefix would match thousands of them. */
const minCodePrefix = 4;

const wordsInPart = 2000;

/** Some words in order, the number of postings of each, and the postings of all. */
export interface WordsSnapshot {
  readonly words: readonly string[];
  readonly counts: Uint32Array;
  readonly postings: Uint32Array;
}

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

  /** The indexed words that a mistyped product code may mean, the nearest first. Some codes have no digit. */
  similarCodes(code: string): string[] {
    return [...nearCodes(code, this.#codes.words), ...nearCodes(code, this.#words.words)];
  }

  /** The words with the postings of the first rows, in parts. */
  *snapshot(rows: number): Generator<WordsSnapshot> {
    for (const sorted of [this.#words, this.#codes]) {
      const words = sorted.words.slice();
      for (let first = 0; first < words.length; first += wordsInPart) {
        yield this.#snapshotOf(words.slice(first, first + wordsInPart), rows);
      }
    }
  }

  /** Adds a part of a snapshot to an index that has nothing else. */
  restore({ words, counts, postings }: WordsSnapshot): void {
    let end = 0;
    const lists = words.map((word, place) => {
      const start = end;
      end += counts[place] ?? 0;
      const list = NumberList.of(postings.subarray(start, end));
      this.#postings.set(word, list);
      return list;
    });
    const [first = ''] = words;
    (isCode(first) ? this.#codes : this.#words).addSorted(words, lists);
  }

  #snapshotOf(words: readonly string[], rows: number): WordsSnapshot {
    const lists = words.map((word) => {
      const numbers = this.#postings.get(word)?.numbers ?? new Uint32Array();
      const later = numbers.findIndex((posting) => productOf(posting) >= rows);
      return later === -1 ? numbers : numbers.subarray(0, later);
    });
    const counts = Uint32Array.from(lists, ({ length }) => length);
    const postings = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
    let end = 0;
    for (const list of lists) {
      postings.set(list, end);
      end += list.length;
    }
    return { words, counts, postings };
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
