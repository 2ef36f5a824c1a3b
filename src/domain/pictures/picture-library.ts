import { z } from 'zod';
import { versionSchema } from '#primitives/version.ts';

export const picturesOnPage = 48;

/** The categories of uploaded pictures; scene pictures are seeded. */
export const uploadCategories = ['products', 'categories', 'testimonials', 'articles', 'pages'] as const;
export type UploadCategory = (typeof uploadCategories)[number];

export const pictureFilterSchema = z.strictObject({
  search: z.string().max(200).optional(),
  show: z
    .enum(['unused', 'without-alt'])
    .optional()
    .meta({ description: 'Those that nothing shows, or whose description lacks a language' }),
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .default(1),
});

export type PictureFilter = z.output<typeof pictureFilterSchema>;

const alt = z.string().trim().max(300);

export const pictureChangeSchema = z.strictObject({
  alt: z
    .strictObject({ en: alt, ar: alt })
    .meta({ description: 'What it shows, for those who do not see it' }),
  version: versionSchema,
});

export type PictureChange = z.output<typeof pictureChangeSchema>;

export const pictureUses = ['product', 'category', 'testimonial', 'article', 'page'] as const;
