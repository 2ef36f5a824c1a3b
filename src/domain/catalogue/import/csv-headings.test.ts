import { describe, expect, it } from 'vitest';
import { columnOfHeading, mapHeadings } from './csv-headings.ts';
import { csvColumns } from './product-csv.ts';

describe('headings of a table', () => {
  it('are understood in the words of the export', () => {
    for (const column of csvColumns) expect(columnOfHeading(column)).toBe(column);
  });

  it.each([
    ['Item Code', 'sku'],
    ['  PRICE (QAR) ', 'price'],
    ['Qty.', 'stock'],
    ['Name - Arabic', 'name_ar'],
    ['السّعر', 'price'],
    ['إسم المنتج', 'name_ar'],
    ['الكميه', 'stock'],
    ['\ufeffSKU', 'sku'],
  ])('are understood in other words: %s', (heading, column) => {
    expect(columnOfHeading(heading)).toBe(column);
  });

  it('are unknown where the words mean nothing, until staff choose', () => {
    expect(mapHeadings(['Code', 'Colour'], undefined)).toEqual([
      { heading: 'Code', column: 'sku' },
      { heading: 'Colour', column: null },
    ]);
    expect(mapHeadings(['Code', 'Colour'], [null, 'brand'])).toEqual([
      { heading: 'Code', column: null },
      { heading: 'Colour', column: 'brand' },
    ]);
  });
});
