import { describe, expect, it } from 'vitest';
import { productFilterSchema } from './product-filter.ts';

describe('the filter of a list of products', () => {
  it('needs nothing', () => {
    expect(productFilterSchema.parse({})).toEqual({ page: 1, pageSize: 24 });
  });

  it('reads numbers and yes as an address writes them', () => {
    expect(
      productFilterSchema.parse({
        minPrice: '100',
        maxPrice: '250.50',
        inStock: 'true',
        page: '3',
        sort: 'price-up',
      }),
    ).toEqual({ minPrice: 100, maxPrice: 250.5, inStock: true, page: 3, sort: 'price-up', pageSize: 24 });
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '99999' },
    { pageSize: '101' },
    { sort: 'cheapest' },
    { minPrice: '-5' },
    { minPrice: '1e3' },
    { maxPrice: 'NaN' },
    { minPrice: '500', maxPrice: '100' },
    { inStock: 'yes' },
    { search: 'x'.repeat(201) },
    { category: '' },
    { colour: 'red' },
  ])('refuses %o', (query) => {
    expect(productFilterSchema.safeParse(query).success).toBe(false);
  });
});
