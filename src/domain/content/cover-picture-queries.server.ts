import { and, inArray, sql } from 'drizzle-orm';
import { pictureOfImage } from '#database/image-rows.ts';
import { images } from '#database/schema/images.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Picture } from '#images/image-address.ts';
import type { CoverName } from './topic.ts';

/** Finds the pictures of covers, in the given order; null where one is missing. */
export async function findCoverPictures(
  db: Queryable,
  covers: readonly CoverName[],
): Promise<(Picture | null)[]> {
  const named = covers.map((cover) => {
    const [folder = '', name] = cover.split('/');
    return { folder, file: `${name}.webp` };
  });
  const rows = await db
    .select({
      folder: images.category,
      file: images.originalName,
      picture: sql<Picture>`${pictureOfImage}`,
    })
    .from(images)
    .where(
      and(
        inArray(images.category, ['scenes', 'categories']),
        inArray(
          images.originalName,
          named.map(({ file }) => file),
        ),
      ),
    );
  const pictures = new Map(rows.map(({ folder, file, picture }) => [`${folder}/${file}`, picture]));
  return named.map(({ folder, file }) => pictures.get(`${folder}/${file}`) ?? null);
}
