import { asc, eq, gt, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { prepareOnce } from '#database/prepared-query.ts';
import { attributes } from '#database/schema/attributes.ts';
import {
  brandNames,
  categories,
  productImages,
  products,
  subcategories,
} from '#database/schema/catalogue.ts';
import { productFamilies } from '#database/schema/product-families.ts';
import { searchWords } from '#database/schema/search-words.ts';
import type { Queryable } from '#database/transaction.ts';
import { missingArabic } from '../products/missing-arabic.ts';
import { arabicOf } from '../products/product-queries.server.ts';
import type { IndexedProduct } from './indexed-product.ts';

/**
 * The xmin of a snapshot: every transaction with a lower id has ended. A row that becomes visible later was written by
 * this transaction or one with a higher id, even if that transaction began long before.
 */
export type Horizon = number;

export interface CatalogueChanges {
  /** The value to pass as `since` to the next query. */
  readonly horizon: Horizon;
  /** The ids of the products that were written since, deleted ones included. */
  readonly changedProducts: readonly string[];
  /** Whether a category, a subcategory, an attribute, a family, a line of the vocabulary or the name of a brand was written since. */
  readonly treeChanged: boolean;
  /** Compared with the last one, because what was deleted leaves no changed row. Without families: their deletion changes their members. */
  readonly treeSize: number;
}

/** Their rows are few, so counting them costs little. */
const smallTreeTables = [categories, subcategories, attributes, searchWords, brandNames] as const;
const treeTables = [...smallTreeTables, productFamilies] as const;
type CatalogueTable = typeof products | (typeof treeTables)[number];

/** Without parameters, so that PostgreSQL keeps one plan: planning it each time would take longer than running it. */
const lastChanges = prepareOnce((db) => {
  const lastChange = (table: CatalogueTable) => sql`(select max(${table.changedIn}) from ${table})`;
  const rowsOf = (table: CatalogueTable) => sql`(select count(*) from ${table})`;
  return db
    .select({
      horizon: sql`pg_snapshot_xmin(pg_current_snapshot())::text`.mapWith(Number),
      ofProducts: lastChange(products).mapWith(Number),
      ofTree: sql`greatest(${sql.join(treeTables.map(lastChange), sql`, `)})`.mapWith(Number),
      treeSize: sql.join(smallTreeTables.map(rowsOf), sql` + `).mapWith(Number),
    })
    .from(sql`(values (1)) as one_row`)
    .prepare('last_catalogue_changes');
});

export async function selectCatalogueChanges(db: Queryable, since: Horizon): Promise<CatalogueChanges> {
  const [last] = await lastChanges(db).execute();
  if (!last) throw new Error('a select without a condition answers one row');
  const { horizon, ofProducts, ofTree, treeSize } = last;
  return {
    horizon,
    changedProducts: ofProducts < since ? [] : await selectIdsChangedSince(db, since),
    treeChanged: ofTree >= since,
    treeSize,
  };
}

async function selectIdsChangedSince(db: Queryable, since: Horizon): Promise<string[]> {
  const rows = await db.select({ id: products.id }).from(products).where(gte(products.changedIn, since));
  return rows.map(({ id }) => id);
}

export interface IndexRow {
  readonly product: IndexedProduct;
  readonly isDeleted: boolean;
}

/**
 * Selects a batch of all products, ordered by id (keyset pagination). Deleted ones are in it: a condition on them would
 * let PostgreSQL, as long as it has no statistics of the table, expect few rows and read the whole table for each batch.
 */
export function selectProductsToIndex(db: Queryable, afterId: string, limit: number): Promise<IndexRow[]> {
  return selectIndexRows(db, gt(products.id, afterId), limit);
}

/** Selects the products with these ids. */
export function selectChangedProducts(db: Queryable, ids: readonly string[]): Promise<IndexRow[]> {
  return selectIndexRows(db, sql`${products.id} = any(${sql.param([...ids])}::uuid[])`, ids.length);
}

/** Whether a product has a picture. A change of its pictures also writes the product's row, which marks it as changed. */
const picturesOfRow = sql<boolean>`exists (select from ${productImages} where ${eq(productImages.productId, products.id)})`;

async function selectIndexRows(db: Queryable, condition: SQL, limit: number): Promise<IndexRow[]> {
  const rows = await db
    .select({ row: products, hasPicture: picturesOfRow })
    .from(products)
    .where(condition)
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map(({ row, hasPicture }) => ({
    isDeleted: row.deletedAt !== null,
    product: {
      ...row,
      name: { en: row.nameEn, ar: row.nameAr || row.nameEn },
      shortDescription: { en: row.shortDescriptionEn, ar: row.shortDescriptionAr },
      description: { en: row.descriptionEn, ar: row.descriptionAr },
      lacksArabic:
        missingArabic({
          shortDescription: row.shortDescriptionEn,
          description: row.descriptionEn,
          translations: { ar: arabicOf(row) },
        }).length > 0,
      lacksPicture: !hasPicture,
    },
  }));
}

/**
 * Gives rows of a restored database a transaction id of this server. Ids of another server may lie in the future here,
 * and such rows would be selected as changed until this server reaches those ids.
 */
export async function renumberRestoredRows(db: Queryable): Promise<void> {
  for (const table of [products, ...treeTables]) {
    await db
      .update(table)
      .set({ changedIn: sql`pg_current_xact_id()::text::bigint` })
      .where(gte(table.changedIn, sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`));
  }
}

/**
 * Tells databases apart, and the tables of a restored backup from those before it: transaction ids mean nothing in
 * another one.
 */
export async function identifyDatabase(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ identity: string }>(
    sql`select concat_ws('-', (select system_identifier from pg_control_system()), (select oid from pg_database where datname = current_database()), ${'products'}::regclass::oid) as identity`,
  );
  const [row] = rows;
  if (!row) throw new Error('a select without a condition answers one row');
  return row.identity;
}

/** The number of products that are not deleted. */
export function countProducts(db: Queryable): Promise<number> {
  return db.$count(products, isNull(products.deletedAt));
}
