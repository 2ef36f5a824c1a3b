import { stringify } from 'csv-stringify/sync';
import type { Database } from '#database/connect.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import { listProductsForImport } from './import-queries.server.ts';
import { cellsOf, csvColumns, protectedCell } from './product-csv.ts';

/** Few enough that serializing them does not block other requests. */
const productsAtOnce = 250;

/**
 * All products as a table for a spreadsheet: UTF-8 with the mark by which Excel knows it, and without anything that a
 * spreadsheet would run.
 */
export async function exportProducts(db: Database): Promise<string> {
  const parts = [`\ufeff${stringify([[...csvColumns]], { record_delimiter: 'windows' })}`];
  for (let offset = 0; ; offset += productsAtOnce) {
    const products = await listProductsForImport(db, { offset, limit: productsAtOnce });
    const rows = products.map((product) => {
      const shown = serializeProduct(product);
      const cells = { ...cellsOf(shown), id: shown.id, version: String(shown.version) };
      return csvColumns.map((column) => protectedCell(cells[column]));
    });
    parts.push(stringify(rows, { record_delimiter: 'windows' }));
    if (products.length < productsAtOnce) return parts.join('');
  }
}
