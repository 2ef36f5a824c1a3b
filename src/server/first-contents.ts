import { join } from 'node:path';
import type { FillSlice } from '#database/seed/seed-database.ts';
import { fillCatalogue } from '#domain/catalogue/fill-catalogue.server.ts';
import { fillPictures } from '#domain/catalogue/fill-pictures.server.ts';
import { fillScenePictures } from '#domain/content/fill-scene-pictures.server.ts';
import { fillTestimonialPictures, fillTestimonials } from '#domain/testimonials/fill-testimonials.server.ts';
import type { ImageStore } from '#images/image-store.ts';

/** What a new shop opens with beyond the frame that the database layer itself fills. */
export const firstContents: readonly FillSlice[] = [fillCatalogue, fillTestimonials];

const pictures = join(import.meta.dirname, '../../pictures');

/** The pictures of that range, into the shop's own store. */
export function firstPictures(store: ImageStore): FillSlice {
  return async (transaction) => {
    await fillPictures(transaction, { folder: pictures, store });
    await fillTestimonialPictures(transaction);
    await fillScenePictures(transaction, { folder: pictures, store });
  };
}
