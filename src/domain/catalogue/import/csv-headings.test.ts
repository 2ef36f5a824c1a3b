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
    const none = () => false;
    expect(mapHeadings(['Code', 'Colour'], undefined, none)).toEqual([
      { heading: 'Code', column: 'sku' },
      { heading: 'Colour', column: null },
    ]);
    expect(mapHeadings(['Code', 'Colour'], [null, 'brand'], none)).toEqual([
      { heading: 'Code', column: null },
      { heading: 'Colour', column: 'brand' },
    ]);
  });

  it('name attributes by their keys, as far as the shop has them', () => {
    const headings = ['sku', 'attribute:seat-height', 'Attribute: Colour'];
    const known = (column: string) => column === 'attribute:seat-height';
    expect(mapHeadings(headings, undefined, known).map(({ column }) => column)).toEqual([
      'sku',
      'attribute:seat-height',
      null,
    ]);
  });
});
