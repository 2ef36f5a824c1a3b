import { nearestWords, type SpeltWords, speltWords } from './nearest-words.ts';
import { NumberList } from './number-list.ts';

const bitsOfPart = 2;
const partMask = (1 << bitsOfPart) - 1;

/** Entries hold a product and a part of it in one number. */
export const productOf = (entry: number) => entry >>> bitsOfPart;
export const partOf = (entry: number) => entry & partMask;

/** Which words stand in which product, and in which part of it. Products are numbers here, and come in rising order. */
export class WordIndex {
  readonly #entries = new Map<string, NumberList>();
  #sorted: string[] = [];
  #sortedEntries: NumberList[] = [];
  #spelt: SpeltWords = speltWords([]);
  #added: string[] = [];

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
    this.#sort();
    const first = placeIn(this.#sorted, beginning);
    let end = first;
    while (this.#sorted[end]?.startsWith(beginning)) end += 1;
    return this.#sortedEntries.slice(first, end);
  }

  /** The known words that somebody may have meant by a misspelt one. */
  wordsLike(misspelt: string): string[] {
    this.#sort();
    return nearestWords(misspelt, this.#spelt);
  }

  #enter(word: string, product: number, part: number): void {
    const number = (product << bitsOfPart) | part;
    const known = this.#entries.get(word);
    if (known === undefined) {
      this.#entries.set(word, new NumberList(number));
      this.#added.push(word);
    } else if (productOf(known.last) !== product) {
      known.push(number);
    }
  }

  /** Sorting everything again for each new word would cost more than finding its place. */
  #sort(): void {
    if (this.#added.length === 0) return;
    if (this.#added.length > mostWordsPutInSingly) {
      const sorted = [...this.#entries].sort(([one], [other]) => (one < other ? -1 : 1));
      this.#sorted = sorted.map(([word]) => word);
      this.#sortedEntries = sorted.map(([, entries]) => entries);
    } else {
      for (const word of this.#added) {
        const place = placeIn(this.#sorted, word);
        this.#sorted.splice(place, 0, word);
        this.#sortedEntries.splice(place, 0, this.#entries.get(word) ?? new NumberList());
      }
    }
    if (this.#added.some((word) => !/\d/.test(word))) this.#spelt = speltWords(this.#sorted);
    this.#added = [];
  }
}

const mostWordsPutInSingly = 500;

/** Where a word stands in a sorted list, or would stand. */
function placeIn(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
