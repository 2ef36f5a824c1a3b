const firstCapacity = 4;

/** Growable list of uint32 numbers. A list of one number holds no array, because most words occur in one product. */
export class NumberList {
  #first: number;
  #numbers: Uint32Array | undefined;
  length: number;

  constructor(first?: number) {
    this.#first = first ?? 0;
    this.length = first === undefined ? 0 : 1;
  }

  /** A list of these numbers. It shares their memory until it grows. */
  static of(numbers: Uint32Array): NumberList {
    const list = new NumberList(numbers[0]);
    if (numbers.length > 1) list.#numbers = numbers;
    list.length = numbers.length;
    return list;
  }

  get last(): number {
    return this.#numbers?.[this.length - 1] ?? this.#first;
  }

  /** A view of the numbers, valid until the next change. */
  get numbers(): Uint32Array {
    return this.#numbers?.subarray(0, this.length) ?? Uint32Array.of(this.#first).subarray(0, this.length);
  }

  push(number: number): void {
    const numbers = this.#grow();
    numbers[this.length] = number;
    this.length += 1;
  }

  insertAt(place: number, number: number): void {
    const numbers = this.#grow();
    numbers.copyWithin(place + 1, place, this.length);
    numbers[place] = number;
    this.length += 1;
  }

  sort(compare: (one: number, other: number) => number): void {
    this.#numbers?.subarray(0, this.length).sort(compare);
  }

  #grow(): Uint32Array {
    const numbers = this.#numbers ?? Uint32Array.of(this.#first, ...new Array(firstCapacity - 1).fill(0));
    this.#numbers = numbers;
    if (this.length < numbers.length) return numbers;
    // Grows by half instead of doubling, because there is one list for each word.
    const larger = new Uint32Array(Math.ceil(this.length * 1.5));
    larger.set(numbers);
    this.#numbers = larger;
    return larger;
  }
}
