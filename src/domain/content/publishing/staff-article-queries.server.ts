import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { lastActor } from '#database/last-actor.ts';
import { articles } from '#database/schema/articles.ts';
import { searchWords, textContains } from '#database/search-text.ts';
import type { Queryable } from '#database/transaction.ts';
import { imageAddress } from '#images/image-address.ts';
import { coverOfArticle } from './article-queries.server.ts';
import type { StoredArticle } from './serialize-article.ts';
import { articlesOnPage, type StaffArticleFilter } from './staff-article-list.ts';

const lacksArabic = sql<boolean>`(${articles.titleAr} = '' or ${articles.excerptAr} = '' or ${articles.bodyAr} = '[]')`;
const hasEnglish = sql`(${articles.titleEn} <> '' or ${articles.bodyEn} <> '[]')`;

/** Lists articles for staff: what is being written first, then the newest. */
export async function listStaffArticles(db: Queryable, filter: StaffArticleFilter, now: Date) {
  const rows = await db
    .select({
      id: articles.id,
      slug: articles.slug,
      kind: articles.kind,
      title: articles.titleEn,
      titleAr: articles.titleAr,
      status: articles.status,
      publishAt: articles.publishAt,
      isFeatured: articles.isFeatured,
      lacksArabic,
      picture: coverOfArticle,
      updatedAt: articles.updatedAt,
      version: articles.version,
    })
    .from(articles)
    .where(condition(filter, now))
    .orderBy(
      desc(sql`${articles.status} = 'draft'`),
      desc(sql`coalesce(${articles.publishAt}, ${articles.updatedAt})`),
      desc(articles.id),
    )
    .limit(articlesOnPage)
    .offset((filter.page - 1) * articlesOnPage);
  return rows.map(({ titleAr, picture, publishAt, updatedAt, ...row }) => ({
    ...row,
    translations: { ar: { title: titleAr } },
    cover: picture && imageAddress(picture, 300),
    publishAt: publishAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function countStaffArticles(
  db: Queryable,
  filter: StaffArticleFilter,
  now: Date,
): Promise<number> {
  const [row] = await db.select({ number: count() }).from(articles).where(condition(filter, now));
  return row?.number ?? 0;
}

/** Articles that are written in English and lack Arabic texts, the last changed first. */
export async function listUntranslatedArticles(db: Queryable, limit: number) {
  const where = and(isNull(articles.deletedAt), lacksArabic, hasEnglish);
  const [total] = await db.select({ number: count() }).from(articles).where(where);
  const rows: StoredArticle[] = await db
    .select({ ...getTableColumns(articles), picture: coverOfArticle })
    .from(articles)
    .where(where)
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(limit);
  return { rows, total: total?.number ?? 0 };
}

/** One page of the deleted articles, the last deleted first, with who deleted each. */
export async function listDeletedArticles(db: Queryable, page: number) {
  const isDeleted = isNotNull(articles.deletedAt);
  const rows = await db
    .select({
      id: articles.id,
      title: articles.titleEn,
      titleAr: articles.titleAr,
      status: articles.status,
      publishAt: articles.publishAt,
      deletedAt: articles.deletedAt,
      deletedBy: lastActor({ entity: 'article', action: 'delete-article', id: articles.id }),
    })
    .from(articles)
    .where(isDeleted)
    .orderBy(desc(articles.deletedAt), desc(articles.id))
    .limit(articlesOnPage)
    .offset((page - 1) * articlesOnPage);
  return {
    total: await db.$count(articles, isDeleted),
    articles: rows.map(({ titleAr, publishAt, deletedAt, deletedBy, ...article }) => ({
      ...article,
      translations: { ar: { title: titleAr } },
      publishAt: publishAt?.toISOString() ?? null,
      deletedAt: deletedAt?.toISOString() ?? '',
      deletedBy: deletedBy ?? '',
    })),
  };
}

function condition(
  { search, state, lacksArabic: isLacking }: StaffArticleFilter,
  now: Date,
): SQL | undefined {
  const searched = sql`${articles.titleEn} || E'\\n' || ${articles.titleAr} || E'\\n' || ${articles.slug}`;
  const found = searchWords(search ?? '').map((word) => textContains(searched, word));
  return and(
    isNull(articles.deletedAt),
    search ? and(...found) : undefined,
    state && inState(state, now),
    isLacking && lacksArabic,
  );
}

function inState(state: NonNullable<StaffArticleFilter['state']>, now: Date): SQL | undefined {
  if (state === 'scheduled') return and(eq(articles.status, 'published'), gt(articles.publishAt, now));
  if (state === 'published') return and(eq(articles.status, 'published'), lte(articles.publishAt, now));
  return eq(articles.status, state);
}
