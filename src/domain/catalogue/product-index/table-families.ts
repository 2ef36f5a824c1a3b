/** The number of rows without a family. */
export const noFamily = 0;

interface Family {
  readonly number: number;
  /** The rows of its members, with the place of each: its category and subcategory as one number. */
  readonly places: Map<number, number>;
}

/**
 * Which rows are members of one family. Lists show and count a family once, in two ways: the rows of a family have its
 * number, under which a scan notes what it has counted; and they form a ring, in which each has the number of the next
 * row, so that showing one of them can unmark the others.
 */
export class TableFamilies {
  /** The next row of the ring; of a row without a family the row itself. */
  next: Uint32Array;
  /** The number of the family of each row: fewer than there are rows, and `noFamily` without one. */
  numbers: Uint32Array;
  /** The highest of these numbers. */
  lastNumber = noFamily;
  /** The numbers of families with members in several places, which a facet of places counts more than once. */
  readonly inSeveralPlaces = new Set<number>();
  readonly #families = new Map<string, Family>();
  readonly #idOfRow = new Map<number, string>();

  constructor(capacity: number) {
    this.next = new Uint32Array(capacity);
    this.numbers = new Uint32Array(capacity);
  }

  add(row: number, familyId: string | null, place: number): void {
    this.next[row] = row;
    if (familyId === null) return;
    const family = this.#families.get(familyId) ?? { number: this.#nextNumber(), places: new Map() };
    this.#families.set(familyId, family);
    this.#idOfRow.set(row, familyId);
    this.numbers[row] = family.number;
    family.places.set(row, place);
    this.#update(family);
  }

  remove(row: number): void {
    const familyId = this.#idOfRow.get(row);
    const family = familyId === undefined ? undefined : this.#families.get(familyId);
    if (!family) return;
    family.places.delete(row);
    this.#idOfRow.delete(row);
    this.numbers[row] = noFamily;
    this.next[row] = row;
    this.#update(family);
  }

  /** The id of the family of a row. */
  familyOf(row: number): string | undefined {
    return this.#idOfRow.get(row);
  }

  /** Whether two rows are members of one family. */
  areRelatives(one: number, other: number): boolean {
    return this.numbers[one] !== noFamily && this.numbers[one] === this.numbers[other];
  }

  rowsOf(familyId: string): readonly number[] {
    return [...(this.#families.get(familyId)?.places.keys() ?? [])];
  }

  /** The members among some rows, counted from the first of them. */
  snapshot(first: number, end: number): (readonly [row: number, familyId: string])[] {
    return [...this.#idOfRow].flatMap(([row, familyId]) =>
      row >= first && row < end ? [[row - first, familyId] as const] : [],
    );
  }

  grow(capacity: number): void {
    const [next, numbers] = [new Uint32Array(capacity), new Uint32Array(capacity)];
    next.set(this.next);
    numbers.set(this.numbers);
    this.next = next;
    this.numbers = numbers;
  }

  #nextNumber(): number {
    this.lastNumber += 1;
    return this.lastNumber;
  }

  /** After a change of its members. */
  #update({ number, places }: Family): void {
    const rows = [...places.keys()];
    for (const [at, row] of rows.entries()) this.next[row] = rows[(at + 1) % rows.length] ?? row;
    const [first] = places.values();
    if (places.values().some((place) => place !== first)) this.inSeveralPlaces.add(number);
    else this.inSeveralPlaces.delete(number);
  }
}
