import { describe, expect, it } from 'vitest';
import { both, product, tree } from '../../../../tests/support/indexed-products.ts';
import { productFilterSchema } from '../listing/product-filter.ts';
import { ProductIndex } from './product-index.ts';

const everything = productFilterSchema.parse({});

describe('the status of a product', () => {
  const filled = () => {
    const index = new ProductIndex();
    index.replaceTree(tree);
    index.put(product({ id: 'live', name: both('Walnut desk', 'مكتب جوز') }));
    index.put(product({ id: 'draft', name: both('Zebrano desk', 'مكتب زبرانو'), status: 'draft' }));
    index.put(
      product({
        id: 'old',
        name: both('Teak desk', 'مكتب تيك'),
        status: 'discontinued',
        successorIds: ['live'],
      }),
    );
    return index;
  };
  const staff = { page: 1, pageSize: 10 } as const;

  it('decides what visitors find: only what is sold', () => {
    const index = filled();
    expect(index.find(everything, 'en')).toMatchObject({
      ids: ['live'],
      total: 1,
      facets: { categories: [{ slug: 'desks', count: 1 }], stock: { inStock: 1, outOfStock: 0 } },
    });
    expect(index.find({ ...everything, search: 'zebrano' }, 'en').ids).toEqual([]);
    // A draft that has all words does not hide what is sold and has one of them.
    expect(index.find({ ...everything, search: 'zebrano walnut desk' }, 'en').ids).toEqual(['live']);
    expect(index.nearestTerm('zebranno')).toBeUndefined();
    expect(index.findSimilar('thing-old', 4)).toEqual(['live']);
    expect(index.findSuccessors('thing-old')).toEqual(['live']);
  });

  it('is a filter of staff, who find everything', () => {
    const index = filled();
    expect(index.findForStaff(staff, 'en')).toMatchObject({
      total: 3,
      counts: { all: 3, status: { draft: 1, live: 1, discontinued: 1 } },
    });
    expect(index.findForStaff({ ...staff, status: 'draft' }, 'en').ids).toEqual(['draft']);
    expect(index.findForStaff({ ...staff, search: 'zebrano' }, 'en').ids).toEqual(['draft']);
  });

  it('decides what a code leads to: near ones to what is sold, the code of a discontinued one to its successors', () => {
    const index = filled();
    index.put(product({ id: 'draft-2', sku: 'WD-16O', status: 'draft' }));
    index.put(product({ id: 'near', sku: 'WD-160' }));
    index.put(product({ id: 'nearer', sku: 'WD-161' }));
    index.put(product({ id: 'gone', sku: 'WD-99', status: 'discontinued', successorIds: ['near'] }));
    expect(index.findNearCodes('wd161', 3)).toEqual(['nearer', 'near']);
    expect(index.findNearCodes('chair99', 3)).toEqual([]);
    expect(index.findDiscontinued('wd99')).toEqual([{ id: 'gone', successors: ['near'] }]);
    expect(index.findDiscontinued('wd160')).toEqual([]);
  });

  it('is in the snapshot, with the successors', () => {
    const copy = new ProductIndex();
    for (const part of filled().snapshot()) copy.restore(structuredClone(part));
    copy.replaceTree(tree);
    expect(copy.find(everything, 'en').ids).toEqual(['live']);
    expect(copy.findForStaff({ ...staff, status: 'discontinued' }, 'en').ids).toEqual(['old']);
    expect(copy.findSuccessors('thing-old')).toEqual(['live']);
  });
});
