import { and, asc, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { products, stockMovements } from '#database/schema/catalogue.ts';
import { orders } from '#database/schema/orders.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

export interface ProductToSell {
  readonly sku: string;
  readonly name: LocalizedText;
  readonly price: number;
  readonly stock: number;
  readonly leadTimeDays: number;
}

/**
 * Locks the rows until the end of the transaction, in the order of their ids, so that two orders of the same products
 * wait for one another instead of running into a deadlock. Deleted products and drafts are left out; a discontinued
 * product that was offered in a quotation can still be sold from what is left.
 */
export async function lockProductsToSell(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductToSell>> {
  return productsById(await selectSold(transaction, ids).orderBy(asc(products.id)).for('update'));
}

/** The same without locks, for a preview. */
export async function readProductsToSell(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductToSell>> {
  return productsById(await selectSold(db, ids));
}

function selectSold(db: Queryable, ids: readonly string[]) {
  return db
    .select()
    .from(products)
    .where(
      and(
        sql`${products.id} = any(${arrayOf(ids)}::uuid[])`,
        isNull(products.deletedAt),
        ne(products.status, 'draft'),
      ),
    );
}

function productsById(rows: readonly (typeof products.$inferSelect)[]): ReadonlyMap<string, ProductToSell> {
  return new Map(
    rows.map(({ id, sku, nameEn, nameAr, price, stock, leadTimeDays }) => [
      id,
      { sku, name: { en: nameEn, ar: nameAr || nameEn }, price, stock, leadTimeDays },
    ]),
  );
}

export interface StockChange {
  readonly productId: string;
  /** Pieces that are added, or taken if below 0. */
  readonly pieces: number;
}

type Movement = Pick<typeof stockMovements.$inferInsert, 'reason' | 'note' | 'orderId' | 'actor'>;

interface StockUpdate extends Movement {
  readonly now: Date;
  readonly keepsVersion: boolean;
}

/**
 * Locks the rows in the order of their ids, changes their stock and writes the movements, in one statement. A check
 * of the table refuses a stock below zero.
 */
export async function updateStock(
  transaction: Transaction,
  changes: readonly StockChange[],
  { reason, note, orderId, actor, now, keepsVersion }: StockUpdate,
): Promise<{ productId: string; pieces: number; stockAfter: number }[]> {
  const ids = arrayOf(changes.map(({ productId }) => productId));
  const pieces = arrayOf(changes.map((change) => change.pieces));
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await transaction.execute<{ productId: string; pieces: number; stockAfter: number }>(sql`
    with change (id, pieces) as (select * from unnest(${ids}::uuid[], ${pieces}::integer[])),
    locked as (
      select ${products.id} from ${products}
      where ${products.id} = any(${ids}::uuid[]) order by ${products.id} for update),
    changed as (
      update ${products} set
        stock = ${products.stock} + change.pieces,
        version = ${products.version} + ${keepsVersion ? 0 : 1}::integer,
        updated_at = ${moment}
      from change inner join locked on locked.id = change.id
      where ${products.id} = change.id
      returning change.id, change.pieces, ${products.stock} as stock)
    insert into ${stockMovements} (product_id, change, stock_after, reason, note, order_id, actor, created_at)
    select id, pieces, stock, ${reason}, ${note ?? ''}, ${orderId ?? null}::uuid, ${actor}, ${moment}
    from changed order by id
    returning product_id as "productId", change as pieces, stock_after as "stockAfter"`);
  return rows;
}

/** The movements of a product, the newest first. */
export async function listStockMovements(
  db: Queryable,
  productId: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
) {
  const rows = await db
    .select({
      id: stockMovements.id,
      change: stockMovements.change,
      stockAfter: stockMovements.stockAfter,
      reason: stockMovements.reason,
      note: stockMovements.note,
      orderId: stockMovements.orderId,
      orderNumber: orders.number,
      actor: stockMovements.actor,
      at: stockMovements.createdAt,
    })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(
      and(
        eq(stockMovements.productId, productId),
        before === undefined ? undefined : lt(stockMovements.id, before),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** A PostgreSQL array as one parameter. */
function arrayOf(values: readonly (string | number)[]) {
  return sql`${`{${values.join(',')}}`}`;
}
