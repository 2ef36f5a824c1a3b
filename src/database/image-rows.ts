import { sql } from 'drizzle-orm';
import { images } from './schema/images.ts';
import type { Transaction } from './transaction.ts';

export type NewImage = typeof images.$inferInsert;

/** Inserts the row of a stored image, or finds the one with the same content, and returns its id. */
export async function ensureImageRow(transaction: Transaction, image: NewImage): Promise<string> {
  const idOf = await ensureImageRows(transaction, [image]);
  return idOf(image);
}

/** The same for several images in one statement; returns a function that says the id of each. */
export async function ensureImageRows(
  transaction: Transaction,
  list: readonly NewImage[],
): Promise<(image: NewImage) => string> {
  const byContent = new Map(list.map((image) => [image.contentHash, image]));
  const rows =
    byContent.size === 0
      ? []
      : await transaction
          .insert(images)
          .values([...byContent.values()])
          // An update that changes nothing, because DO NOTHING would return no row.
          .onConflictDoUpdate({
            target: images.contentHash,
            set: { contentHash: sql`excluded.content_hash` },
          })
          .returning({ id: images.id, contentHash: images.contentHash });
  const ids = new Map(rows.map(({ id, contentHash }) => [contentHash, id]));
  return ({ contentHash }) => {
    const id = ids.get(contentHash);
    if (id === undefined) throw new Error('an insert that updates on conflict returns its row');
    return id;
  };
}

/** The fields of an image that pages show, as one JSON value of a query over `images`. */
export const pictureOfImage = sql`json_build_object(
  'relativePath', ${images.relativePath}, 'width', ${images.width}, 'height', ${images.height},
  'alt', json_build_object('en', ${images.altEn}, 'ar', ${images.altAr}))`;
