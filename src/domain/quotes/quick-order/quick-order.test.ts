import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToCart,
  type Cart,
  cartLine,
  countItems,
  largestQuantity,
  mostLines,
  quantityInCart,
} from '#domain/cart/cart.ts';
import { products, productWith } from '../../../../tests/support/carts.ts';
import {
  addLines,
  chooseProduct,
  isBlank,
  keyOf,
  type QuickRows,
  removeRows,
  restoreRows,
  rowsToShow,
  typeInRow,
  withoutBlankRows,
} from './quick-rows.ts';
import { type RowAnswers, readRows, takeToCart } from './row-states.ts';
import { parseStoredRows, serializeRows } from './stored-rows.ts';

const desk = productWith({ id: 'desk', sku: 'SD-HA-160', stock: 10 });
const chair = productWith({ id: 'chair', sku: 'DH-TK-1', stock: 2_000 });
const answerOf = (product: typeof desk | null, near: (typeof desk)[] = []) => ({
  product,
  near,
  discontinued: null,
});
const answers: RowAnswers = new Map([
  [keyOf('SD-HA-160'), answerOf(desk)],
  [keyOf('desk 160'), answerOf(desk)],
  [keyOf('DH-TK-1'), answerOf(chair)],
  [keyOf('SD-HA-16'), answerOf(null, [desk])],
]);
const typed = (...rows: readonly (readonly [text: string, quantity: string])[]): QuickRows =>
  rows.reduce<QuickRows>((all, [text, quantity]) => {
    const id = rowsToShow(all).at(-1)?.id ?? '';
    return typeInRow(all, id, { text, quantity });
  }, []);
const statesOf = (rows: QuickRows, cart: Cart = []) =>
  readRows(rows, answers, cart).map(({ state }) => state);
const line = (code: string, quantity: number) => ({ code, name: '', quantity });

describe('the rows of a quick order', () => {
  test('end with an empty one, while there is room', () => {
    expect(rowsToShow([])).toHaveLength(1);
    const full = addLines(
      [],
      Array.from({ length: mostLines }, (_, at) => line(`A-${at}`, 1)),
    ).rows;
    expect(rowsToShow(full)).toHaveLength(mostLines);
  });

  test('become more by typing into the empty one', () => {
    const rows = typed(['SD-HA-160', '2'], ['DH-TK-1', '']);
    expect(rows.map(({ text, quantity }) => [text, quantity])).toEqual([
      ['SD-HA-160', '2'],
      ['DH-TK-1', ''],
    ]);
    expect(new Set(rowsToShow(rows).map(({ id }) => id)).size).toBe(3);
  });

  test('forget their product with another text, but not with another spelling of the code', () => {
    const rows = chooseProduct(typed(['desk', '1']), '1', desk);
    expect(rows[0]).toMatchObject({ text: 'SD-HA-160', product: { id: 'desk' } });
    expect(typeInRow(rows, '1', { text: 'sdha160' })[0]?.product?.id).toBe('desk');
    expect(typeInRow(rows, '1', { text: 'sdha161' })[0]?.product).toBeNull();
  });

  test('add up the lines of a list by code, and say what did not fit', () => {
    const { rows, merged, leftOut } = addLines(typed(['SD-HA-160', '٢']), [
      line('sdha160', 3),
      ...Array.from({ length: mostLines }, (_, at) => line(`A-${at}`, 1)),
    ]);
    expect(rows[0]).toMatchObject({ text: 'SD-HA-160', quantity: '5' });
    expect([rows.length, merged, leftOut]).toEqual([mostLines, 1, [line(`A-${mostLines - 1}`, 1)]]);
  });

  test('come back after a removal, with what was typed since', () => {
    const before = typed(['SD-HA-160', '2'], ['DH-TK-1', '1']);
    const since = typeInRow(removeRows(before, new Set(['1', '2'])), '1', { text: 'NEW-1' });
    const restored = restoreRows(since, before);
    expect(restored.map(({ text }) => text)).toEqual(['SD-HA-160', 'DH-TK-1', 'NEW-1']);
    expect(new Set(restored.map(({ id }) => id)).size).toBe(3);
  });

  test('have numbers of their own through any changes, and never more lines than an order', () => {
    const change = fc.oneof(
      fc.record({
        kind: fc.constant('type' as const),
        at: fc.nat(5),
        text: fc.constantFrom('A-1', 'B-2', ''),
      }),
      fc.record({
        kind: fc.constant('add' as const),
        codes: fc.array(fc.constantFrom('A-1', 'B-2', 'C-3'), { maxLength: 60 }),
      }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }),
      fc.record({ kind: fc.constant('tidy' as const) }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let rows: QuickRows = [];
        for (const each of changes) {
          const shown = rowsToShow(rows);
          const id = 'at' in each ? (shown[each.at % shown.length]?.id ?? '') : '';
          if (each.kind === 'type') rows = typeInRow(rows, id, { text: each.text });
          else if (each.kind === 'add')
            rows = addLines(
              rows,
              each.codes.map((code) => line(code, 1)),
            ).rows;
          else if (each.kind === 'remove') rows = removeRows(rows, new Set([id]));
          else rows = withoutBlankRows(rows);
          expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
          expect(rowsToShow(rows).length).toBeLessThanOrEqual(mostLines);
          expect(rowsToShow(rows).filter(isBlank).length).toBeGreaterThanOrEqual(
            rows.length < mostLines ? 1 : 0,
          );
          expect(parseStoredRows(serializeRows(rows))).toEqual(rows);
        }
      }),
    );
  });
});

