import { type AttributeChoices, type AttributeFacet, isChosen } from '../listing/attribute-choice.ts';
import { noFamily, type TableFamilies } from './table-families.ts';
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

/** Rows in their own order, and the order in which members of one family follow each other. */
interface Cards {
  readonly rows: Uint32Array;
  /** The place of each row in the other order. */
  readonly places: Uint32Array;
  /** For each place the place of the first member of its family. */
  readonly firstMembers: Uint32Array;
}

function eachAlone(matching: readonly number[]): Cards {
  const places = Uint32Array.from(matching.keys());
  return { rows: Uint32Array.from(matching), places, firstMembers: places };
}

function membersTogether(matching: readonly number[], { numbers, lastNumber }: TableFamilies): Cards {
  const rows = Uint32Array.from(matching);
  const places = new Uint32Array(rows.length);
  const firstMembers = new Uint32Array(rows.length);
  const sizes = new Uint32Array(lastNumber + 1);
  for (const row of matching) {
    const family = numbers[row] ?? noFamily;
    sizes[family] = (sizes[family] ?? 0) + 1;
  }
  /** By family the place of its next member; 0 before its first. */
  const nextPlaces = new Uint32Array(lastNumber + 1);
  let end = 0;
  for (const [at, row] of matching.entries()) {
    const family = numbers[row] ?? noFamily;
    const next = nextPlaces[family] ?? 0;
    const place = next === 0 ? end : next;
    places[at] = place;
    firstMembers[place] = next === 0 ? place : (firstMembers[place - 1] ?? 0);
    if (next === 0) end += family === noFamily ? 1 : (sizes[family] ?? 0);
    if (family !== noFamily) nextPlaces[family] = place + 1;
  }
  return { rows, places, firstMembers };
}

/** Which rows count in the facet of an attribute: those that miss no other choice. */
interface OwnMisses {
  readonly ofRow: Uint32Array | null;
  readonly own: number;
}

interface ValueCounts {
  /** By the number of the value. */
  readonly whole: Uint32Array;
  /** Of members of families with several options, some of which another member has. */
  readonly single: Map<number | string, number>;
}

function countValues(column: ValueColumn, cards: Cards, misses: OwnMisses): ValueCounts {
  const found = valuesTogether(column, cards, misses);
  const mayOverlap = column.values.some((value) => typeof value !== 'number' && value.length > 1);
  return mayOverlap
    ? countOptions(column.values, found, cards)
    : { whole: countSingleValues(column.values, found, cards), single: new Map() };
}

/** The values of the rows, those of one family together. Reads the column in its own order: jumping in it takes longer. */
function valuesTogether(
  { rows: valueOfRow }: ValueColumn,
  { rows, places }: Cards,
  { ofRow: misses, own }: OwnMisses,
): Uint32Array {
  const found = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const miss = misses === null ? 0 : (misses[row] ?? 0);
    found[places[at] ?? 0] = miss === 0 || miss === own ? (valueOfRow[row] ?? noValue) : noValue;
  }
  return found;
}

/** Of values with at most one option each: two members have the same one or nothing in common. */
function countSingleValues(
  values: readonly IndexedValue[],
  found: Uint32Array,
  { firstMembers }: Cards,
): Uint32Array {
  const whole = new Uint32Array(values.length);
  /** By the number of the value the family that was counted last, as the place after its first member. */
  const lastFamily = new Uint32Array(values.length);
  for (let place = 0; place < found.length; place += 1) {
    const value = found[place] ?? noValue;
    const family = (firstMembers[place] ?? 0) + 1;
    whole[value] = (whole[value] ?? 0) + Number(lastFamily[value] !== family);
    lastFamily[value] = family;
  }
  return whole;
}

function countOptions(
  values: readonly IndexedValue[],
  found: Uint32Array,
  { firstMembers }: Cards,
): ValueCounts {
  const counts: ValueCounts = { whole: new Uint32Array(values.length), single: new Map() };
  const hasSeveral = Uint8Array.from(values, (value) =>
    Number(typeof value !== 'number' && value.length > 1),
  );
  for (let place = 0; place < found.length; place += 1) {
    const value = found[place] ?? noValue;
    let [isNew, mayOverlap] = [value !== noValue, hasSeveral[value] ?? 0];
    const first = firstMembers[place] ?? place;
    for (let before = first; before < place; before += 1) {
      const other = found[before] ?? noValue;
      if (other === value) isNew = false;
      mayOverlap |= hasSeveral[other] ?? 0;
    }
    if (!isNew) continue;
    if (mayOverlap === 1 && first < place)
      countNewOptions(value, found.subarray(first, place), values, counts);
    else counts.whole[value] = (counts.whole[value] ?? 0) + 1;
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
