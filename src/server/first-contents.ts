import type { FillSlice } from '#database/seed/seed-database.ts';
import { fillCatalogue } from '#domain/catalogue/fill-catalogue.server.ts';
import { fillTestimonials } from '#domain/testimonials/fill-testimonials.server.ts';

/** What a new shop opens with beyond the frame that the database layer itself fills. */
export const firstContents: readonly FillSlice[] = [fillCatalogue, fillTestimonials];
