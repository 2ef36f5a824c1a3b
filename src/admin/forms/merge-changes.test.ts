import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameData } from '#ui/forms/same-data.ts';
import { entryPart, listFromParts, listParts, orderPart } from './list-parts.ts';
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

  it('of a list decide only where both changed the same entry, or both its order', () => {
    const entry = (id: string, text = id) => ({ id, text });
    const before = listParts('slides', [entry('a'), entry('b'), entry('c')]);
    const mine = listParts('slides', [entry('a', 'mine'), entry('b'), entry('new'), entry('c')]);
    const theirs = listParts('slides', [entry('b', 'theirs'), entry('c'), entry('other')]);
    const fields = findConflicts(before, mine, theirs);
    expect(fields.map(({ field, isContested }) => [field, isContested])).toEqual([
      [entryPart('slides', 'b'), false],
      [entryPart('slides', 'other'), false],
      [entryPart('slides', 'a'), true],
    ]);
    const merged = (kept: string[]) =>
      listFromParts('slides', mergeValues(before, mine, theirs, new Set(kept)));
    const shared = [entry('b', 'theirs'), entry('new'), entry('c'), entry('other')];
    expect(merged([])).toEqual(shared);
    expect(merged([entryPart('slides', 'a')])).toEqual([entry('a', 'mine'), ...shared]);
    const moved = listParts('slides', [entry('c'), entry('a'), entry('b')]);
    const turned = listParts('slides', [entry('c'), entry('b'), entry('a')]);
    expect(findConflicts(before, moved, turned)).toMatchObject([
      { field: orderPart('slides'), isContested: true },
    ]);
  });

  it('of a list lose no entry: each is as the one who alone changed it has it, and none is there twice', () => {
    const list = fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
      .chain((ids) => fc.tuple(...ids.map((id) => fc.nat(1).map((text) => ({ id, text })))));
    fc.assert(
      fc.property(list, list, list, fc.boolean(), (before, mine, theirs, keepsMine) => {
        const [base, own, others] = [before, mine, theirs].map((entries) => listParts('list', entries)) as [
          Record<string, unknown>,
          Record<string, unknown>,
          Record<string, unknown>,
        ];
        const contested = findConflicts(base, own, others).filter(({ isContested }) => isContested);
        const kept = new Set(keepsMine ? contested.map(({ field }) => field) : []);
        const merged = listFromParts('list', mergeValues(base, own, others, kept)) as typeof before;
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
          const [was, my, their, is] = [before, mine, theirs, merged].map((entries) =>
            entries.find((one) => one.id === id),
          );
          if (isSameData(their, was)) expect(is).toEqual(my);
          else if (isSameData(my, was)) expect(is).toEqual(their);
          else expect(is).toEqual(keepsMine ? my : their);
        }
      }),
    );
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
