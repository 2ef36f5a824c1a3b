import { sql } from 'drizzle-orm';
import { images } from './schema/images.ts';
import type { Transaction } from './transaction.ts';

export type NewImage = typeof images.$inferInsert;

/** Notes a stored picture and gives its id; one that is there already keeps its own. */
export async function ensureImageRow(transaction: Transaction, image: NewImage): Promise<string> {
  const [row] = await transaction
    .insert(images)
    .values(image)
    // Written as it is, so that the row is returned in either case.
    .onConflictDoUpdate({ target: images.contentHash, set: { contentHash: sql`excluded.content_hash` } })
    .returning({ id: images.id });
  if (!row) throw new Error('an insert that updates on conflict returns its row');
  return row.id;
}

/** What pages need of an image, as one value of a query over `images`. */
export const pictureOfImage = sql`json_build_object(
  'relativePath', ${images.relativePath}, 'width', ${images.width}, 'height', ${images.height},
  'alt', json_build_object('en', ${images.altEn}, 'ar', ${images.altAr}))`;
