import { and, desc, eq, gt, isNull, lte, min, sql } from 'drizzle-orm';
import { pictureOfImage } from '#database/image-rows.ts';
import { articles, formerArticleSlugs } from '#database/schema/articles.ts';
import { images } from '#database/schema/images.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Picture } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Article } from '../article.ts';
import { articleFrom } from './article-from-row.ts';
import type { DocumentBlock } from './document-blocks.ts';
import type { ArticleIndex } from './published-articles.ts';

/** The cover of an article, with its alternative text. */
export const coverOfArticle = sql<Picture | null>`(
  select ${pictureOfImage} from ${images} where ${eq(images.id, articles.coverImageId)})`;

const isPublished = and(eq(articles.status, 'published'), isNull(articles.deletedAt));

const indexColumns = {
  id: articles.id,
  slug: articles.slug,
  kind: articles.kind,
  author: articles.author,
  publishAt: articles.publishAt,
  reviewedOn: articles.reviewedOn,
  isFeatured: articles.isFeatured,
  categories: articles.categories,
  tags: articles.tags,
  titleEn: articles.titleEn,
  titleAr: articles.titleAr,
  excerptEn: articles.excerptEn,
  excerptAr: articles.excerptAr,
  seoTitleEn: articles.seoTitleEn,
  seoTitleAr: articles.seoTitleAr,
  seoDescriptionEn: articles.seoDescriptionEn,
  seoDescriptionAr: articles.seoDescriptionAr,
  keywordsEn: articles.keywordsEn,
  keywordsAr: articles.keywordsAr,
  hasBodyEn: sql<boolean>`${articles.bodyEn} <> '[]'`,
  hasBodyAr: sql<boolean>`${articles.bodyAr} <> '[]'`,
  readTime: articles.readTime,
  picture: coverOfArticle,
};

/** Reads the index in one query, without the texts, which are most of an article. */
export async function readArticleIndex(db: Queryable): Promise<ArticleIndex> {
  const rows = await db
    .select({
      ...indexColumns,
      formerSlugs: sql<string[]>`array(
        select ${formerArticleSlugs.slug} from ${formerArticleSlugs}
        where ${eq(formerArticleSlugs.articleId, articles.id)})`,
    })
    .from(articles)
    .where(isPublished)
    .orderBy(desc(articles.publishAt), desc(articles.id));
  return {
    articles: rows.map(articleFrom),
    formerSlugs: new Map(rows.flatMap(({ id, formerSlugs }) => formerSlugs.map((slug) => [slug, id]))),
  };
}

/** What the page of an article shows besides what the index has, in the language that it is read in. */
export interface ArticleText {
  readonly body: readonly DocumentBlock[];
  readonly closing: string;
}

export async function findArticleText(db: Queryable, id: string, locale: Locale): Promise<ArticleText> {
  const [row] = await db
    .select(
      locale === 'en'
        ? { body: articles.bodyEn, closing: articles.closingEn }
        : { body: articles.bodyAr, closing: articles.closingAr },
    )
    .from(articles)
    .where(eq(articles.id, id));
  // Deleted since the index was read: the page that is being rendered is shown once more, without its text.
  return { body: (row?.body ?? []) as DocumentBlock[], closing: row?.closing ?? '' };
}

/** The article that visitors find at this address now. */
export async function findPublishedArticle(
  db: Queryable,
  slug: string,
  now: Date,
): Promise<Article | undefined> {
  const [row] = await db
    .select(indexColumns)
    .from(articles)
    .where(and(isPublished, eq(articles.slug, slug), lte(articles.publishAt, now)));
  return row && articleFrom(row);
}

/** When the next scheduled article is due. */
export async function findNextPublication(db: Queryable, after: Date): Promise<Date | null> {
  const [row] = await db
    .select({ next: min(articles.publishAt) })
    .from(articles)
    .where(and(isPublished, gt(articles.publishAt, after)));
  return row?.next ?? null;
}
