import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartOf, carts } from '../../../../tests/support/carts.ts';
import { largestQuantity } from '../cart.ts';
import { listFragment, readListFragment } from './list-link.ts';
import {
  addToList,
  changeLine,
  createList,
  deleteList,
  hasRoomFor,
  type ListLine,
  longestListName,
  mostListLines,
  mostLists,
  moveLine,
  removeLine,
  renameList,
  restoreLine,
  restoreList,
  type SavedLists,
} from './saved-lists.ts';
import { parseStoredLists, serializeLists } from './stored-lists.ts';

const lines = (count: number): ListLine[] => cartOf(count).map((line) => ({ ...line, note: '' }));
const made = (name: string, count: number, lists: SavedLists = []) =>
  createList(lists, { id: name, name, lines: lines(count) });
const order = (lists: SavedLists) => lists[0]?.lines.map(({ productId }) => productId);

describe('the lists of a buyer', () => {
  test('have names of their own', () => {
    const lists = createList(made('Floor 2', 1), { id: 'b', name: '  Floor   2 ', lines: [] });
    expect(lists.map(({ name }) => name)).toEqual(['Floor 2 (2)', 'Floor 2']);
    expect(renameList(lists, 'b', 'Floor 2')[0]?.name).toBe('Floor 2 (2)');
    expect(renameList(lists, 'b', 'Floor 3')[0]?.name).toBe('Floor 3');
    expect(renameList(lists, 'b', '  ')).toBe(lists);
    const long = made('x'.repeat(80), 0, made('x'.repeat(80), 0));
    expect(new Set(long.map(({ name }) => name)).size).toBe(2);
    for (const { name } of long) expect(name.length).toBeLessThanOrEqual(longestListName);
  });

  test('add up quantities of a product and keep its note', () => {
    const [first] = lines(1) as [ListLine];
    const lists = changeLine(made('a', 1), 'a', 'p0', { quantity: 998, note: 'by the window' });
    expect(addToList(lists, 'a', [{ ...first, quantity: 4 }])[0]?.lines).toMatchObject([
      { quantity: largestQuantity, note: 'by the window' },
    ]);
  });

  test('have limits', () => {
    let lists: SavedLists = [];
    for (let number = 0; number < mostLists + 3; number += 1) lists = made(`list ${number}`, 1, lists);
    expect(lists).toHaveLength(mostLists);
    const [full] = made('full', mostListLines + 5) as [SavedLists[number]];
    expect(full.lines).toHaveLength(mostListLines);
    expect(hasRoomFor(full, lines(3))).toBe(true);
    expect(hasRoomFor(full, lines(mostListLines + 1))).toBe(false);
  });

  test('change the order of their lines', () => {
    const lists = made('a', 3);
    expect(order(moveLine(lists, 'a', 'p2', -1))).toEqual(['p0', 'p2', 'p1']);
    expect(order(moveLine(lists, 'a', 'p0', 1))).toEqual(['p1', 'p0', 'p2']);
    expect(order(moveLine(lists, 'a', 'p0', -1))).toEqual(['p0', 'p1', 'p2']);
    expect(order(moveLine(lists, 'a', 'p2', 1))).toEqual(['p0', 'p1', 'p2']);
  });

  test('come back as they were after a removal or a deletion', () => {
    const lists = made('b', 2, made('a', 3));
    const [line] = lists[1]?.lines.slice(1) ?? [];
    expect(restoreLine(removeLine(lists, 'a', 'p1'), 'a', line as ListLine, 1)).toEqual(lists);
    expect(restoreList(deleteList(lists, 'a'), lists[1] as SavedLists[number], 1)).toEqual(lists);
  });
});

const anyLists = fc
  .array(
    fc.record({
      name: fc.string({ minLength: 1, maxLength: 70 }),
      cart: carts,
      note: fc.string({ maxLength: 220 }),
    }),
    {
      maxLength: 5,
    },
  )
  .map((all) =>
    all.reduce<SavedLists>(
      (lists, { name, cart, note }, number) =>
        createList(lists, {
          id: `l${number}`,
          name: `n${name}`,
          lines: cart.map((line) => ({ ...line, note })),
        }),
      [],
    ),
  );

describe('stored lists', () => {
  test('come back as they were stored', () => {
    fc.assert(
      fc.property(anyLists, (lists) => {
        expect(parseStoredLists(serializeLists(lists))).toEqual(lists);
      }),
    );
  });

  test('survive damage: what can be read is read', () => {
    for (const text of [null, '', '{', 'null', '[]', '{"lists": 3}'])
      expect(parseStoredLists(text)).toEqual([]);
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => void parseStoredLists(JSON.stringify({ lists: [value, { lines: [value] }] })),
      ),
    );
    const damaged = {
      version: 1,
      lists: [null, { id: 'a', name: 'A', lines: [{ quantity: 2 }, ...lines(2)] }, { id: 7 }],
    };
    expect(parseStoredLists(JSON.stringify(damaged))).toEqual(
      made('A', 2).map((list) => ({ ...list, id: 'a' })),
    );
  });
});

describe('the link of a list', () => {
  test('has codes and quantities that can be read, and nothing that the shop receives', () => {
    const [first, second] = lines(2) as [ListLine, ListLine];
    const fragment = listFragment({
      name: 'Floor 2',
      lines: [
        { ...first, quantity: 2, note: 'by the window', snapshot: { ...first.snapshot, sku: 'SD-HA-160' } },
        { ...second, quantity: 6, snapshot: { ...second.snapshot, sku: 'DH-TK-AR-BK' } },
      ],
    });
    expect(fragment).toBe('#name=Floor+2&items=SD-HA-160.2,DH-TK-AR-BK.6&note.SD-HA-160=by+the+window');
    expect(new URL(`https://shop.example/lists${fragment}`).search).toBe('');
  });

  test('brings the list as it was', () => {
    const skus = fc.uniqueArray(fc.stringMatching(/^[A-Z]{2}-[A-Z0-9]{1,4}-\d{1,3}$/), {
      minLength: 1,
      maxLength: 20,
    });
    const text = fc.string({ unit: 'grapheme', maxLength: 50 }).map((each) => each.trim());
    fc.assert(
      fc.property(skus, text, text, fc.integer({ min: 1, max: 999 }), (codes, name, note, quantity) => {
        const [first] = lines(1) as [ListLine];
        const listed = codes.map((sku) => ({
          ...first,
          quantity,
          note,
          snapshot: { ...first.snapshot, sku },
        }));
        expect(readListFragment(listFragment({ name, lines: listed }))).toEqual({
          name: name.slice(0, longestListName),
          lines: codes.map((sku) => ({ sku, quantity, note })),
        });
      }),
    );
  });

  test('is read as far as it arrived, and never fails', () => {
    expect(readListFragment('#name=A&items=SD-HA-160.2,DH-TK-AR-B')?.lines).toMatchObject([
      { sku: 'SD-HA-160' },
    ]);
    for (const none of ['', '#', '#main', '#items=', '#name=A', '#items=%%%'])
      expect(readListFragment(none)).toBeNull();
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (any) => void readListFragment(`#${any}`)));
  });
});
