import { z } from 'zod';

/** Lower-case words joined by single hyphens; what stands in an address. */
const slugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

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

const millimetres = z.int().min(1).max(20_000);

/** What staff write of a product: English in the fields themselves, Arabic in `translations`. */
export const productBodySchema = z
  .strictObject({
    slug: slugSchema,
    sku: z
      .string()
      .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/)
      .max(40),
    brand: z.string().trim().min(1).max(60),
    ...texts,
    /** Slugs of the tree. */
    category: slugSchema,
    subcategory: slugSchema.nullable(),
    /** In QAR, to the dirham. */
    price: z.number().min(0).max(10_000_000).multipleOf(0.01),
    stock: z.int().min(0).max(1_000_000),
    isFeatured: z.boolean(),
    isNewArrival: z.boolean(),
    isBestSeller: z.boolean(),
    dimensions: z
      .strictObject({ width: millimetres, depth: millimetres, height: millimetres })
      .readonly()
      .nullable(),
    weightKg: z.number().min(0.001).max(10_000).nullable(),
    warrantyMonths: z.int().min(0).max(600),
    leadTimeDays: z.int().min(0).max(365),
    translations: z.strictObject({ ar: z.strictObject(texts) }),
  })
  .refine((product) => product.specifications.length === product.translations.ar.specifications.length, {
    path: ['translations', 'ar', 'specifications'],
  });

export type ProductBody = z.infer<typeof productBodySchema>;
