/** Words in alphabetical order, each with what belongs to it, so that all that begin alike stand together. */
export class SortedWords<Value> {
  #words: string[] = [];
  #values: Value[] = [];
  #added = new Map<string, Value>();

  /** A word comes once. */
  add(word: string, value: Value): void {
    this.#added.set(word, value);
  }

  get words(): readonly string[] {
    this.#sort();
    return this.#words;
  }

  valuesBeginningWith(beginning: string): readonly Value[] {
    this.#sort();
    const first = this.#placeOf(beginning);
    let end = first;
    while (this.#words[end]?.startsWith(beginning)) end += 1;
    return this.#values.slice(first, end);
  }

  /** Sorting everything again for each new word would cost more than finding its place. */
  #sort(): void {
    if (this.#added.size > mostPutInSingly) {
      const known = this.#words.map((word, place) => [word, this.#values[place] as Value] as const);
      const sorted = [...known, ...this.#added].sort(([one], [other]) => (one < other ? -1 : 1));
      this.#words = sorted.map(([word]) => word);
      this.#values = sorted.map(([, value]) => value);
    } else {
      for (const [word, value] of this.#added) {
        const place = this.#placeOf(word);
        this.#words.splice(place, 0, word);
        this.#values.splice(place, 0, value);
      }
    }
    if (this.#added.size > 0) this.#added = new Map();
  }

  /** Where a word stands, or would stand. */
  #placeOf(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const mostPutInSingly = 500;
