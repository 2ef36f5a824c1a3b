import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';

const texts = { name: z.string(), shortDescription: z.string() };

const productSummarySchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    sku: z.string(),
    brand: z.string(),
    ...texts,
    category: z.string().meta({ description: 'Slug of its category', example: 'desks' }),
    subcategory: z.string().nullable(),
    price: z.number().meta({ description: 'In QAR' }),
    stock: z.int(),
    images: z.array(z.string()),
    model: z.string().nullable().meta({ description: 'Address of its 3D model (GLB), or null' }),
    isFeatured: z.boolean(),
    isNewArrival: z.boolean(),
    isBestSeller: z.boolean(),
    isService: z.boolean().meta({ description: 'Work instead of goods: nothing is delivered' }),
    translations: z.object({ ar: z.object(texts) }),
  })
  .meta({ id: 'ProductSummary' });

const facetSchema = z.array(z.object({ slug: z.string(), count: z.int() }));

const productListMetaSchema = z
  .object({
    total: z.int().meta({ description: 'How many products the filter leaves' }),
    page: z.int(),
    pageSize: z.int(),
    pages: z.int(),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Address of the products that follow; null when there are no more' }),
    facets: z
      .object({
        categories: facetSchema,
        subcategories: facetSchema,
        price: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
        stock: z.object({ inStock: z.int(), outOfStock: z.int() }),
        highlights: z.object({ isNewArrival: z.int(), isBestSeller: z.int(), isFeatured: z.int() }),
        attributes: z
          .array(
            z.object({
              key: z.string(),
              values: z.array(z.object({ value: z.union([z.number(), z.string()]), count: z.int() })),
            }),
          )
          .meta({ description: 'Of a category: its filters, `brand`, and `lead-time` of what is in stock' }),
      })
      .meta({ description: 'What the list could be narrowed to, each as if it were not chosen yet' }),
    query: z
      .object({
        words: z.string().meta({ description: 'The search without its quantity and measures' }),
        quantity: z.int().nullable().meta({ description: 'How many pieces it asks for', example: 30 }),
        constraints: z.array(z.object({ attribute: z.string(), value: z.number() })).meta({
          description: 'Measures that it asks for, by attribute: widths in cm, screen sizes in inches',
        }),
        isMet: z.boolean().meta({
          description: 'False: no product meets all constraints, and these are the ones without them',
        }),
      })
      .nullable()
      .meta({ description: 'What the search said; null without a search' }),
  })
  .meta({ id: 'ProductListMeta' });

const shared = {
  method: 'get',
  group: 'Catalogue',
  access: 'public',
  errors: ['database_unavailable'],
  revalidated: true,
  data: z.array(productSummarySchema),
  meta: productListMetaSchema,
} as const;

export const productsContract = defineContract({
  ...shared,
  path: '/api/products',
  summary: 'Products',
  description:
    'Filtered, ordered and in pages. Without any parameter it answers the first 1,000 in the order of the shop; `meta.next` leads to the others. Categories and subcategories by id, slug or name in either language, also by a former one.',
  query: productFilterSchema,
});

export const productsSearchTermContract = defineContract({
  ...shared,
  path: '/api/products/search/{term}',
  summary: 'Search products',
  description:
    'English and Arabic, typos, codes with or without dashes, quantities and measures (‘30 chairs’, ‘table for 8’); the best fit first. An odd term finds nothing.',
  params: z.strictObject({ term: z.string().min(1).max(200) }),
  query: z.strictObject({
    pageSize: productFilterSchema.shape.pageSize,
    groupFamilies: productFilterSchema.shape.groupFamilies,
  }),
});
