import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameData } from '#ui/forms/same-data.ts';
import { findConflicts, mergeValues } from './merge-changes.ts';

const base = { name: 'Desk', price: 100, stock: 5 };

describe('two people who change the same thing', () => {
  it('have nothing to decide when they changed different fields', () => {
    const mine = { ...base, name: 'Big desk' };
    const theirs = { ...base, price: 120 };
    expect(findConflicts(base, mine, theirs)).toEqual([
      { field: 'price', mine: 100, theirs: 120, isContested: false },
    ]);
    expect(mergeValues(base, mine, theirs, new Set())).toEqual({ name: 'Big desk', price: 120, stock: 5 });
  });

  it('choose where both changed the same field', () => {
    const mine = { ...base, price: 90 };
    const theirs = { ...base, price: 120 };
    expect(findConflicts(base, mine, theirs)).toEqual([
      { field: 'price', mine: 90, theirs: 120, isContested: true },
    ]);
    expect(mergeValues(base, mine, theirs, new Set(['price'])).price).toBe(90);
    expect(mergeValues(base, mine, theirs, new Set()).price).toBe(120);
  });

  it('have nothing to decide when they changed it to the same', () => {
    const both = { ...base, price: 90 };
    expect(findConflicts(base, both, both)).toEqual([]);
  });

  it('keep what either of them added, and drop what one of them removed', () => {
    const before: Record<string, unknown> = { doha: 10, north: 30 };
    const mine = { ...before, west: 20 };
    const theirs = { doha: 10, east: 40 };
    expect(findConflicts(before, mine, theirs)).toEqual([
      { field: 'east', mine: undefined, theirs: 40, isContested: false },
      { field: 'north', mine: 30, theirs: undefined, isContested: false },
    ]);
    expect(mergeValues(before, mine, theirs, new Set())).toEqual({ doha: 10, east: 40, west: 20 });
  });

  it('choose where one removed what the other changed', () => {
    const before: Record<string, unknown> = { doha: 10, north: 30 };
    const changed = { doha: 10, north: 35 };
    const removed = { doha: 10 };
    expect(findConflicts(before, changed, removed)).toMatchObject([{ field: 'north', isContested: true }]);
    expect(mergeValues(before, changed, removed, new Set(['north']))).toEqual(changed);
    expect(mergeValues(before, changed, removed, new Set())).toEqual(removed);
  });

  it('lose nothing: every field is one of the two, and mine wherever only I changed it', () => {
    const values = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.array(fc.nat(1), { maxLength: 2 }) });
    fc.assert(
      fc.property(values, values, values, (before, mine, theirs) => {
        const merged = mergeValues(before, mine, theirs, new Set());
        for (const field of ['a', 'b', 'c'] as const) {
          expect([mine[field], theirs[field]]).toContainEqual(merged[field]);
          if (isSameData(theirs[field], before[field])) expect(merged[field]).toEqual(mine[field]);
        }
      }),
    );
  });
});
