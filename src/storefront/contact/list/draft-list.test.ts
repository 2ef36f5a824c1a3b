import { describe, expect, test } from 'vitest';
import { cartOf } from '../../../../tests/support/carts.ts';
import {
  addList,
  type DraftLines,
  leaveAsWords,
  type MatchedLine,
  replaceWithProduct,
  withoutList,
} from './draft-list.ts';

const [desk, chair] = cartOf(2).map(({ productId, snapshot }) => ({
  ...snapshot,
  id: productId,
  stock: 5,
  leadTimeDays: 0,
  isService: false,
})) as [MatchedLine['product'] & object, MatchedLine['product'] & object];
const empty: DraftLines = { products: [], texts: [{ id: 'a', text: ' ', quantity: 1 }], origins: {} };
const matched = (product: typeof desk, quantity: number): MatchedLine => ({
  line: { code: product.sku, name: 'as listed', quantity },
  product,
  by: 'code',
});
const words = (name: string, quantity: number): MatchedLine => ({
  line: { code: '', name, quantity },
  product: null,
  by: null,
});
const newId = () => crypto.randomUUID();

describe('a list that is added to a request', () => {
  test('becomes products where the catalogue has them, and words for the rest', () => {
    const added = addList(empty, [matched(desk, 12), words('Round table', 2)], newId);
    expect(added).toMatchObject({ matched: 1, words: 1, leftOut: [] });
    expect(added.lines.products).toMatchObject([{ productId: desk.id, quantity: 12 }]);
    expect(added.lines.texts).toMatchObject([{ text: 'Round table', quantity: 2, isFromList: true }]);
    expect(added.lines.origins[desk.id]).toEqual({ words: `${desk.sku} as listed`, by: 'code' });
  });

  test('adds up two lines of one product, and what was there before', () => {
    const { lines } = addList(empty, [matched(desk, 2), matched(desk, 3)], newId);
    expect(addList(lines, [matched(desk, 1)], newId).lines.products).toMatchObject([{ quantity: 6 }]);
  });

  test('never makes a request longer than it may be, and says what did not fit', () => {
    const many = Array.from({ length: 120 }, (_, at) => words(`Item ${at}`, 1));
    const added = addList(empty, [...many, matched(desk, 1)], newId);
    expect(added.lines.texts).toHaveLength(100);
    expect(added.leftOut).toHaveLength(21);
    expect(added.leftOut.at(-1)).toEqual({ code: desk.sku, name: 'as listed', quantity: 1 });
  });

  test('is replaced when it is added again after a change', () => {
    const first = addList(empty, [matched(desk, 12), words('Round table', 2)], newId).lines;
    const changed = [matched(desk, 3), words('Round table', 2)];
    const again = addList(withoutList(first, changed), changed, newId).lines;
    expect(again.products).toMatchObject([{ productId: desk.id, quantity: 3 }]);
    expect(again.texts).toHaveLength(1);
  });

  test('can be corrected in both directions', () => {
    const { lines } = addList(empty, [matched(desk, 12)], newId);
    const asWords = { ...lines, ...leaveAsWords(lines, desk.id, newId) };
    expect(asWords.products).toEqual([]);
    expect(asWords.texts).toMatchObject([{ text: `${desk.sku} as listed`, quantity: 12 }]);
    const id = asWords.texts[0]?.id ?? '';
    const asChair = { ...asWords, ...replaceWithProduct(asWords, id, chair) };
    expect(asChair.products).toMatchObject([{ productId: chair.id, quantity: 12 }]);
    expect(asChair.texts).toEqual([]);
  });
});
