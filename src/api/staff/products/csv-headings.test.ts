import { expect, it } from 'vitest';
import { columnOfHeading } from '#domain/catalogue/import/csv-headings.ts';
import { csvColumns } from '#domain/catalogue/import/product-csv.ts';
import { sheetHeadings } from '../sheet-headings.ts';

it.each(['en', 'ar'] as const)('an export with headings in %s is read back column by column', (language) => {
  const headings = csvColumns.map(sheetHeadings('products', language));
  expect(new Set(headings).size).toBe(csvColumns.length);
  expect(headings.map(columnOfHeading)).toEqual(csvColumns);
});

it('programs that ask for no language get the names of the columns', () => {
  expect(csvColumns.map(sheetHeadings('products', undefined))).toEqual(csvColumns);
});
