import { z } from 'zod';
import { versionSchema } from '#primitives/version.ts';

/** What staff decide about the catalogue as a whole. */
export const catalogueSettingsSchema = z.strictObject({
  requiresArabic: z
    .boolean()
    .meta({ description: 'Whether a product can be put into the shop only with all of its texts in Arabic' }),
});

export const catalogueSettingsChangeSchema = catalogueSettingsSchema.extend({ version: versionSchema });

export type CatalogueSettings = z.infer<typeof catalogueSettingsChangeSchema>;

/** Before staff have saved any. */
export const firstSettings: CatalogueSettings = { requiresArabic: false, version: 1 };
