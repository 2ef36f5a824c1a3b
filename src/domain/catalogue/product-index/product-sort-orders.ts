import type { Locale } from '#primitives/locale.ts';
import type { ProductSort } from '../listing/product-sorts.ts';
import { NumberList } from './number-list.ts';
import { flag, type ProductTable } from './product-table.ts';

export interface OrderedRows {
  /**
   * The first `count` of the marked rows in this order. With rings of families the first one of each family: the
   * others are unmarked.
   */
  first(marked: Uint8Array, count: number, next: Uint32Array | null): Uint32Array;
  compare: Comparison;
}

type Comparison = (one: number, other: number) => number;

export type SortOrdersSnapshot = Readonly<
  Record<'featured' | 'price' | 'newest' | 'nameEn' | 'nameAr', Uint32Array>
>;

/** The rows in each sort order, always sorted, so that reading a page of a list needs no sort. */
export class ProductSortOrders {
  readonly #orders: Readonly<Record<keyof SortOrdersSnapshot, SortedRows>>;

  constructor(table: ProductTable) {
    const number = (column: 'price' | 'position' | 'createdAt'): Comparison => {
      return (one, other) => (table[column][one] ?? 0) - (table[column][other] ?? 0);
    };
    const flagged = (bit: number): Comparison => {
      return (one, other) => ((table.flags[other] ?? 0) & bit) - ((table.flags[one] ?? 0) & bit);
    };
    const text = (column: 'ids' | 'nameEn' | 'nameAr'): Comparison => {
      return (one, other) => compareTexts(table[column][one] ?? '', table[column][other] ?? '');
    };
    const newestFirst: Comparison = (one, other) => number('createdAt')(other, one);
    // Ties are broken by position and id, so that pagination is stable.
    const by = (...comparisons: Comparison[]) =>
      new SortedRows(chain([...comparisons, number('position'), text('ids')]));
    this.#orders = {
      featured: by(flagged(flag.featured)),
      price: by(number('price')),
      newest: by(flagged(flag.newArrival), newestFirst),
      nameEn: by(text('nameEn')),
      nameAr: by(text('nameAr')),
    };
  }

  add(row: number): void {
    for (const order of Object.values(this.#orders)) order.add(row);
  }

  /** The rows in every order. */
  snapshot(): SortOrdersSnapshot {
    return Object.fromEntries(
      Object.entries(this.#orders).map(([name, order]) => [name, order.snapshot()]),
    ) as SortOrdersSnapshot;
  }

  /** Instead of adding the rows, which would sort them again. */
  restore(snapshot: SortOrdersSnapshot): void {
    for (const [name, order] of Object.entries(this.#orders)) {
      order.restore(snapshot[name as keyof SortOrdersSnapshot]);
    }
  }

  /** All rows by name, to be read only. */
  rowsByName(locale: Locale): Uint32Array {
    return this.#orders[locale === 'ar' ? 'nameAr' : 'nameEn'].all();
  }

  rowsIn(sort: ProductSort, locale: Locale): OrderedRows {
    const { featured, price, newest, nameEn, nameAr } = this.#orders;
    switch (sort) {
      case 'featured':
        return featured.upwards();
      case 'price-up':
        return price.upwards();
      case 'price-down':
        return price.downwards();
      case 'newest':
        return newest.upwards();
      case 'name':
        return (locale === 'ar' ? nameAr : nameEn).upwards();
    }
  }
}

class SortedRows {
  readonly #compare: Comparison;
  #sorted = new NumberList();
  #added: number[] = [];

  constructor(compare: Comparison) {
    this.#compare = compare;
  }

  add(row: number): void {
    this.#added.push(row);
  }

  snapshot(): Uint32Array {
    return this.#rows().slice();
  }

  restore(rows: Uint32Array): void {
    this.#sorted = NumberList.of(rows);
  }

  all(): Uint32Array {
    return this.#rows();
  }

  upwards(): OrderedRows {
    const rows = this.#rows();
    return {
      first: (marked, count, next) => firstMarked(rows, marked, count, next, 0, 1),
      compare: this.#compare,
    };
  }

  downwards(): OrderedRows {
    const rows = this.#rows();
    return {
      first: (marked, count, next) => firstMarked(rows, marked, count, next, rows.length - 1, -1),
      compare: (one, other) => this.#compare(other, one),
    };
  }

  #rows(): Uint32Array {
    if (this.#added.length > maxSingleInserts) {
      for (const row of this.#added) this.#sorted.push(row);
      this.#sorted.sort(this.#compare);
    } else {
      for (const row of this.#added) this.#sorted.insertAt(this.#placeOf(row), row);
    }
    this.#added = [];
    return this.#sorted.numbers;
  }

  #placeOf(row: number): number {
    const rows = this.#sorted.numbers;
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(rows[middle] ?? 0, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const maxSingleInserts = 500;

function firstMarked(
  rows: Uint32Array,
  marked: Uint8Array,
  count: number,
  next: Uint32Array | null,
  start: number,
  step: 1 | -1,
): Uint32Array {
  const found = new Uint32Array(count);
  let length = 0;
  for (let place = start; length < count && place >= 0 && place < rows.length; place += step) {
    const row = rows[place] ?? 0;
    if (marked[row] !== 1) continue;
    found[length] = row;
    length += 1;
    if (next !== null) unmarkOthers(row, marked, next);
  }
  return found;
}

/** Unmarks the other members of the family of a row. */
function unmarkOthers(row: number, marked: Uint8Array, next: Uint32Array): void {
  for (let other = next[row] ?? row; other !== row; other = next[other] ?? row) marked[other] = 0;
}

function chain(comparisons: readonly Comparison[]): Comparison {
  return (one, other) => {
    for (const compare of comparisons) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return 0;
  };
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
