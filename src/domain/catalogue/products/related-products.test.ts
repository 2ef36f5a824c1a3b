import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProductRow, ProductTable } from '../product-index/product-table.ts';
import { relatedRows } from './related-products.ts';

const desks = 1;
const chairs = 2;
const highDesks = 3;

function tableOf(...rows: Partial<ProductRow>[]): ProductTable {
  const table = new ProductTable();
  for (const [position, row] of rows.entries()) {
    table.add({
      id: `id ${position}`,
      category: desks,
      subcategory: 0,
      price: 1000,
      position,
      createdAt: 0,
      changedAt: 0,
      stock: 1,
      lacksArabic: false,
      lacksPicture: false,
      status: 'live',
      successors: [],
      slug: '',
      isFeatured: false,
      isNewArrival: false,
      isBestSeller: false,
      nameEn: '',
      nameAr: '',
      values: {},
      ...row,
    });
  }
  return table;
}

describe('products beside a product', () => {
  it('are those of its subcategory, then those of its category, and none of another', () => {
    const table = tableOf(
      { subcategory: highDesks },
      { price: 1000 },
      { subcategory: highDesks, price: 90_000 },
      { category: chairs },
    );
    expect(relatedRows(table, 0, 8)).toEqual([2, 1]);
  });

  it('are nearest in price first, dearer or cheaper alike', () => {
    const table = tableOf({ price: 1000 }, { price: 1500 }, { price: 600 }, { price: 1100 }, { price: 100 });
    expect(relatedRows(table, 0, 3)).toEqual([3, 2, 1]);
  });

  it('can be bought, as long as there are such', () => {
    const table = tableOf({}, { price: 1001, stock: 0 }, { price: 9000 });
    expect(relatedRows(table, 0, 2)).toEqual([2, 1]);
  });

  it('follow the order of the shop where nothing else decides', () => {
    const table = tableOf({}, { position: 9 }, { position: 2 }, { position: 5 });
    expect(relatedRows(table, 0, 3)).toEqual([2, 3, 1]);
  });

  it('do not share having no subcategory', () => {
    const table = tableOf({}, { price: 5000 }, { subcategory: highDesks, price: 1000 });
    expect(relatedRows(table, 0, 2)).toEqual([2, 1]);
  });

  it('never include the product itself, one that is gone, or one of another category', () => {
    const row = fc.record({
      category: fc.constantFrom(desks, chairs),
      subcategory: fc.constantFrom(0, highDesks),
      price: fc.nat(20),
      isInStock: fc.boolean(),
      isGone: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, count) => {
          const table = tableOf(...rows);
          for (const [number, { isGone }] of rows.entries()) if (isGone && number > 0) table.remove(number);
          const related = relatedRows(table, 0, count);
          const candidates = rows.filter(
            ({ category, isGone }, number) => number > 0 && !isGone && category === rows[0]?.category,
          );
          expect(related).not.toContain(0);
          expect(new Set(related).size).toBe(related.length);
          expect(related.length).toBe(Math.min(count, candidates.length));
          for (const other of related) expect(candidates).toContain(rows[other]);
          // A longer list begins with the shorter one.
          expect(relatedRows(table, 0, count + 3).slice(0, related.length)).toEqual(related);
        },
      ),
    );
  });
});
