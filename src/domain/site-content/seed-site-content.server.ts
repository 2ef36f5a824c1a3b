import { firstSiteContent } from '#database/seed/data/site-content.ts';
import type { Transaction } from '#database/transaction.ts';
import { picturePaths } from './serialize-site-content.ts';
import { mapPictures } from './site-content.ts';
import { findScenePaths, insertSiteContent, setSeededContent } from './site-content-queries.server.ts';

/** Seeds the words of a new shop, without pictures. */
export async function seedSiteContent(transaction: Transaction): Promise<void> {
  await insertSiteContent(
    transaction,
    mapPictures(firstSiteContent, () => null),
  );
}

/** Adds the pictures; runs after the scene pictures are seeded. */
export async function seedSiteContentPictures(transaction: Transaction): Promise<void> {
  const paths = await findScenePaths(transaction, picturePaths(firstSiteContent));
  const document = mapPictures(firstSiteContent, (fileName) => paths.get(fileName) ?? null);
  await setSeededContent(transaction, document);
}