describe('stored rows', () => {
  test('are read whatever stands in the storage', () => {
    for (const text of [null, '', '{', '7', '{"rows":1}', '[null, 3, {"id": "x"}, {"id": "1", "text": 4}]']) {
      expect(parseStoredRows(text)).toEqual([]);
    }
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseStoredRows(JSON.stringify(value))));
    const damaged = [{ id: '1', text: 'A-1', quantity: '2', product: { id: 'a', slug: '<script>' } }];
    expect(parseStoredRows(JSON.stringify(damaged))).toEqual([
      { id: '1', text: 'A-1', quantity: '2', product: null },
    ]);
  });
});

describe('a row', () => {
  test('has its product and one piece without a quantity', () => {
    expect(statesOf(typed(['sd ha 160', '']))).toMatchObject([{ kind: 'found', count: 1, problem: null }]);
  });

  test('says what is wrong with its quantity', () => {
    const problems = (text: string, quantity: string, cart: Cart = []) =>
      statesOf(typed([text, quantity]), cart).map((state) => (state.kind === 'found' ? state.problem : null));
    expect(problems('SD-HA-160', 'x')).toEqual([{ kind: 'not_a_number' }]);
    expect(problems('SD-HA-160', '0')).toEqual([{ kind: 'not_a_number' }]);
    expect(problems('SD-HA-160', '11')).toEqual([{ kind: 'stock', available: 10, inCart: 0 }]);
    expect(problems('SD-HA-160', '10', [cartLine(desk, 4)])).toEqual([
      { kind: 'stock', available: 6, inCart: 4 },
    ]);
    expect(problems('DH-TK-1', '1,200')).toEqual([
      { kind: 'quantity', available: largestQuantity, inCart: 0 },
    ]);
    expect(problems('DH-TK-1', '١٢')).toEqual([null]);
  });

  test('counts together with others of its product', () => {
    expect(statesOf(typed(['SD-HA-160', '6'], ['desk 160', '6']))).toMatchObject([
      { together: 12, sameAs: null, problem: { kind: 'stock', available: 10 } },
      { together: 12, sameAs: 0, problem: { kind: 'stock', available: 10 } },
    ]);
  });

  test('without a product waits, or suggests what it may mean', () => {
    expect(statesOf(typed(['SD-HA-16', '1'], ['not asked', '1']))).toMatchObject([
      { kind: 'unknown', near: [{ id: 'desk' }] },
      { kind: 'waiting' },
    ]);
  });

  test('is shown as it was last known until the shop answers', () => {
    const rows = chooseProduct(typed(['x', '3']), '1', productWith({ id: 'lamp', sku: 'L-1' }));
    expect(statesOf(rows)).toMatchObject([{ kind: 'found', isConfirmed: false, problem: null }]);
  });
});

describe('putting rows into the cart', () => {
  test('takes what can be bought and leaves the rest', () => {
    const rows = typed(['SD-HA-160', '4'], ['SD-HA-16', '2'], ['DH-TK-1', '1200'], ['desk 160', '1']);
    const { cart, taken, products: kinds, pieces } = takeToCart([], readRows(rows, answers, []));
    expect(cart.map(({ productId, quantity }) => [productId, quantity])).toEqual([['desk', 5]]);
    expect([...taken]).toEqual(['1', '4']);
    expect([kinds, pieces]).toEqual([1, 5]);
  });

  test('never exceeds stock or limits and counts every piece once', () => {
    const wanted = fc.array(fc.tuple(products, fc.integer({ min: 1, max: 1_200 })), { maxLength: 12 });
    fc.assert(
      fc.property(wanted, wanted, (own, asked) => {
        const cart = own.reduce<Cart>((all, [product, count]) => {
          const addition = addToCart(all, product, count);
          return addition.fits ? addition.cart : all;
        }, []);
        const known = new Map(asked.map(([product]) => [keyOf(`row ${product.id}`), answerOf(product)]));
        const rows = typed(...asked.map(([{ id }, count]) => [`row ${id}`, String(count)] as const));
        const views = readRows(rows, known, cart);
        const result = takeToCart(cart, views);
        expect(countItems(result.cart) - countItems(cart)).toBe(result.pieces);
        for (const { state } of views) {
          if (state.kind !== 'found') continue;
          const { id, stock } = state.product;
          const [before, after] = [quantityInCart(cart, id), quantityInCart(result.cart, id)];
          if (after !== before) expect(after).toBeLessThanOrEqual(Math.min(stock, largestQuantity));
        }
      }),
    );
  });
});
