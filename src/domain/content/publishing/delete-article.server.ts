import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import {
  findDeletedArticle,
  findTakenSlugs,
  lockArticles,
  replaceSlug,
  updateArticleRow,
} from './article-write-queries.server.ts';
import { requireArticle } from './save-article.server.ts';
import { type ArticleResponse, serializeArticle } from './serialize-article.ts';

/** Soft-deletes an article: its row stays, so that it can be restored and a built-in one is not seeded again. */
export async function deleteArticle(
  db: Database,
  id: string,
  version: number | undefined,
  origin: ChangeOrigin,
): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    await lockArticles(transaction);
    const before = serializeArticle(await requireArticle(transaction, id));
    await rejectStaleVersion(transaction, { entity: 'article', current: before, version });
    await updateArticleRow(transaction, id, { deletedAt: origin.now, updatedAt: origin.now });
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'delete-article',
      entity: 'article',
      entityId: before.id,
      before,
    });
    return { id: before.id };
  });
}

/** Restores a deleted article as it was. Refused if another article has its address by now. */
export async function restoreArticle(
  db: Database,
  id: string,
  origin: ChangeOrigin,
): Promise<ArticleResponse> {
  return inTransaction(db, async (transaction) => {
    await lockArticles(transaction);
    const deleted = await findDeletedArticle(transaction, id);
    if (!deleted) throw new ShopError('not_found');
    const { slug } = deleted;
    if ((await findTakenSlugs(transaction, [slug], id)).has(slug)) {
      throw new ShopError('invalid_input', { fields: [{ path: 'slug', code: 'taken' }] });
    }
    await updateArticleRow(transaction, id, { deletedAt: null, updatedAt: origin.now });
    await replaceSlug(transaction, id, { from: undefined, to: slug });
    const after = serializeArticle(await requireArticle(transaction, id));
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'restore-article',
      entity: 'article',
      entityId: id,
      after,
    });
    return after;
  });
}
