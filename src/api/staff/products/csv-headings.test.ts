import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvText } from '#domain/catalogue/import/export-products.server.ts';
import { csvColumns } from '#domain/catalogue/import/product-csv.ts';
import { readCsv } from '#domain/catalogue/import/read-csv.server.ts';
import { sheetHeadings } from '../sheet-headings.ts';

it.each(['en', 'ar', undefined] as const)(
  'a table with headings in %s is read back cell by cell, whatever columns it has and in whatever order',
  async (language) => {
    const headingOf = sheetHeadings('products', language);
    expect(new Set(csvColumns.map(headingOf)).size).toBe(csvColumns.length);
    const table = fc
      .shuffledSubarray([...csvColumns], { minLength: 2 })
      .filter((columns) => columns.includes('sku') || columns.includes('id'))
      .chain((columns) =>
        fc.tuple(fc.constant(columns), fc.array(fc.stringMatching(/^[\wع]{1,8}$/), lengthOf(columns))),
      );
    await fc.assert(
      fc.asyncProperty(table, async ([columns, cells]) => {
        const file = Buffer.from(`\ufeff${csvText([columns.map(headingOf), cells])}`);
        const { headings, rows, problems } = await readCsv(file);
        expect(problems).toEqual([]);
        expect(headings.map(({ column }) => column)).toEqual(columns);
        expect(rows[0]?.cells).toEqual(
          Object.fromEntries(columns.map((column, place) => [column, cells[place]])),
        );
      }),
    );
  },
);

function lengthOf({ length }: readonly unknown[]) {
  return { minLength: length, maxLength: length };
}
