/** Sorted map of words for prefix lookup. */
export class SortedWords<Value> {
  #words: string[] = [];
  #values: Value[] = [];
  #added = new Map<string, Value>();

  /** Adds a word that is not in the map yet. */
  add(word: string, value: Value): void {
    this.#added.set(word, value);
  }

  /** Adds words that follow those of the map, in order. */
  addSorted(words: readonly string[], values: readonly Value[]): void {
    for (const [place, word] of words.entries()) {
      this.#words.push(word);
      this.#values.push(values[place] as Value);
    }
  }

  get words(): readonly string[] {
    this.#sort();
    return this.#words;
  }

  valuesByPrefix(prefix: string): readonly Value[] {
    this.#sort();
    const first = this.#placeOf(prefix);
    let end = first;
    while (this.#words[end]?.startsWith(prefix)) end += 1;
    return this.#values.slice(first, end);
  }

  /** Inserts few new words one by one; many are cheaper to sort together with the rest. */
  #sort(): void {
    if (this.#added.size > maxSingleInserts) {
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

  /** Binary search for the position of a word, or where to insert it. */
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

const maxSingleInserts = 500;
