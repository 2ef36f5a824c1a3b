import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { articleImages, articles } from '#database/schema/articles.ts';
import { categories, productImages, products } from '#database/schema/catalogue.ts';
import { images } from '#database/schema/images.ts';
import { siteContent } from '#database/schema/site-content.ts';
import { testimonials } from '#database/schema/testimonials.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import { type PictureFilter, picturesOnPage, type pictureUses } from './picture-library.ts';

export interface PictureUse {
  readonly kind: (typeof pictureUses)[number];
  readonly id: string;
  readonly name: { readonly en: string; readonly ar: string };
  /** Deleted products and articles still use their pictures, because they can be restored. */
  readonly isDeleted: boolean;
}

/** As the cover or within the text. */
const isInArticle = sql`(${eq(articles.coverImageId, images.id)} or exists (
  select from ${articleImages}
  where ${and(eq(articleImages.articleId, articles.id), eq(articleImages.imageId, images.id))}))`;

/** The contents of the home page refer to pictures by their paths. */
const isInSiteContent = sql`exists (
  select from ${siteContent} where ${images.relativePath} in (
    select jsonb_path_query(${siteContent.document}, '$.**.picture') #>> '{}'))`;

/** Everything that uses a picture. Scene pictures are found by file name, so no row refers to them. */
const usesOfImage: SQL<PictureUse[]> = sql<PictureUse[]>`(
  select coalesce(json_agg(used), '[]') from (
    select 'product' as kind, ${products.id} as id, ${products.deletedAt} is not null as "isDeleted",
      json_build_object('en', ${products.nameEn}, 'ar', ${products.nameAr}) as name
    from ${productImages} inner join ${products} on ${eq(products.id, productImages.productId)}
    where ${eq(productImages.imageId, images.id)}
    union all
    select 'category', ${categories.id}, false,
      json_build_object('en', ${categories.nameEn}, 'ar', ${categories.nameAr})
    from ${categories} where ${eq(categories.imageId, images.id)}
    union all
    select 'testimonial', ${testimonials.id}, false,
      json_build_object('en', ${testimonials.authorEn}, 'ar', ${testimonials.authorAr})
    from ${testimonials} where ${eq(testimonials.imageId, images.id)}
    union all
    select 'article', ${articles.id}, ${articles.deletedAt} is not null,
      json_build_object('en', ${articles.titleEn}, 'ar', ${articles.titleAr})
    from ${articles} where ${isInArticle}
    union all
    select 'page', ${images.id}, false, json_build_object('en', '', 'ar', '')
    where ${images.category} = 'scenes' or ${isInSiteContent}
  ) as used)`;

const isUnused = sql`${images.category} <> 'scenes'
  and not exists (select from ${productImages} where ${eq(productImages.imageId, images.id)})
  and not exists (select from ${categories} where ${eq(categories.imageId, images.id)})
  and not exists (select from ${testimonials} where ${eq(testimonials.imageId, images.id)})
  and not exists (select from ${articles} where ${isInArticle})
  and not ${isInSiteContent}`;

function selectImages(db: Queryable) {
  return db.select({ image: images, uses: usesOfImage }).from(images);
}

export type ImageWithUses = Awaited<ReturnType<typeof selectImages>>[number];

function condition({ search, show }: PictureFilter): SQL | undefined {
  const pattern = `%${search?.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return and(
    search?.trim()
      ? or(ilike(images.originalName, pattern), ilike(images.altEn, pattern), ilike(images.altAr, pattern))
      : undefined,
    show === 'unused' ? isUnused : undefined,
    show === 'without-alt' ? or(eq(images.altEn, ''), eq(images.altAr, '')) : undefined,
  );
}

/** The newest first. */
export async function listImageRows(db: Queryable, filter: PictureFilter): Promise<ImageWithUses[]> {
  return selectImages(db)
    .where(condition(filter))
    .orderBy(desc(images.uploadDate), desc(images.id))
    .limit(picturesOnPage)
    .offset((filter.page - 1) * picturesOnPage);
}

export async function countImages(db: Queryable, filter: PictureFilter): Promise<number> {
  const [found] = await db.select({ number: count() }).from(images).where(condition(filter));
  return found?.number ?? 0;
}

export async function findImage(db: Queryable, id: string): Promise<ImageWithUses | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectImages(db).where(eq(images.id, id));
  return row;
}

/** Locks the image (SELECT … FOR UPDATE), so that nothing starts to use it meanwhile. */
export async function findImageToChange(
  transaction: Transaction,
  id: string,
): Promise<ImageWithUses | undefined> {
  if (!isUuid(id)) return undefined;
  const [locked] = await transaction
    .select({ id: images.id })
    .from(images)
    .where(eq(images.id, id))
    .for('update');
  return locked && findImage(transaction, id);
}

export async function findImageByHash(
  db: Queryable,
  contentHash: string,
): Promise<ImageWithUses | undefined> {
  const [row] = await selectImages(db).where(eq(images.contentHash, contentHash));
  return row;
}

export async function updateAlt(
  transaction: Transaction,
  id: string,
  alt: { readonly en: string; readonly ar: string },
): Promise<void> {
  await transaction
    .update(images)
    .set({ altEn: alt.en, altAr: alt.ar, version: sql`${images.version} + 1` })
    .where(eq(images.id, id));
  // Writes the rows unchanged: that marks the categories as changed, so that every server reloads its category tree.
  await transaction.update(categories).set({ imageId: id }).where(eq(categories.imageId, id));
}

export async function deleteImageRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(images).where(eq(images.id, id));
}
