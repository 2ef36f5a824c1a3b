import { join } from 'node:path';
import type { OpenDatabase } from '#database/connect.ts';
import type { PreparedDatabase } from '#database/embedded/prepared-folder.ts';
import { completePrepared } from '#database/seed/prepared-contents.ts';
import { type SeedSlice, seedDatabase } from '#database/seed/seed-database.ts';
import { seedRules } from '#domain/catalogue/complements/seed-complement-rules.server.ts';
import { seedShopPackages } from '#domain/catalogue/packages/seed-packages.server.ts';
import { seedVocabulary } from '#domain/catalogue/search/vocabulary/seed-search-words.server.ts';
import { seedCatalogue } from '#domain/catalogue/seed/seed-catalogue.server.ts';
import { seedModels, storeModels } from '#domain/catalogue/seed/seed-models.server.ts';
import { seedPictures } from '#domain/catalogue/seed/seed-pictures.server.ts';
import { categoryPictureAlt } from '#domain/content/category-pictures.ts';
import { seedArticleCovers, seedArticles } from '#domain/content/publishing/seed-articles.server.ts';
import { seedScenePictures } from '#domain/content/seed-scene-pictures.server.ts';
import { seedSiteContent, seedSiteContentPictures } from '#domain/site-content/seed-site-content.server.ts';
import { seedTestimonialPictures, seedTestimonials } from '#domain/testimonials/seed-testimonials.server.ts';
import type { ImageStore, ImageUpload } from '#images/image-store.ts';
import { importFolder } from '#images/import-folder.ts';

/** Seeds of the slices, run after the database layer has seeded profile, zones and category tree. */
export const shopSeeds: readonly SeedSlice[] = [
  seedCatalogue,
  seedVocabulary,
  seedRules,
  seedShopPackages,
  seedTestimonials,
  seedArticles,
  seedSiteContent,
];

const pictures = join(import.meta.dirname, '../../pictures');

/** Imports the seeded products' pictures and 3D models into the image store. */
export function pictureSeeds(store: ImageStore): SeedSlice {
  return async (transaction) => {
    await seedPictures(transaction, { folder: pictures, store, categoryAlt: categoryPictureAlt });
    await seedModels(transaction, { folder: pictures, store });
    await seedTestimonialPictures(transaction);
    await seedScenePictures(transaction, { folder: pictures, store });
    await seedArticleCovers(transaction);
    await seedSiteContentPictures(transaction);
  };
}

interface SeedOptions {
  readonly images: ImageStore;
  readonly withPictures: boolean;
  /** What an embedded database is a copy of. */
  readonly prepared?: PreparedDatabase | undefined;
}

/**
 * Opens a new shop: completes a copy of the prepared database, or seeds an empty one. Several servers may do so at once. The
 * server loads this file only for it, because the seeds are as much code as the rest of a start.
 */
export async function seedShop(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  { images, withPictures, prepared }: SeedOptions,
): Promise<void> {
  if (prepared && engine === 'embedded') {
    const { sources } = prepared;
    await completePrepared(db, { sources, storeFiles: () => storeSeedPictures(images) });
  }
  await seedDatabase(db, ...shopSeeds, ...(withPictures ? [pictureSeeds(images)] : []));
}

/** Stores the same files for a database that has the rows of them already. */
export async function storeSeedPictures(store: ImageStore): Promise<void> {
  const categories: readonly ImageUpload['category'][] = ['products', 'categories', 'scenes'];
  for (const category of categories) {
    for await (const _ of importFolder(store, pictures, category)) {
      // Stored; the prepared database refers to it by its content.
    }
  }
  await storeModels({ folder: pictures, store });
}
