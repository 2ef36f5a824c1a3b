import { and, asc, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { prepareOnce } from '#database/prepared-query.ts';
import { categories, productImages, products, subcategories } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';
import { missingArabic } from '../products/missing-arabic.ts';
import { arabicOf } from '../products/product-queries.server.ts';
import type { IndexedProduct } from './product-index.ts';

/**
 * A point in the history of the database: every transaction with a lower number has ended. What comes into sight
 * later was written by this number or a higher one, also when that transaction had begun long before.
 */
export type Horizon = number;

export interface CatalogueNews {
  /** Where to look from the next time. */
  readonly horizon: Horizon;
  readonly productsChanged: boolean;
  readonly treeChanged: boolean;
  /** Deleted categories leave no row that could tell of it. */
  readonly treeSize: number;
}

const catalogueNews = prepareOnce((db) => {
  const changed = (table: typeof products | typeof categories | typeof subcategories) =>
    sql<boolean>`exists (select from ${table} where ${gte(table.changedIn, sql.placeholder('since'))})`;
  const rowsOf = (table: typeof categories | typeof subcategories) => sql`(select count(*) from ${table})`;
  return db
    .select({
      horizon: sql`pg_snapshot_xmin(pg_current_snapshot())::text`.mapWith(Number),
      productsChanged: changed(products),
      treeChanged: sql<boolean>`${changed(categories)} or ${changed(subcategories)}`,
      treeSize: sql`${rowsOf(categories)} + ${rowsOf(subcategories)}`.mapWith(Number),
    })
    .from(sql`(values (1)) as one_row`)
    .prepare('');
});

export async function selectCatalogueNews(db: Queryable, since: Horizon): Promise<CatalogueNews> {
  const [news] = await catalogueNews(db).execute({ since });
  if (!news) throw new Error('a select without a condition answers one row');
  return news;
}

export interface IndexRow {
  readonly product: IndexedProduct;
  readonly isDeleted: boolean;
}

/** The products that exist, in the order of their ids, a batch at a time. */
export function selectProductsToIndex(db: Queryable, afterId: string, limit: number): Promise<IndexRow[]> {
  return selectIndexRows(db, and(isNull(products.deletedAt), gt(products.id, afterId)), limit);
}

/** Those that were written since, deleted ones included, a batch at a time. */
export function selectChangedProducts(
  db: Queryable,
  since: Horizon,
  afterId: string,
  limit: number,
): Promise<IndexRow[]> {
  // One row of few: the index of the transactions finds them, whatever their ids are.
  const changed = db.select({ id: products.id }).from(products).where(gte(products.changedIn, since));
  return selectIndexRows(db, and(inArray(products.id, changed), gt(products.id, afterId)), limit);
}

/** As a column: a product whose pictures change is written too, so that its row tells of it. */
const picturesOfRow = sql<boolean>`exists (select from ${productImages} where ${eq(productImages.productId, products.id)})`;

async function selectIndexRows(
  db: Queryable,
  condition: SQL | undefined,
  limit: number,
): Promise<IndexRow[]> {
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
 * A database that was restored from a copy may hold numbers of transactions that have not happened here yet, and
 * would look changed until they have. Writing those rows once gives them a number of this database.
 */
export async function renumberRowsFromElsewhere(db: Queryable): Promise<void> {
  for (const table of [products, categories, subcategories]) {
    await db
      .update(table)
      .set({ changedIn: sql`pg_current_xact_id()::text::bigint` })
      .where(gte(table.changedIn, sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`));
  }
}
