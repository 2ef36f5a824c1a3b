import { and, eq, inArray, sql } from 'drizzle-orm';
import { pictureOfImage } from '#database/image-rows.ts';
import { images } from '#database/schema/images.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Picture } from '#images/image-address.ts';
import type { SceneName } from './scene-pictures.ts';

/** Finds scene pictures by name, in the given order; null where one is missing. */
export async function findScenePictures(
  db: Queryable,
  names: readonly SceneName[],
): Promise<(Picture | null)[]> {
  const files = names.map((name) => `${name}.webp`);
  const rows = await db
    .select({ file: images.originalName, picture: sql<Picture>`${pictureOfImage}` })
    .from(images)
    .where(and(eq(images.category, 'scenes'), inArray(images.originalName, files)));
  const pictures = new Map(rows.map(({ file, picture }) => [file, picture]));
  return files.map((file) => pictures.get(file) ?? null);
}
