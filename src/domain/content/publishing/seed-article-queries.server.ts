import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { articles } from '#database/schema/articles.ts';
import { images } from '#database/schema/images.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';

export async function countBuiltInArticles(db: Queryable): Promise<number> {
  const [row] = await db.select({ number: count() }).from(articles).where(isNotNull(articles.builtInId));
  return row?.number ?? 0;
}

/** Inserts articles; those whose built-in id or slug exists already stay as they are. Returns how many were new. */
export async function insertMissingArticles(
  transaction: Transaction,
  rows: readonly (typeof articles.$inferInsert)[],
): Promise<number> {
  const inserted = await transaction
    .insert(articles)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: articles.id });
  return inserted.length;
}

/** Sets the cover of a built-in article that has none, by folder and file name; nothing if that picture is missing. */
export async function attachCover(
  transaction: Transaction,
  builtInId: string,
  folder: string,
  originalName: string,
): Promise<void> {
  const [image] = await transaction
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.category, folder), eq(images.originalName, originalName)))
    .limit(1);
  if (!image) return;
  await transaction
    .update(articles)
    .set({ coverImageId: image.id })
    .where(and(eq(articles.builtInId, builtInId), isNull(articles.coverImageId)));
}
