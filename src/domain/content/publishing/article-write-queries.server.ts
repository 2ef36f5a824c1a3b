import { and, eq, getTableColumns, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { articleImages, articles, formerArticleSlugs } from '#database/schema/articles.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { images } from '#database/schema/images.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import { coverOfArticle } from './article-queries.server.ts';
import type { ArticleResponse, StoredArticle } from './serialize-article.ts';

type ArticleColumns = typeof articles.$inferInsert;

const storedColumns = { ...getTableColumns(articles), picture: coverOfArticle };

/** Key of the advisory lock of writes to articles: a slug is free for one of them at a time. */
const articlesLock = 746_031_205;

export async function lockArticles(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${articlesLock})`);
}

export async function findStoredArticle(db: Queryable, id: string): Promise<StoredArticle | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(storedColumns)
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)));
  return row;
}

export async function findDeletedArticle(db: Queryable, id: string): Promise<StoredArticle | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(storedColumns)
    .from(articles)
    .where(and(eq(articles.id, id), isNotNull(articles.deletedAt)));
  return row;
}

export async function findTakenSlugs(
  db: Queryable,
  slugs: readonly string[],
  ownId: string | undefined,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ slug: articles.slug })
    .from(articles)
    .where(
      and(
        inArray(articles.slug, [...slugs]),
        isNull(articles.deletedAt),
        ownId === undefined ? undefined : ne(articles.id, ownId),
      ),
    );
  return new Set(rows.map(({ slug }) => slug));
}

export async function insertArticle(transaction: Transaction, columns: ArticleColumns): Promise<string> {
  const [row] = await transaction.insert(articles).values(columns).returning({ id: articles.id });
  if (!row) throw new Error('the database did not say which article it created');
  return row.id;
}

export async function updateArticleRow(
  transaction: Transaction,
  id: string,
  columns: Partial<ArticleColumns>,
): Promise<void> {
  await transaction
    .update(articles)
    .set({ ...columns, version: sql`${articles.version} + 1` })
    .where(eq(articles.id, id));
}

/** Lets the address that an article had redirect to it, and the new one not to another article. */
export async function replaceSlug(
  transaction: Transaction,
  articleId: string,
  { from, to }: { readonly from: string | undefined; readonly to: string },
): Promise<void> {
  await transaction.delete(formerArticleSlugs).where(eq(formerArticleSlugs.slug, to));
  if (from === undefined || from === to) return;
  await transaction
    .insert(formerArticleSlugs)
    .values({ slug: from, articleId })
    .onConflictDoUpdate({ target: formerArticleSlugs.slug, set: { articleId } });
}

export interface KnownImage {
  readonly id: string;
  readonly relativePath: string;
  readonly width: number;
  readonly height: number;
}

/** Finds images by their paths in the image store and locks them, so that none is deleted meanwhile. */
export async function lockImages(
  transaction: Transaction,
  paths: readonly string[],
): Promise<ReadonlyMap<string, KnownImage>> {
  if (paths.length === 0) return new Map();
  const rows = await transaction
    .select({
      id: images.id,
      relativePath: images.relativePath,
      width: images.width,
      height: images.height,
    })
    .from(images)
    .where(inArray(images.relativePath, [...paths]))
    .orderBy(images.id)
    .for('share');
  return new Map(rows.map((image) => [image.relativePath, image]));
}

/** Notes which pictures the text of an article shows. */
export async function replaceArticleImages(
  transaction: Transaction,
  articleId: string,
  imageIds: readonly string[],
): Promise<void> {
  await transaction.delete(articleImages).where(eq(articleImages.articleId, articleId));
  const rows = [...new Set(imageIds)].map((imageId) => ({ articleId, imageId }));
  if (rows.length > 0) await transaction.insert(articleImages).values(rows);
}

export interface ArticleChangeEntry {
  readonly entityId: string;
  readonly before: Partial<ArticleResponse>;
  readonly after: Partial<ArticleResponse>;
}

/** A change of an article in the history, if its action is one of these. */
export async function findArticleChange(
  db: Queryable,
  entryId: number,
  actions: readonly string[],
): Promise<ArticleChangeEntry | undefined> {
  const [row] = await db
    .select({ entityId: auditLog.entityId, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.id, entryId),
        eq(auditLog.entity, 'article'),
        inArray(auditLog.action, [...actions]),
        isNotNull(auditLog.before),
        isNotNull(auditLog.after),
      ),
    );
  return row as ArticleChangeEntry | undefined;
}
