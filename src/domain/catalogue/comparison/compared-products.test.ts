import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparePath,
  mostCompared,
  parseStoredComparison,
  readComparedSlugs,
  toggleCompared,
} from './compared-products.ts';

test('an address holds the products in their order, each once', () => {
  expect(readComparedSlugs('desk-160, chair,desk-160,,CHAIR,<b>,a--b')).toEqual(['desk-160', 'chair']);
  expect(readComparedSlugs(null)).toEqual([]);
  expect(readComparedSlugs(Array.from({ length: 500 }, (_, place) => `a${place}`).join(','))).toHaveLength(
    12,
  );
  expect(comparePath([])).toBe('/compare');
});

test('an address is read as it was written', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
  fc.assert(
    fc.property(fc.uniqueArray(slug, { maxLength: mostCompared }), (slugs) => {
      const { searchParams } = new URL(comparePath(slugs), 'http://shop');
      expect(readComparedSlugs(searchParams.get('products'))).toEqual(slugs);
    }),
  );
});

test.each([null, '', '{', 'null', '{"a":1}', '[1,null,{}]', '"desk"'])(
  'a storage that holds %s counts as empty',
  (stored) => {
    expect(parseStoredComparison(stored)).toEqual([]);
  },
);

test('a product is chosen and taken out again; a fifth one changes nothing', () => {
  const four = ['a', 'b', 'c', 'd'].reduce<readonly string[]>(toggleCompared, []);
  expect(four).toEqual(['a', 'b', 'c', 'd']);
  expect(toggleCompared(four, 'e')).toBe(four);
  expect(toggleCompared(four, 'b')).toEqual(['a', 'c', 'd']);
  expect(parseStoredComparison(JSON.stringify([...four, 'b', 'e', 3]))).toEqual(four);
});
