import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { articleStatuses } from '#primitives/status/article-status.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import {
  createdAt,
  id,
  isNotNegative,
  isOneOf,
  moment,
  optionalText,
  updatedAt,
  version,
} from './columns.ts';
import { images } from './images.ts';

/** Articles of /blog. The built-in ones are seeded; staff write others and edit all. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    /** The id of the built-in article that it was; such a row is never seeded again, even if staff deleted it. */
    builtInId: text().unique('articles_built_in_id_unique'),
    /** The path of its page, '/{slug}'. */
    slug: text().notNull(),
    kind: text().notNull(),
    author: text().notNull(),
    status: text({ enum: articleStatuses }).notNull().default('draft'),
    publishAt: moment(),
    /** The day of the last review; null if there was none since publication. */
    reviewedOn: date({ mode: 'string' }),
    isFeatured: boolean().notNull().default(false),
    /** Seeded slugs of the categories that it covers, the most important first. */
    categories: jsonb().$type<readonly string[]>().notNull(),
    /** Tags besides its kind and its categories. */
    tags: jsonb().$type<readonly LocalizedText[]>().notNull(),
    titleEn: optionalText(),
    titleAr: optionalText(),
    excerptEn: optionalText(),
    excerptAr: optionalText(),
    closingEn: optionalText(),
    closingAr: optionalText(),
    seoTitleEn: optionalText(),
    seoTitleAr: optionalText(),
    seoDescriptionEn: optionalText(),
    seoDescriptionAr: optionalText(),
    keywordsEn: jsonb().$type<readonly string[]>().notNull(),
    keywordsAr: jsonb().$type<readonly string[]>().notNull(),
    /** Blocks as `articleDocumentSchema` of the domain has them. */
    bodyEn: jsonb().$type<readonly object[]>().notNull(),
    bodyAr: jsonb().$type<readonly object[]>().notNull(),
    /** In minutes, computed from the text. */
    readTime: integer().notNull(),
    coverImageId: uuid().references(() => images.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment(),
  },
  (table) => [
    isOneOf('articles_status_known', table.status, articleStatuses),
    check('articles_published_at', sql`${table.status} <> 'published' or ${table.publishAt} is not null`),
    isNotNegative('articles_read_time_not_negative', table.readTime),
    uniqueIndex('articles_slug_unique').on(table.slug).where(sql`${table.deletedAt} is null`),
    index().on(table.status, table.publishAt),
    index().on(table.coverImageId),
  ],
);

/** Slugs that articles had: their addresses redirect. */
export const formerArticleSlugs = pgTable(
  'former_article_slugs',
  {
    slug: text().primaryKey(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.articleId)],
);

/** Pictures in the text of articles, so that the library knows that they are used. */
export const articleImages = pgTable(
  'article_images',
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.imageId] }), index().on(table.imageId)],
);

/** Previews of articles as they stand in a form, saved or not; deleted after some days. */
export const articlePreviews = pgTable(
  'article_previews',
  {
    /** 128 random bits, in the address of the preview. */
    key: text().primaryKey(),
    document: jsonb().$type<object>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
);
