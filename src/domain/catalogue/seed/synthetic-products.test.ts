import { describe, expect, it } from 'vitest';
import { seedProducts } from '#database/seed/data/products.ts';
import { productBodySchema } from '../products/product-body.ts';
import { seedBody } from './seed-body.server.ts';
import { syntheticFamily, syntheticProduct } from './synthetic-products.ts';

describe('products made up for measuring', () => {
  const ids = new Map(seedProducts.map(({ sku }) => [sku, crypto.randomUUID()]));
  const make = (number: number) => {
    const original = seedProducts[(number - 1) % seedProducts.length];
    if (!original) throw new Error('there is no product to start from');
    return syntheticProduct(seedBody(original, ids), number, syntheticFamily(number, seedProducts.length));
  };
  const made = Array.from({ length: 2000 }, (_, index) => make(index + 1));

  it('follow the rules of real ones', () => {
    for (const product of made) expect(productBodySchema.safeParse(product).error).toBeUndefined();
  });

  it('are all different, and the same every time', () => {
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(made.length);
    expect(new Set(made.map(({ sku }) => sku)).size).toBe(made.length);
    expect(make(7)).toEqual(made[6]);
  });

  it('come in families of a few products that are made from one', () => {
    const families = Map.groupBy(made, ({ family }) => family);
    expect(Math.max(...[...families.values()].map(({ length }) => length))).toBe(4);
    expect(families.size).toBeLessThan(made.length / 3);
  });

  it('are spread over stock and flags as a real range is', () => {
    const share = (count: number) => count / made.length;
    expect(share(made.filter(({ stock }) => stock === 0).length)).toBeGreaterThan(0.04);
    expect(share(made.filter(({ isFeatured }) => isFeatured).length)).toBeGreaterThan(0.08);
    expect(share(made.filter(({ isBestSeller }) => isBestSeller).length)).toBeLessThan(0.2);
  });
});
