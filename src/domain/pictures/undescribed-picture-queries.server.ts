import { and, desc, eq, ne } from 'drizzle-orm';
import { images } from '#database/schema/images.ts';
import type { Queryable } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';

const columns = {
  id: images.id,
  version: images.version,
  originalName: images.originalName,
  altEn: images.altEn,
};

const lacksArabic = and(ne(images.altEn, ''), eq(images.altAr, ''));

/** Pictures that are described in English and not in Arabic, the newest first. */
export async function listUndescribedPictures(db: Queryable, limit: number) {
  const rows = await db
    .select(columns)
    .from(images)
    .where(lacksArabic)
    .orderBy(desc(images.uploadDate), desc(images.id))
    .limit(limit);
  return { rows, total: await db.$count(images, lacksArabic) };
}

export async function findDescribedPicture(db: Queryable, id: string) {
  const [picture] = isUuid(id) ? await db.select(columns).from(images).where(eq(images.id, id)) : [];
  return picture;
}
