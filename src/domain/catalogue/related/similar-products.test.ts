import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededVocabulary } from '../../../../tests/support/seeded-vocabulary.ts';
import { CatalogueTree } from '../categories/catalogue-tree.ts';
import { type ProductRow, ProductTable } from '../product-index/product-table.ts';
import { ProductKinds } from './product-kinds.ts';
import { type Judgement, similarRows } from './similar-products.ts';

const desks = 1;
const chairs = 2;
const highDesks = 3;
const lowDesks = 4;

function tableOf(...rows: Partial<ProductRow>[]): ProductTable {
  const table = new ProductTable();
  for (const [position, row] of rows.entries()) {
    table.add({
      id: `id ${position}`,
      category: desks,
      subcategory: highDesks,
      familyId: null,
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

const attribute = (key: string, swatch: string | null = null) => ({
  id: key,
  key,
  kind: 'option' as const,
  unit: null,
  name: { en: key, ar: key },
  options: [{ key: 'any', name: { en: '', ar: '' }, swatch, secondSwatch: null }],
  isBuiltIn: false,
  version: 1,
});

const judgement: Judgement = {
  vocabulary: seededVocabulary,
  kinds: new ProductKinds(new CatalogueTree()),
  ofCategory: [
    { key: 'width', isFilter: true },
    { key: 'colour', isFilter: true },
    { key: 'material', isFilter: true },
  ],
  attributes: [attribute('width'), attribute('colour', '#ffffff'), attribute('material')],
};

const similar = (table: ProductTable, count = 8) => similarRows(table, 0, count, judgement);

describe('similar products', () => {
  it('are of the same subcategory: fewer, or none, rather than others of the category', () => {
    const table = tableOf({}, { subcategory: lowDesks }, { price: 1500 }, { subcategory: 0 });
    expect(similar(table)).toEqual([2]);
    expect(similar(tableOf({}, { subcategory: lowDesks }, { category: chairs }))).toEqual([]);
  });

  it('of a category that is not divided have a word for the kind of product in common', () => {
    const table = tableOf(
      { subcategory: 0, nameEn: 'oak desk' },
      { subcategory: 0, nameEn: 'desk, white' },
      { subcategory: 0, nameEn: 'lamp, oak' },
      { subcategory: 0, nameEn: '' },
    );
    expect(similar(table)).toEqual([1]);
  });

  it('are near in attributes first, then in price', () => {
    const table = tableOf(
      { values: { width: 1200, material: ['oak'] } },
      { values: { width: 4800, material: ['oak'] }, price: 1000 },
      { values: { width: 1200, material: ['oak'] }, price: 1400 },
      { values: { width: 1200, material: ['oak'] }, price: 900 },
      { values: { width: 1200, material: ['oak', 'steel'] }, price: 900 },
    );
    expect(similar(table)).toEqual([3, 2, 4, 1]);
  });

  it('are left out when they are too unlike in attributes and price', () => {
    const table = tableOf(
      { values: { width: 400, material: ['oak'] } },
      { values: { width: 4000, material: ['steel'] }, price: 1000 },
      { values: { width: 600, material: ['oak'] }, price: 4900 },
      { values: { width: 4000, material: ['steel'] }, price: 4900 },
    );
    expect(similar(table)).toEqual([2, 1]);
  });

  it('are left out when they cost more than five times as much, or as little, however alike', () => {
    const table = tableOf({}, { price: 5000 }, { price: 5001 }, { price: 200 }, { price: 199 });
    expect(similar(table)).toEqual([1, 3]);
  });

  it('may differ in colour, which matters less than a size', () => {
    const table = tableOf(
      { values: { width: 1200, colour: ['oak'] } },
      { values: { width: 800, colour: ['oak'] } },
      { values: { width: 1200, colour: ['white'] } },
    );
    expect(similar(table)).toEqual([2, 1]);
  });

  it('are not of the same family, and one of each other family: the most alike', () => {
    const table = tableOf(
      { familyId: 'own' },
      { familyId: 'own' },
      { familyId: 'other', price: 1300 },
      { familyId: 'other', price: 1100 },
      { price: 1200 },
      { familyId: 'other', price: 1250 },
    );
    expect(similar(table)).toEqual([3, 4]);
    expect(similar(table, 1)).toEqual([3]);
  });

  it('can be bought, as long as there are such', () => {
    const table = tableOf({}, { price: 1001, stock: 0 }, { price: 1900 });
    expect(similar(table)).toEqual([2, 1]);
  });

  it('follow the order of the shop where nothing else decides', () => {
    expect(similar(tableOf({}, { position: 9 }, { position: 2 }, { position: 5 }), 3)).toEqual([2, 3, 1]);
  });

  it('never include the product itself, one that is gone, or one of another kind', () => {
    const row = fc.record({
      category: fc.constantFrom(desks, chairs),
      subcategory: fc.constantFrom(lowDesks, highDesks),
      price: fc.integer({ min: 1, max: 20 }),
      stock: fc.nat(1),
      isGone: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, count) => {
          const table = tableOf(...rows);
          for (const [number, { isGone }] of rows.entries()) if (isGone && number > 0) table.remove(number);
          const found = similar(table, count);
          const [first] = rows;
          const isInBudget = (price: number) =>
            price <= 5 * (first?.price ?? 0) && (first?.price ?? 0) <= 5 * price;
          const candidates = rows.filter(
            ({ category, subcategory, isGone, price }, number) =>
              number > 0 &&
              !isGone &&
              category === first?.category &&
              subcategory === first.subcategory &&
              isInBudget(price),
          );
          expect(found).not.toContain(0);
          expect(new Set(found).size).toBe(found.length);
          // A price within the budget never makes two products of one kind too unlike by itself.
          expect(found.length).toBe(Math.min(count, candidates.length));
          for (const other of found) expect(candidates).toContain(rows[other]);
          // A longer list begins with the shorter one.
          expect(similar(table, count + 3).slice(0, found.length)).toEqual(found);
        },
      ),
    );
  });
});
