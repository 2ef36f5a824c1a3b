import { z } from 'zod';
import { modelAddress } from '#images/image-address.ts';
import { productStatuses } from '#primitives/status/product-status.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { changeFields } from '#primitives/version.ts';
import { attributeKeySchema, attributeValuesSchema } from '../attributes/attribute-values.ts';
import { assemblySchema, cartonsSchema } from '../attributes/packing.ts';
import { pictureReferenceSchema } from './picture-reference.ts';
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

/** More than a row of a page shows. */
const mostSuccessors = 8;

const millimetres = z.int().min(1).max(20_000);

const fields = {
  sku: z
    .string()
    .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'product_code' satisfies CheckMessage)
    .max(40)
    .meta({ description: 'The shop’s own code of the product', example: 'DSK-EX-180' }),
  brand: z.string().trim().max(60).meta({ description: 'Empty: none is shown' }),
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
  attributes: attributeValuesSchema,
  cartons: cartonsSchema,
  assembly: assemblySchema,
  model: z
    .string()
    .regex(modelAddress, 'stored_model' satisfies CheckMessage)
    .nullable()
    .meta({
      description: 'Address of its 3D model (GLB, in metres), as the answer of an upload has it; null: none',
      example: '/models/0f3a5c0f3a5c0f3a5c0f3a5c.glb',
    }),
  warrantyMonths: z.int().min(0).max(600),
  leadTimeDays: z.int().min(0).max(365),
  status: z.enum(productStatuses).meta({
    description:
      'A draft is visible to staff alone. A discontinued product has a page, but cannot be ordered and is in no list',
  }),
  family: attributeKeySchema
    .nullable()
    .meta({ description: 'The key of its family, whose members differ in colour or size; null: none' }),
  successorIds: z
    .array(z.uuid())
    .max(mostSuccessors)
    .refine((ids) => new Set(ids).size === ids.length, 'each_once' satisfies CheckMessage)
    .readonly()
    .meta({
      description:
        'Ids of the products that its page offers once it is discontinued, the best first; empty: related ones',
    }),
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

const inArabic = {
  path: ['translations', 'ar', 'specifications'],
  error: 'as_many_specifications' satisfies CheckMessage,
};

/** A whole product: English in the fields themselves, Arabic in `translations`. */
export const productBodySchema = z
  .strictObject({ slug: slugSchema, ...fields })
  .refine(specifiesTheSameInBothLanguages, inArabic);

export type ProductBody = z.infer<typeof productBodySchema>;

const imageIds = z
  .array(z.uuid())
  .max(mostPictures)
  .refine((ids) => new Set(ids).size === ids.length, 'each_once' satisfies CheckMessage)
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

/** A complete product to be written. */
export const productDraftSchema = z
  .strictObject(draftFields)
  .refine(specifiesTheSameInBothLanguages, inArabic);

export type ProductDraft = z.infer<typeof productDraftSchema>;

/** What a new product has where nothing else is given. */
export const newProductDefaults = {
  brand: '',
  shortDescription: '',
  description: '',
  specifications: [],
  stock: 0,
  isFeatured: false,
  isNewArrival: false,
  isBestSeller: false,
  dimensions: null,
  weightKg: null,
  attributes: {},
  cartons: [],
  assembly: null,
  model: null,
  warrantyMonths: 0,
  leadTimeDays: 0,
  status: 'live',
  family: null,
  successorIds: [],
  translations: { ar: { name: '', shortDescription: '', description: '', specifications: [] } },
} satisfies Partial<ProductDraft>;

/** A category or subcategory, as callers name it. */
const placeReference = z.string().trim().max(200);

const requestFields = {
  ...z.object(draftFields).partial().shape,
  name: fields.name,
  price: fields.price,
  category: placeReference
    .min(1)
    .meta({ description: 'Id, slug or name of its category, in either language', example: 'desks' }),
  subcategory: placeReference.nullable().optional().meta({
    description: 'Id, slug or name of a subcategory of that category; null or empty: none',
    example: 'executive-desks',
  }),
  images: z.array(pictureReferenceSchema).max(mostPictures).optional().meta({
    description: 'Its pictures, the one that shows it best first; the same as imageIds, in more forms',
  }),
  translations: z
    .strictObject({ ar: z.strictObject(z.object(arabicTexts).partial().shape).optional() })
    .optional()
    .meta({ description: 'The same texts in Arabic; English is shown where they are missing' }),
};

/** Given both lists, they must have the same length; a missing one is completed. */
function specifiesTheSameIfGiven({ specifications, translations }: RequestedSpecifications): boolean {
  const arabic = translations?.ar?.specifications;
  return !specifications || !arabic || specifications.length === arabic.length;
}

interface RequestedSpecifications {
  readonly specifications?: readonly unknown[] | undefined;
  readonly translations?:
    | { readonly ar?: { readonly specifications?: readonly unknown[] | undefined } | undefined }
    | undefined;
}

/** Request body of a new product: what is absent gets a default. */
export const productRequestSchema = z.strictObject(requestFields).refine(specifiesTheSameIfGiven, inArabic);

export type ProductRequest = z.infer<typeof productRequestSchema>;

/** Request body of a changed product: what is absent stays as it is. */
export const productChangeSchema = z
  .strictObject({
    ...requestFields,
    ...changeFields,
    isService: z
      .boolean()
      .optional()
      .meta({ description: 'Read-only: it follows from the department of its category' }),
  })
  .refine(specifiesTheSameIfGiven, inArabic);

export type ProductChange = z.infer<typeof productChangeSchema>;
