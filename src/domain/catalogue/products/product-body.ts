import { z } from 'zod';
import { versionSchema } from '#primitives/version.ts';
import { slugSchema } from './slug.ts';

const specificationSchema = z.strictObject({
  label: z.string().trim().min(1).max(60),
  value: z.string().trim().min(1).max(160),
});

const texts = {
  name: z.string().trim().min(1).max(120),
  shortDescription: z.string().trim().max(200),
  description: z.string().trim().max(4000),
  specifications: z.array(specificationSchema).max(20).readonly(),
};

/** Arabic may follow later: what is missing is shown in English, and marked for staff. */
const arabicTexts = {
  ...texts,
  name: z.string().trim().max(120),
  specifications: z
    .array(z.strictObject({ label: z.string().trim().max(60), value: z.string().trim().max(160) }))
    .max(20)
    .readonly(),
};

/** More than a page can show well. */
export const mostPictures = 12;

const millimetres = z.int().min(1).max(20_000);

const fields = {
  sku: z
    .string()
    .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/)
    .max(40)
    .meta({ description: 'The shop’s own code of the product', example: 'DSK-EX-180' }),
  brand: z.string().trim().min(1).max(60),
  ...texts,
  category: slugSchema.meta({ description: 'Slug of its category', example: 'desks' }),
  subcategory: slugSchema.nullable().meta({
    description: 'Slug of a subcategory of that category, or null',
    example: 'executive-desks',
  }),
  price: z
    .number()
    .min(0)
    .max(10_000_000)
    .multipleOf(0.01)
    .meta({ description: 'In QAR, to the dirham', example: 1499.5 }),
  stock: z.int().min(0).max(1_000_000),
  isFeatured: z.boolean(),
  isNewArrival: z.boolean(),
  isBestSeller: z.boolean(),
  dimensions: z
    .strictObject({ width: millimetres, depth: millimetres, height: millimetres })
    .readonly()
    .nullable()
    .meta({ description: 'In millimetres' }),
  weightKg: z.number().min(0.001).max(10_000).nullable(),
  warrantyMonths: z.int().min(0).max(600),
  leadTimeDays: z.int().min(0).max(365),
  translations: z.strictObject({ ar: z.strictObject(arabicTexts) }).meta({
    description: 'The same texts in Arabic, with as many specifications; empty where it is missing',
  }),
};

function specifiesTheSameInBothLanguages({ specifications, translations }: Specified): boolean {
  return specifications.length === translations.ar.specifications.length;
}

interface Specified {
  readonly specifications: readonly unknown[];
  readonly translations: { readonly ar: { readonly specifications: readonly unknown[] } };
}

const inArabic = { path: ['translations', 'ar', 'specifications'] };

/** A whole product: English in the fields themselves, Arabic in `translations`. */
export const productBodySchema = z
  .strictObject({ slug: slugSchema, ...fields })
  .refine(specifiesTheSameInBothLanguages, inArabic);

export type ProductBody = z.infer<typeof productBodySchema>;

const imageIds = z
  .array(z.uuid())
  .max(mostPictures)
  .refine((ids) => new Set(ids).size === ids.length)
  .readonly()
  .optional()
  .meta({ description: 'Ids of its pictures, the one that shows it best first; absent: left as they are' });

const draftFields = {
  slug: slugSchema.optional().meta({
    description: 'Absent: made from the English name at first, and later the one it has',
    example: 'executive-desk-180',
  }),
  ...fields,
  imageIds,
};

/** What staff write of a new product. */
export const productDraftSchema = z
  .strictObject(draftFields)
  .refine(specifiesTheSameInBothLanguages, inArabic);

export type ProductDraft = z.infer<typeof productDraftSchema>;

/** What staff write of a product that exists. */
export const productChangeSchema = z
  .strictObject({ ...draftFields, version: versionSchema })
  .refine(specifiesTheSameInBothLanguages, inArabic);

export type ProductChange = z.infer<typeof productChangeSchema>;
