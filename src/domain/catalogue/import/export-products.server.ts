import { stringify } from 'csv-stringify/sync';
import type { Database } from '#database/connect.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import { serviceIds } from '../attributes/packing.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import { isAttributeColumn } from './attribute-cells.ts';
import { findProductsInOrder, findSkusOfProducts, listProductIds } from './import-queries.server.ts';
import {
  type Cells,
  type CsvColumn,
  cellsOf,
  contentColumns,
  type FixedColumn,
  protectedCell,
} from './product-csv.ts';

/** Few enough that serializing them does not block other requests. */
const productsAtOnce = 250;

/**
 * All products as a table for a spreadsheet: UTF-8 with the mark by which Excel knows it, and without anything that a
 * spreadsheet would run.
 */
export async function exportProducts(
  db: Database,
  headingOf: (column: FixedColumn) => string,
): Promise<string> {
  const attributes = await listAttributes(db);
  const columns: CsvColumn[] = ['id', 'version', ...contentColumns(attributes)];
  const headings = columns.map((column) => (isAttributeColumn(column) ? column : headingOf(column)));
  const parts = [`\ufeff${csvText([headings])}`];
  const ids = await listProductIds(db);
  for (let first = 0; first < ids.length; first += productsAtOnce) {
    const products = await findProductsInOrder(db, ids.slice(first, first + productsAtOnce));
    const skuOfId = await findSkusOfProducts(
      db,
      products.flatMap(({ successorIds, assembly }) => [...successorIds, ...serviceIds(assembly)]),
    );
    const rows = products.map((product) => {
      const shown = serializeProduct(product);
      const cells: Cells<CsvColumn> = {
        ...cellsOf(shown, skuOfId, attributes),
        id: shown.id,
        version: String(shown.version),
      };
      return columns.map((column) => cells[column] ?? '');
    });
    parts.push(csvText(rows));
  }
  return parts.join('');
}

/** Rows as CSV (RFC 4180) with protected cells. Every cell is quoted: by itself the library quotes no bare CR or LF. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(protectedCell)),
    { record_delimiter: 'windows', quoted: true },
  );
}
