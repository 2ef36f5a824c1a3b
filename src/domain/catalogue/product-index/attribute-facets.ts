import {
  type AttributeChoice,
  type AttributeChoices,
  type AttributeFacet,
  isChosen,
} from '../listing/attribute-choice.ts';
import { noValue, type ValueColumn, type ValueColumns } from './value-columns.ts';

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

/** Counts the values of some attributes among the rows that match everything but the chosen attributes. */
export function countAttributes(
  columns: ValueColumns,
  keys: readonly string[],
  matching: readonly number[],
  misses: Misses | null,
): AttributeFacet[] {
  return keys.flatMap((key) => {
    const column = columns.get(key);
    if (!column) return [];
    const counts = countValues(column, matching, misses?.ofRow ?? null, misses?.numberOf.get(key) ?? 0);
    const values = toFacetValues(column, counts);
    return values.length > 0 ? [{ key, values }] : [];
  });
}

function countValues(
  { rows, values }: ValueColumn,
  matching: readonly number[],
  misses: Uint8Array | null,
  ownNumber: number,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (const row of matching) {
    const miss = misses === null ? 0 : (misses[row] ?? 0);
    if (miss !== 0 && miss !== ownNumber) continue;
    const value = rows[row] ?? noValue;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function toFacetValues({ values }: ValueColumn, counts: Uint32Array): AttributeFacet['values'] {
  const countOf = new Map<number | string, number>();
  for (const [number, value] of values.entries()) {
    const count = number === noValue ? 0 : (counts[number] ?? 0);
    if (count === 0) continue;
    for (const single of typeof value === 'number' ? [value] : value) {
      countOf.set(single, (countOf.get(single) ?? 0) + count);
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
