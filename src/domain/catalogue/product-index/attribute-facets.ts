import {
  type AttributeChoice,
  type AttributeChoices,
  type AttributeFacet,
  isChosen,
} from '../listing/attribute-choice.ts';
import { type IndexedValue, noValue, type ValueColumn, type ValueColumns } from './value-columns.ts';

/** For each row which chosen attribute it does not match. */
export interface Misses {
  /** 0: it matches all of them; the number of the one it misses; `several` for more than one. */
  readonly ofRow: Uint8Array;
  /** The choices, numbered from 1. */
  readonly numberOf: ReadonlyMap<string, number>;
}

const several = 255;

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
  const chosen = Object.entries(choices).slice(0, several - 1);
  if (chosen.length === 0) return null;
  const ofRow = new Uint8Array(length);
  for (const [index, [key, choice]] of chosen.entries()) {
    const column = columns.get(key);
    markMisses(ofRow, index + 1, rows, column && { rows: column.rows, matches: matchesOf(column, choice) });
  }
  return { ofRow, numberOf: new Map(chosen.map(([key], index) => [key, index + 1])) };
}

/** 1 for each value of a column that was chosen. */
function matchesOf({ values }: ValueColumn, choice: AttributeChoice): Uint8Array {
  return Uint8Array.from(values, (value, number) => Number(number !== noValue && isChosen(value, choice)));
}

interface MatchedColumn {
  readonly rows: Uint16Array | Uint32Array;
  readonly matches: Uint8Array;
}

function markMisses(
  ofRow: Uint8Array,
  number: number,
  rows: Uint32Array | null,
  column: MatchedColumn | undefined,
): void {
  const length = rows?.length ?? ofRow.length;
  for (let at = 0; at < length; at += 1) {
    const row = rows === null ? at : (rows[at] ?? 0);
    if (column && column.matches[column.rows[row] ?? noValue] === 1) continue;
    ofRow[row] = ofRow[row] === 0 ? number : several;
  }
}

/**
 * Counts the values of some attributes among the rows that match everything but the chosen attributes. With rings of
 * families a family counts once for each value.
 */
export function countAttributes(
  columns: ValueColumns,
  keys: readonly string[],
  matching: readonly number[],
  misses: Misses | null,
  next: Uint32Array | null,
): AttributeFacet[] {
  const seen = new Uint8Array(next?.length ?? 0);
  return keys.flatMap((key) => {
    const column = columns.get(key);
    if (!column) return [];
    const missing = { ofRow: misses?.ofRow ?? null, own: misses?.numberOf.get(key) ?? 0 };
    const values = toFacetValues(column, countValues(column, matching, missing, next, seen));
    return values.length > 0 ? [{ key, values }] : [];
  });
}

interface ValueCounts {
  /** By the number of the value. */
  readonly whole: Uint32Array;
  /** Of members of families with several options, some of which another member has. */
  readonly single: Map<number | string, number>;
}

function countValues(
  column: ValueColumn,
  matching: readonly number[],
  { ofRow: misses, own }: { readonly ofRow: Uint8Array | null; readonly own: number },
  next: Uint32Array | null,
  seen: Uint8Array,
): ValueCounts {
  const { rows, values } = column;
  const counts: ValueCounts = { whole: new Uint32Array(values.length), single: new Map() };
  const hasSeveral = Uint8Array.from(values, (value) =>
    Number(typeof value !== 'number' && value.length > 1),
  );
  for (const row of matching) {
    const miss = misses === null ? 0 : (misses[row] ?? 0);
    if (miss !== 0 && miss !== own) continue;
    if (next !== null && next[row] !== row && !isNewValue(row, column, next, seen, hasSeveral, counts))
      continue;
    const value = rows[row] ?? noValue;
    counts.whole[value] = (counts.whole[value] ?? 0) + 1;
  }
  if (next !== null) for (const row of matching) seen[row] = 0;
  return counts;
}

/** Whether no member of the family that was seen before has the value, or one of its options. */
function isNewValue(
  row: number,
  { rows, values }: ValueColumn,
  next: Uint32Array,
  seen: Uint8Array,
  hasSeveral: Uint8Array,
  { single: counts }: ValueCounts,
): boolean {
  seen[row] = 1;
  const value = rows[row] ?? noValue;
  let mayOverlap = hasSeveral[value] ?? 0;
  for (let other = next[row] ?? row; other !== row; other = next[other] ?? row) {
    if (seen[other] === 0) continue;
    const otherValue = rows[other] ?? noValue;
    if (otherValue === value) return false;
    mayOverlap |= hasSeveral[otherValue] ?? 0;
  }
  if (mayOverlap === 0) return true;
  const others: IndexedValue[] = [];
  for (let other = next[row] ?? row; other !== row; other = next[other] ?? row) {
    if (seen[other] === 1) others.push(values[rows[other] ?? noValue] ?? []);
  }
  const options = values[value] ?? [];
  if (typeof options === 'number') return true;
  const had = new Set(others.flatMap((other) => (typeof other === 'number' ? [] : other)));
  if (!options.some((option) => had.has(option))) return true;
  for (const option of options) if (!had.has(option)) counts.set(option, (counts.get(option) ?? 0) + 1);
  return false;
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
