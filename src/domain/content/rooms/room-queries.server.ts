import { asc, inArray, sql } from 'drizzle-orm';
import { pictureOfImage } from '#database/image-rows.ts';
import { images } from '#database/schema/images.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Picture } from '#images/image-address.ts';
import { roomFile, roomNames } from './rooms.ts';

/** The pictures of the rooms that the shop has, by the name of the room. */
export async function findRoomPictures(db: Queryable): Promise<ReadonlyMap<string, Picture>> {
  const rows = await db
    .select({
      category: images.category,
      file: images.originalName,
      picture: sql<Picture>`${pictureOfImage}`,
    })
    .from(images)
    .where(inArray(images.category, ['scenes', 'categories']))
    .orderBy(asc(images.uploadDate), asc(images.id));
  return new Map(
    roomNames.flatMap((name) => {
      const { category, file } = roomFile(name);
      // An upload of staff may have the same name and came later.
      const found = rows.find((row) => row.category === category && row.file === file);
      return found ? [[name, found.picture] as const] : [];
    }),
  );
}
