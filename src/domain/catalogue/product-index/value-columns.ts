import type { BuiltInAttributeKey } from '#primitives/attributes/attribute-kinds.ts';
import type { AttributeValues } from '../attributes/attribute-values.ts';
import { listedKeys } from '../listing/attribute-choice.ts';

/** A value that lists filter by: a number, or the keys of options. */
export type IndexedValue = number | readonly string[];

/** The values of a product, by key. */
export type IndexedValues = Readonly<Record<string, IndexedValue>>;

/** A part of a column that can be stored: the values, and for each row the number of its value. */
export interface ColumnSnapshot {
  readonly key: string;
  readonly values: readonly IndexedValue[];
  readonly rows: Uint32Array;
}

/** The number of the value of rows that have none. */
export const noValue = 0;

/** The fields of a product that lists filter by, beside its place, price and flags. */
export interface FilterableFields {
  readonly brand: string;
  readonly leadTimeDays: number;
  readonly stock: number;
  readonly widthMm: number | null;
  readonly depthMm: number | null;
  readonly heightMm: number | null;
  readonly weightGrams: number | null;
  readonly attributes: AttributeValues;
  /** The kind of its assembly; null: not known. */
  readonly assembly: string | null;
}

/** The values of a product: its attributes, the built-in ones included, brand, assembly and, while in stock, lead time. */
export function indexedValues(product: FilterableFields): IndexedValues {
  const { widthMm, depthMm, heightMm, weightGrams } = product;
  const builtIn: Record<BuiltInAttributeKey, number | null> = {
    width: widthMm,
    depth: depthMm,
    height: heightMm,
    weight: weightGrams === null ? null : weightGrams / 1000,
  };
  return Object.fromEntries([
    ...Object.entries(builtIn).flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])),
    ...Object.entries(product.attributes).map(([key, value]) => [key, toIndexed(value)] as const),
    ...(product.brand === '' ? [] : [[listedKeys.brand, [product.brand]] as const]),
    ...(product.assembly === null ? [] : [[listedKeys.assembly, [product.assembly]] as const]),
    // What is out of stock has no day of arrival.
    ...(product.stock > 0 ? [[listedKeys.leadTime, product.leadTimeDays] as const] : []),
  ]);
}

function toIndexed(value: AttributeValues[string]): IndexedValue {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  return typeof value === 'string' ? [value] : value;
}

/**
 * One attribute of all products. Many products share few values, so each row has the number of its value: a filter looks
 * at each value once, and at two bytes of each row.
 */
export class ValueColumn {
  rows: Uint16Array | Uint32Array;
  /** By their numbers; the first stands for none. */
  readonly values: IndexedValue[] = [[]];
  readonly #numbers = new Map<string, number>();

  constructor(capacity: number) {
    this.rows = new Uint16Array(capacity);
  }

  set(row: number, value: IndexedValue): void {
    this.#setNumber(row, this.#numberOf(value));
  }

  /** Sets the values of rows in a snapshot, whose first has this number here. */
  restore(first: number, { values, rows }: ColumnSnapshot): void {
    const numbers = values.map((value, number) => (number === noValue ? noValue : this.#numberOf(value)));
    for (const [at, number] of rows.entries()) {
      if (number !== noValue) this.#setNumber(first + at, numbers[number] ?? noValue);
    }
  }

  #setNumber(row: number, number: number): void {
    if (number > 0xffff && this.rows instanceof Uint16Array) this.rows = Uint32Array.from(this.rows);
    this.rows[row] = number;
  }

  grow(capacity: number): void {
    const larger = this.rows instanceof Uint16Array ? new Uint16Array(capacity) : new Uint32Array(capacity);
    larger.set(this.rows);
    this.rows = larger;
  }

  #numberOf(value: IndexedValue): number {
    const name = typeof value === 'number' ? String(value) : JSON.stringify(value);
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** The attributes of all products, a column for each key that a product has. */
export class ValueColumns {
  readonly #columns = new Map<string, ValueColumn>();

  get(key: string): ValueColumn | undefined {
    return this.#columns.get(key);
  }

  set(row: number, values: IndexedValues, capacity: number): void {
    for (const [key, value] of Object.entries(values)) this.#columnOf(key, capacity).set(row, value);
  }

  /** Sets the values of rows in a snapshot, whose first has this number here. */
  restore(first: number, columns: readonly ColumnSnapshot[], capacity: number): void {
    for (const column of columns) this.#columnOf(column.key, capacity).restore(first, column);
  }

  #columnOf(key: string, capacity: number): ValueColumn {
    const column = this.#columns.get(key) ?? new ValueColumn(capacity);
    this.#columns.set(key, column);
    return column;
  }

  clear(row: number): void {
    for (const column of this.#columns.values()) column.rows[row] = noValue;
  }

  grow(capacity: number): void {
    for (const column of this.#columns.values()) column.grow(capacity);
  }

  /** The values of a row, of all attributes or of these. */
  valuesOf(row: number, keys: Iterable<string> = this.#columns.keys()): IndexedValues {
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const column = this.#columns.get(key);
        const value = column?.values[column.rows[row] ?? noValue];
        return column?.rows[row] && value !== undefined ? [[key, value] as const] : [];
      }),
    );
  }

  snapshot(first: number, end: number): ColumnSnapshot[] {
    return [...this.#columns].map(([key, { values, rows }]) => ({
      key,
      values: [...values],
      rows: Uint32Array.from(rows.subarray(first, end)),
    }));
  }
}
