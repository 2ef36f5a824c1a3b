import { getTableColumns, sql } from 'drizzle-orm';
import { columnName } from '#database/column-name.ts';
import { formerProductSlugs, products } from '#database/schema/catalogue.ts';
import type { Transaction } from '#database/transaction.ts';
import type { productColumns } from '../products/product-columns.ts';
import { newPreviewKey } from '../products/product-write-queries.server.ts';

/** The columns of a row of the table, with its category. */
export type ImportedColumns = ReturnType<typeof productColumns> & {
  readonly categoryId: string;
  readonly subcategoryId: string | null;
};

interface ChangedRow {
  readonly id: string;
  readonly columns: ImportedColumns;
}

/** Few enough that a statement stays below a few megabytes and 65,535 parameters. */
const rowsAtOnce = 500;

/**
 * Updates many products, each with columns of its own: a statement for some hundred rows, which takes a tenth of the time of
 * a statement for each.
 */
export async function updateImported(
  transaction: Transaction,
  rows: readonly ChangedRow[],
  now: Date,
): Promise<void> {
  const tableColumns = getTableColumns(products);
  for (const part of inParts(rows)) {
    const names = Object.keys(part[0]?.columns ?? {}) as (keyof ImportedColumns)[];
    const given = part.map(({ id, columns }) =>
      Object.fromEntries([
        ['id', id],
        ['preview_key', newPreviewKey()],
        ...names.map((name) => [columnName(name), columns[name]]),
      ]),
    );
    const shape = names.map(
      (name) => sql`${sql.identifier(columnName(name))} ${sql.raw(tableColumns[name].getSQLType())}`,
    );
    const assignments = names.map(
      (name) => sql`${sql.identifier(columnName(name))} = given.${sql.identifier(columnName(name))}`,
    );
    await transaction.execute(sql`
      update ${products} set
        ${sql.join(assignments, sql`, `)},
        preview_key = case when given.status = 'draft' then coalesce(${products.previewKey}, given.preview_key) end,
        version = ${products.version} + 1,
        updated_at = ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (id uuid, preview_key text, ${sql.join(shape, sql`, `)})
      where ${products.id} = given.id`);
  }
}

/** Inserts products in the order of the table, without stock; returns their ids in that order. */
export async function insertImported(
  transaction: Transaction,
  rows: readonly ImportedColumns[],
  { firstPosition, now }: { readonly firstPosition: number; readonly now: Date },
): Promise<string[]> {
  const ids: string[] = [];
  for (const part of inParts(rows)) {
    const inserted = await transaction
      .insert(products)
      .values(
        part.map((columns, place) => ({
          ...columns,
          previewKey: columns.status === 'draft' ? newPreviewKey() : null,
          position: firstPosition + ids.length + place,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .returning({ id: products.id, sku: products.sku });
    const idOfSku = new Map(inserted.map(({ id, sku }) => [sku, id]));
    ids.push(...part.flatMap(({ sku }) => idOfSku.get(sku) ?? []));
  }
  return ids;
}

interface MovedSlug {
  readonly productId: string;
  readonly from: string;
  readonly to: string;
}

/** Stores the old slugs as former ones, which still lead to their products; the new ones are former ones no more. */
export async function replaceSlugs(
  transaction: Transaction,
  moves: readonly MovedSlug[],
  now: Date,
): Promise<void> {
  for (const part of inParts(moves)) {
    await transaction.execute(sql`
      delete from ${formerProductSlugs}
      using jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as moved ("productId" uuid, "to" text)
      where ${formerProductSlugs.slug} = moved."to" and ${formerProductSlugs.productId} = moved."productId"`);
    await transaction
      .insert(formerProductSlugs)
      .values(part.map(({ productId, from }) => ({ slug: from, productId, createdAt: now })));
  }
}

function inParts<Row>(rows: readonly Row[]): (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
}
