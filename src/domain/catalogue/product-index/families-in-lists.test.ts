import { describe, expect, it } from 'vitest';
import { both, product, tree } from '../../../../tests/support/indexed-products.ts';
import { productFilterSchema } from '../listing/product-filter.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { ProductIndex } from './product-index.ts';

const grouped = { ...productFilterSchema.parse({}), groupFamilies: true as const };
const desk = (id: string, given: Partial<IndexedProduct>) =>
  product({
    id,
    name: both(`Oak desk ${id}`),
    categoryId: 'id of desks',
    familyId: 'oak',
    ...given,
  });

function indexOf(...products: readonly IndexedProduct[]) {
  const index = new ProductIndex();
  index.replaceTree(tree);
  index.replaceFamilies([
    { id: 'oak', key: 'oak-desk', name: both('Oak desk'), optionKeys: ['width', 'colour'], version: 1 },
  ]);
  for (const each of products) index.put(each);
  return index;
}

describe('a list that shows a family once', () => {
  const small = desk('small', { price: 90_000, widthMm: 1200, attributes: { colour: 'white' }, position: 2 });
  const large = desk('large', { price: 150_000, widthMm: 1800, attributes: { colour: 'oak' }, position: 1 });
  const alone = product({ id: 'alone', name: both('Lamp'), price: 100_000, position: 3 });

  it('shows the member that the filter, the sort order or the search chooses', () => {
    const index = indexOf(small, large, alone);
    const ids = (more: object) => index.find({ ...grouped, ...more }, 'en').ids;
    expect(ids({})).toEqual(['large', 'alone']);
    expect(ids({ sort: 'price-up' })).toEqual(['small', 'alone']);
    expect(ids({ sort: 'price-down' })).toEqual(['large', 'alone']);
    expect(ids({ attributes: { colour: { options: ['white'] } } })).toEqual(['small']);
    expect(ids({ search: 'oak desk' })).toEqual(['large']);
    expect(ids({ search: 'oak desk small' })).toEqual(['small']);
    expect(index.find({ ...grouped, search: 'oak desk' }, 'en').total).toBe(1);
  });

  it('pages by what it shows', () => {
    const index = indexOf(small, large, alone);
    const page = (number: number) => index.find({ ...grouped, page: number, pageSize: 1 }, 'en');
    expect([page(1), page(2)].map(({ ids, total }) => ({ ids, total }))).toEqual([
      { ids: ['large'], total: 2 },
      { ids: ['alone'], total: 2 },
    ]);
  });

  it('follows products that leave a family, come into it or are deleted', () => {
    const index = indexOf(small, large);
    index.put({ ...large, familyId: null });
    expect(index.find(grouped, 'en').total).toBe(2);
    index.put(large);
    expect(index.find(grouped, 'en').total).toBe(1);
    index.remove('large');
    expect(index.find(grouped, 'en').ids).toEqual(['small']);
    expect(index.familyOf('small')?.members.map(({ id }) => id)).toEqual(['small']);
  });
});

describe('the family of a product', () => {
  it('has its members that are sold, with their options', () => {
    const index = indexOf(
      desk('a', { widthMm: 1200, attributes: { colour: 'white', seats: 2 } }),
      desk('b', { price: 500, stock: 0, attributes: { colour: 'oak' } }),
      desk('draft', { status: 'draft' }),
    );
    expect(index.familyOf('a')).toMatchObject({
      family: { key: 'oak-desk' },
      members: [
        { id: 'a', slug: 'thing-a', options: { width: 1200, colour: ['white'] } },
        { id: 'b', price: 500, isInStock: false, options: { colour: ['oak'] } },
      ],
    });
    expect(index.familyOf('unknown')).toBeUndefined();
  });

  it('is kept in a snapshot', () => {
    const index = indexOf(desk('a', {}), desk('b', {}));
    const restored = indexOf();
    for (const part of index.snapshot()) restored.restore(part);
    expect(restored.find(grouped, 'en').total).toBe(1);
    expect(restored.familyOf('b')?.members).toHaveLength(2);
  });
});
