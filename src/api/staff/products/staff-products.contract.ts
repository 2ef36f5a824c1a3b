import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { productSchema } from '#api/public/catalogue/products-id.contract.ts';
import { staffProductFilterSchema } from '#domain/catalogue/listing/staff-product-filter.ts';
import { translatedFields } from '#domain/catalogue/products/missing-arabic.ts';

const lacksArabic = z
  .array(z.enum(translatedFields))
  .meta({ description: 'What is said in English and not in Arabic' });

const listedSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    sku: z.string(),
    brand: z.string(),
    name: z.string(),
    translations: z.object({
      ar: z.object({ name: z.string().meta({ description: 'Empty when missing' }) }),
    }),
    category: z.string(),
    subcategory: z.string().nullable(),
    price: z.number().meta({ description: 'In QAR' }),
    stock: z.int(),
    isFeatured: z.boolean(),
    isNewArrival: z.boolean(),
    isBestSeller: z.boolean(),
    picture: z.string().nullable().meta({ description: 'Address of the first picture, small' }),
    lacksArabic,
    version: z.int(),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffListedProduct' });

export const staffProductsContract = defineContract({
  method: 'get',
  path: '/api/staff/products',
  group: 'Catalogue',
  summary: 'List products for staff',
  description:
    'Searched, narrowed, ordered and in pages, with what each product lacks and how many products each ' +
    'narrowing would leave.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: staffProductFilterSchema,
  data: z.array(listedSchema),
  meta: z.object({
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    pages: z.int(),
    counts: z
      .object({
        all: z.int(),
        stock: z.object({ out: z.int(), low: z.int(), in: z.int() }),
        lacksArabic: z.int(),
        lacksPicture: z.int(),
      })
      .meta({ description: 'As if neither stock nor what is missing were chosen' }),
  }),
});

const pictureOfProductSchema = z.object({
  id: z.string(),
  address: z.string(),
  originalName: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.object({ en: z.string(), ar: z.string() }),
  version: z.int(),
});

const staffProductSchema = productSchema
  .extend({
    pictures: z.array(pictureOfProductSchema),
    lacksArabic,
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    deletedAt: z.iso.datetime().nullable(),
    uses: z
      .object({ openOrders: z.int(), openQuotations: z.int(), stockAlerts: z.int() })
      .meta({ description: 'What a deletion would touch; carts are in the browsers of their owners' }),
  })
  .meta({ id: 'StaffProduct' });

export const staffProductsIdContract = defineContract({
  method: 'get',
  path: '/api/staff/products/{id}',
  group: 'Catalogue',
  summary: 'One product for staff',
  description:
    'By its id, with its pictures, what it lacks and who would miss it. Deleted ones are found too.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: staffProductSchema,
});
