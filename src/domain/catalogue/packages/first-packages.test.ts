import { describe, expect, it } from 'vitest';
import { seedPackages } from '#database/seed/data/packages.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import { packagesInStock } from './package-contents.ts';

const products = new Map(seedProducts.map((product) => [product.slug, product]));

describe('packages of a new shop', () => {
  it.each(seedPackages)('$slug has parts of the range, and is in stock', ({ parts }) => {
    expect(parts.length).toBeGreaterThan(1);
    const counted = parts.map(([slug, quantity]) => {
      const product = products.get(slug);
      if (!product) throw new Error(`there is no product ${slug}`);
      return { quantity, product };
    });
    expect(packagesInStock(counted)).toBeGreaterThan(0);
  });

  it('have a chair for each place', () => {
    const places = { 'workplace-for-one': 1, 'bench-for-a-team-of-four': 4, 'meeting-room-for-eight': 8 };
    for (const [slug, count] of Object.entries(places)) {
      const parts = seedPackages.find((one) => one.slug === slug)?.parts ?? [];
      const chairs = parts.filter(([part]) => part.includes('chair'));
      expect(
        chairs.map(([, quantity]) => quantity),
        slug,
      ).toEqual([count]);
    }
  });
});
