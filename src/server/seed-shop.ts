import { join } from 'node:path';
import type { SeedSlice } from '#database/seed/seed-database.ts';
import { seedCatalogue } from '#domain/catalogue/seed/seed-catalogue.server.ts';
import { seedPictures } from '#domain/catalogue/seed/seed-pictures.server.ts';
import { categoryPictureAlt } from '#domain/content/category-pictures.ts';
import { seedScenePictures } from '#domain/content/seed-scene-pictures.server.ts';
import { seedTestimonialPictures, seedTestimonials } from '#domain/testimonials/seed-testimonials.server.ts';
import type { ImageStore } from '#images/image-store.ts';

/** What a new shop opens with beyond the frame that the database layer itself fills. */
export const shopSeeds: readonly SeedSlice[] = [seedCatalogue, seedTestimonials];

const pictures = join(import.meta.dirname, '../../pictures');

/** The pictures of that range, into the shop's own store. */
export function pictureSeeds(store: ImageStore): SeedSlice {
  return async (transaction) => {
    await seedPictures(transaction, { folder: pictures, store, categoryAlt: categoryPictureAlt });
    await seedTestimonialPictures(transaction);
    await seedScenePictures(transaction, { folder: pictures, store });
  };
}
