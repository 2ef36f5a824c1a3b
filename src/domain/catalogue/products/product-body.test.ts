import { describe, expect, it } from 'vitest';
import departments from '#database/seed/data/departments.json' with { type: 'json' };
import { seedProducts } from '#database/seed/data/products.ts';
import { seedBody } from '../seed/seed-body.server.ts';

const categories = departments.flatMap((department) => department.categories);

const ids = new Map(seedProducts.map(({ sku }) => [sku, crypto.randomUUID()]));

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the range with which a new shop opens', () => {
  it('is large and wide enough to shop in', () => {
    expect(seedProducts.length).toBeGreaterThanOrEqual(160);
    expect(new Set(seedProducts.map((product) => product.category)).size).toBeGreaterThanOrEqual(18);
  });

  it.each(seedProducts.map((product) => [product.slug, product] as const))(
    '%s follows the rules',
    (_, product) => {
      expect(() => seedBody(product, ids)).not.toThrow();
      const category = categories.find(({ slug }) => slug === product.category);
      expect(category?.subcategories.map(({ slug }) => slug)).toContain(product.subcategory);
      expect(product.specifications.length).toBeGreaterThanOrEqual(4);
      expect(product.specifications.length).toBeLessThanOrEqual(8);
      for (const text of [product.shortDescription, product.description])
        expect(text).not.toMatch(/!|\p{Script=Arabic}/u);
      const { ar } = product.translations;
      for (const text of [ar.name, ar.shortDescription, ar.description])
        expect(text).toMatch(/\p{Script=Arabic}/u);
    },
  );

  it('names nothing twice', () => {
    expect(repeated(seedProducts.map((product) => product.slug))).toEqual([]);
    expect(repeated(seedProducts.map((product) => product.sku))).toEqual([]);
    expect(repeated(seedProducts.map((product) => product.name))).toEqual([]);
    expect(repeated(seedProducts.map((product) => product.translations.ar.name))).toEqual([]);
    expect(repeated(seedProducts.map((product) => product.description))).toEqual([]);
    expect(repeated(seedProducts.map((product) => product.translations.ar.description))).toEqual([]);
  });

  it('has something featured, new, well sold and sold out, and not too much of each', () => {
    for (const marked of [
      seedProducts.filter((product) => product.isFeatured),
      seedProducts.filter((product) => product.isNewArrival),
      seedProducts.filter((product) => product.isBestSeller),
      seedProducts.filter((product) => product.stock === 0),
    ]) {
      expect(marked.length / seedProducts.length).toBeGreaterThan(0.04);
      expect(marked.length / seedProducts.length).toBeLessThan(0.25);
    }
  });
});
