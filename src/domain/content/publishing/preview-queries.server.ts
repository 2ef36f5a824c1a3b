import { and, eq, gt, lt } from 'drizzle-orm';
import { articlePreviews } from '#database/schema/articles.ts';
import type { Queryable } from '#database/transaction.ts';

export async function insertPreview(
  db: Queryable,
  preview: { readonly key: string; readonly document: object; readonly createdAt: Date },
): Promise<void> {
  await db.insert(articlePreviews).values(preview);
}

export async function findPreview(db: Queryable, key: string, since: Date): Promise<object | undefined> {
  const [row] = await db
    .select({ document: articlePreviews.document })
    .from(articlePreviews)
    .where(and(eq(articlePreviews.key, key), gt(articlePreviews.createdAt, since)));
  return row?.document;
}

export async function deletePreviewsBefore(db: Queryable, moment: Date): Promise<number> {
  const deleted = await db
    .delete(articlePreviews)
    .where(lt(articlePreviews.createdAt, moment))
    .returning({ key: articlePreviews.key });
  return deleted.length;
}
