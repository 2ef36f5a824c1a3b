import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seedProducts } from '#database/seed/data/products.ts';

/** The cart, the stock and the planner count pieces, so that a price for a measure would be multiplied by the wrong number. */
const byMeasure =
  /(per|by the) (square |running )?(m²|m\b|metre|meter)|للمتر|بالمتر|لكل متر|price per|السعر ل(?!لوحدة)/iu;

describe('products are priced by the piece', () => {
  it('says no text of a product that it is sold by a measure', () => {
    const sold = seedProducts.flatMap(({ slug, name, shortDescription, specifications, translations }) => {
      const { ar } = translations;
      const texts = [
        ...[name, shortDescription, ar.name, ar.shortDescription],
        ...[...specifications, ...ar.specifications].map(({ label, value }) => `${label}: ${value}`),
      ];
      return texts.filter((text) => byMeasure.test(text)).map((text) => `${slug}: ${text}`);
    });
    expect(sold).toEqual([]);
  });

  it('says no name of a category that its products are sold by a measure', () => {
    const file = join(import.meta.dirname, '../../src/database/seed/data/departments.json');
    expect(readFileSync(file, 'utf8')).not.toMatch(byMeasure);
  });
});
