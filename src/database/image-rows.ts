import { sql } from 'drizzle-orm';
import { images } from './schema/images.ts';
import type { Transaction } from './transaction.ts';

export type NewImage = typeof images.$inferInsert;

/** Inserts the row of a stored image, or finds the one with the same content, and returns its id. */
export async function ensureImageRow(transaction: Transaction, image: NewImage): Promise<string> {
  const [row] = await transaction
    .insert(images)
    .values(image)
    // An update that changes nothing, because DO NOTHING would return no row.
    .onConflictDoUpdate({ target: images.contentHash, set: { contentHash: sql`excluded.content_hash` } })
    .returning({ id: images.id });
  if (!row) throw new Error('an insert that updates on conflict returns its row');
  return row.id;
}

/** The fields of an image that pages show, as one JSON value of a query over `images`. */
export const pictureOfImage = sql`json_build_object(
  'relativePath', ${images.relativePath}, 'width', ${images.width}, 'height', ${images.height},
  'alt', json_build_object('en', ${images.altEn}, 'ar', ${images.altAr}))`;
