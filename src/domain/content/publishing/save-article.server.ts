import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { hasSameFields, rejectChangedId, rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { ArticleBody, ArticleChange } from './article-body.ts';
import { articleColumns } from './article-columns.ts';
import {
  findStoredArticle,
  insertArticle,
  lockArticles,
  replaceArticleImages,
  replaceSlug,
  updateArticleRow,
} from './article-write-queries.server.ts';
import { type ArticleResponse, type StoredArticle, serializeArticle } from './serialize-article.ts';
import { type ArticleRules, validateArticle } from './validate-article.server.ts';

export async function createArticle(
  db: Database,
  given: ArticleBody,
  rules: ArticleRules,
  origin: ChangeOrigin,
): Promise<ArticleResponse> {
  return inTransaction(db, async (transaction) => {
    await lockArticles(transaction);
    const valid = await validateArticle(transaction, given, rules, { now: origin.now });
    const { coverImageId } = valid;
    const times = { createdAt: origin.now, updatedAt: origin.now };
    const id = await insertArticle(transaction, { ...articleColumns(valid.body), coverImageId, ...times });
    await replaceArticleImages(transaction, id, valid.imageIds);
    await replaceSlug(transaction, id, { from: undefined, to: valid.body.slug });
    const after = serializeArticle(await requireArticle(transaction, id));
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'create-article',
      entity: 'article',
      entityId: id,
      after,
    });
    return after;
  });
}

export async function updateArticle(
  db: Database,
  id: string,
  { id: givenId, version, ...given }: ArticleChange,
  rules: ArticleRules,
  origin: ChangeOrigin,
): Promise<ArticleResponse> {
  return inTransaction(db, async (transaction) => {
    await lockArticles(transaction);
    const stored = await requireArticle(transaction, id);
    rejectChangedId(givenId, stored.id);
    const before = serializeArticle(stored);
    await rejectStaleVersion(transaction, { entity: 'article', current: before, version, wanted: given });
    return writeArticle(transaction, stored, given, { rules, origin, action: 'update-article' });
  });
}

/** Writes an article that is locked, with its history. An article that stays as it is gets no entry. */
export async function writeArticle(
  transaction: Transaction,
  stored: StoredArticle,
  given: ArticleBody,
  { rules, origin, action }: { rules: ArticleRules; origin: ChangeOrigin; action: string },
): Promise<ArticleResponse> {
  const { id } = stored;
  const before = serializeArticle(stored);
  const valid = await validateArticle(transaction, given, rules, { ownId: id, now: origin.now });
  // The address of a cover may name another width of the same picture.
  const cover = valid.coverImageId === null ? null : before.cover;
  if (hasSameFields({ ...valid.body, cover }, before) && valid.coverImageId === stored.coverImageId) {
    return before;
  }
  const { coverImageId } = valid;
  await updateArticleRow(transaction, id, {
    ...articleColumns(valid.body),
    coverImageId,
    updatedAt: origin.now,
  });
  await replaceArticleImages(transaction, id, valid.imageIds);
  await replaceSlug(transaction, id, { from: stored.slug, to: valid.body.slug });
  const after = serializeArticle(await requireArticle(transaction, id));
  await recordChanges(transaction, { invalidatesPages: true }, origin, {
    action,
    entity: 'article',
    entityId: id,
    before,
    after,
  });
  return after;
}

export async function requireArticle(transaction: Transaction, id: string): Promise<StoredArticle> {
  const stored = await findStoredArticle(transaction, id);
  if (!stored) throw new ShopError('not_found');
  return stored;
}
