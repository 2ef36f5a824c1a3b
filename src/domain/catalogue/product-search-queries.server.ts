import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { Locale } from '#primitives/locale.ts';
import type { ProductCard } from './product.ts';
import { productCardColumns } from './product-queries.server.ts';

const inStockFirst = desc(sql`${products.stock} > 0`);

export function selectProductsByCode(db: Queryable, code: string, locale: Locale): Promise<ProductCard[]> {
  return db
    .select(productCardColumns(locale))
    .from(products)
    .where(and(eq(sql`replace(lower(${products.sku}), '-', '')`, code), isNull(products.deletedAt)))
    .limit(1);
}

/** Weights of D to A: a match in the name counts fifty times one in the description. */
const weights = sql.raw(`'{0.02, 0.1, 0.5, 1}'::real[]`);

export function selectProductsByText(
  db: Queryable,
  textQuery: string,
  locale: Locale,
  limit: number,
): Promise<ProductCard[]> {
  // The names are stored as they are and as stems, the descriptions as stems only.
  const query = sql`(to_tsquery('simple', ${textQuery}) || to_tsquery('english', ${textQuery}) || to_tsquery('arabic', ${textQuery}))`;
  const rank = sql`round(ts_rank(${weights}, ${products.searchVector}, ${query})::numeric, 3)`;
  return db
    .select(productCardColumns(locale))
    .from(products)
    .where(and(sql`${products.searchVector} @@ ${query}`, isNull(products.deletedAt)))
    .orderBy(desc(rank), inStockFirst, asc(products.position))
    .limit(limit);
}

const likeEnoughToLookAt = '0.3';
const likeEnoughOnAverage = 0.45;

/** For misspelt words: names that share enough groups of three letters with what was typed. */
export async function selectProductsByLikeness(
  transaction: Transaction,
  words: readonly string[],
  locale: Locale,
  limit: number,
): Promise<ProductCard[]> {
  // Only within this transaction: the operator below takes its threshold from here.
  await transaction.execute(
    sql`select set_config('pg_trgm.word_similarity_threshold', ${likeEnoughToLookAt}, true)`,
  );
  const likeness = joined(
    words.map((word) => sql`word_similarity(${word}, ${products.searchNames})`),
    ' + ',
  );
  const anyWord = joined(
    words.map((word) => sql`${word} <% ${products.searchNames}`),
    ' or ',
  );
  return transaction
    .select(productCardColumns(locale))
    .from(products)
    .where(
      and(
        sql`(${anyWord})`,
        sql`(${likeness}) >= ${likeEnoughOnAverage * words.length}`,
        isNull(products.deletedAt),
      ),
    )
    .orderBy(desc(likeness), inStockFirst, asc(products.position))
    .limit(limit);
}

function joined(parts: SQL[], operator: string): SQL {
  return sql.join(parts, sql.raw(operator));
}
