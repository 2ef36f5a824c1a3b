import { type AttributeChoices, type AttributeFacet, isChosen } from '../listing/attribute-choice.ts';
import type { TableFamilies } from './table-families.ts';
import { type IndexedValue, noValue, type ValueColumn, type ValueColumns } from './value-columns.ts';

/** Which of the chosen attributes each row does not match. */
export interface Misses {
  /** A bit for each choice that the row misses; 0: it matches all of them. */
  readonly ofRow: Uint32Array;
  readonly bitOf: ReadonlyMap<string, number>;
}

/** All choices after the 31st share it: more than any list offers. */
const lastBit = 31;

/**
 * Compares rows with the chosen attributes. A row that misses one choice alone still counts in the facet of that
 * attribute, which offers what else could be chosen.
 */
export function findMisses(
  columns: ValueColumns,
  choices: AttributeChoices,
  rows: Uint32Array | null,
  length: number,
): Misses | null {
  const chosen = Object.entries(choices);
  if (chosen.length === 0) return null;
  const ofRow = new Uint32Array(length);
  const bitOf = new Map(chosen.map(([key], index) => [key, 2 ** Math.min(index, lastBit)]));
  for (const [key, choice] of chosen) {
    const column = columns.get(key);
    const bit = bitOf.get(key) ?? 0;
    const bitOfValue = Uint32Array.from(column?.values ?? [[]], (value, number) =>
      number !== noValue && isChosen(value, choice) ? 0 : bit,
    );
    markMisses(ofRow, bitOfValue, rows, column?.rows ?? new Uint16Array(length));
  }
  return { ofRow, bitOf };
}

/** Without a branch for each row: whether it matches is hard to predict. */
function markMisses(
  misses: Uint32Array,
  bitOfValue: Uint32Array,
  rows: Uint32Array | null,
  valueOfRow: ValueColumn['rows'],
): void {
  const length = rows?.length ?? misses.length;
  for (let at = 0; at < length; at += 1) {
    const row = rows === null ? at : (rows[at] ?? 0);
    misses[row] = (misses[row] ?? 0) | (bitOfValue[valueOfRow[row] ?? noValue] ?? 0);
  }
}

/**
 * Counts the values of some attributes among the rows that match everything but the chosen attributes. Of families a
 * value counts once, however many members have it.
 */
export function countAttributes(
  columns: ValueColumns,
  keys: readonly string[],
  matching: readonly number[],
  misses: Misses | null,
  families: TableFamilies | null,
): AttributeFacet[] {
  const cards = families ? membersTogether(matching, families) : eachAlone(matching);
  return keys.flatMap((key) => {
    const column = columns.get(key);
    if (!column) return [];
    const missing = { ofRow: misses?.ofRow ?? null, own: misses?.bitOf.get(key) ?? 0 };
    const values = toFacetValues(column, countValues(column, cards, missing));
    return values.length > 0 ? [{ key, values }] : [];
  });
}

/** Rows by what a list shows once: members of one family follow each other. */
interface Cards {
  readonly rows: Uint32Array;
  /** For each of them the place of the first member of its family. */
  readonly firstMembers: Uint32Array;
}

function eachAlone(rows: readonly number[]): Cards {
  return { rows: Uint32Array.from(rows), firstMembers: Uint32Array.from(rows.keys()) };
}

function membersTogether(matching: readonly number[], { next }: TableFamilies): Cards {
  const isLeft = new Uint8Array(next.length);
  for (const row of matching) isLeft[row] = 1;
  const rows = new Uint32Array(matching.length);
  const firstMembers = new Uint32Array(matching.length);
  let length = 0;
  for (const first of matching) {
    if (isLeft[first] === 0) continue;
    const firstMember = length;
    let row = first;
    do {
      if (isLeft[row] === 1) {
        rows[length] = row;
        firstMembers[length] = firstMember;
        length += 1;
        isLeft[row] = 0;
      }
      row = next[row] ?? first;
    } while (row !== first);
  }
  return { rows, firstMembers };
}

interface ValueCounts {
  /** By the number of the value. */
  readonly whole: Uint32Array;
  /** Of members of families with several options, some of which another member has. */
  readonly single: Map<number | string, number>;
}

function countValues(
  { rows: valueOfRow, values }: ValueColumn,
  { rows, firstMembers }: Cards,
  { ofRow: misses, own }: { readonly ofRow: Uint32Array | null; readonly own: number },
): ValueCounts {
  const counts: ValueCounts = { whole: new Uint32Array(values.length), single: new Map() };
  const hasSeveral = Uint8Array.from(values, (value) =>
    Number(typeof value !== 'number' && value.length > 1),
  );
  const found = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const miss = misses === null ? 0 : (misses[row] ?? 0);
    if (miss !== 0 && miss !== own) continue;
    const value = valueOfRow[row] ?? noValue;
    found[at] = value;
    let [isNew, mayOverlap] = [value !== noValue, hasSeveral[value] ?? 0];
    const first = firstMembers[at] ?? at;
    for (let before = first; before < at; before += 1) {
      const other = found[before] ?? noValue;
      if (other === value) isNew = false;
      mayOverlap |= hasSeveral[other] ?? 0;
    }
    if (!isNew) continue;
    if (mayOverlap === 1 && first < at) {
      countNewOptions(value, found.subarray(first, at), values, counts);
    } else {
      counts.whole[value] = (counts.whole[value] ?? 0) + 1;
    }
  }
  return counts;
}

/** Counts those options of a member that no member before it has. */
function countNewOptions(
  number: number,
  before: Uint32Array,
  values: readonly IndexedValue[],
  { single }: ValueCounts,
): void {
  const optionsOf = (one: number): readonly (number | string)[] => {
    const value = values[one] ?? [];
    return typeof value === 'number' ? [value] : value;
  };
  const had = new Set(Array.from(before).flatMap(optionsOf));
  for (const option of optionsOf(number)) {
    if (!had.has(option)) single.set(option, (single.get(option) ?? 0) + 1);
  }
}

function toFacetValues({ values }: ValueColumn, { whole, single }: ValueCounts): AttributeFacet['values'] {
  const countOf = new Map(single);
  for (const [number, value] of values.entries()) {
    const count = number === noValue ? 0 : (whole[number] ?? 0);
    if (count === 0) continue;
    for (const each of typeof value === 'number' ? [value] : value) {
      countOf.set(each, (countOf.get(each) ?? 0) + count);
    }
  }
  return [...countOf]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => compareValues(one.value, other.value));
}

function compareValues(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
}
