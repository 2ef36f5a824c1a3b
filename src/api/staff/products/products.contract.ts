import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import {
  changeMetaSchema,
  deletedSchema,
  deletionQueryFields,
  idParamsSchema,
} from '#api/http/written-entity.contract.ts';
import { productSchema } from '#api/public/catalogue/products-id.contract.ts';
import { embeddedPictures } from '#api/staff/images/images.contract.ts';
import { bulkBodySchema } from '#domain/catalogue/bulk-edit/bulk-change.ts';
import { staffProductFilterSchema } from '#domain/catalogue/listing/staff-product-filter.ts';
import { translatedFields } from '#domain/catalogue/products/missing-arabic.ts';
import { productChangeSchema, productRequestSchema } from '#domain/catalogue/products/product-body.ts';
import { movementReasons, stockAdjustmentSchema } from '#domain/catalogue/stock/stock-adjustment.ts';
import { productStatuses } from '#primitives/status/product-status.ts';

const lacksArabic = z
  .array(z.enum(translatedFields))
  .meta({ description: 'Fields with an English text and no Arabic one' });

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
    status: z.enum(productStatuses),
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
        status: z
          .object({ draft: z.int(), live: z.int(), discontinued: z.int() })
          .meta({ description: 'As if no status were chosen' }),
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
    previewPath: z
      .string()
      .nullable()
      .meta({ description: 'Address that shows the draft to whom it is given; null if it is no draft' }),
    successors: z.array(
      z.object({
        id: z.string(),
        sku: z.string(),
        name: z.string(),
        translations: z.object({ ar: z.object({ name: z.string() }) }),
        status: z.enum(productStatuses),
      }),
    ),
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

const specifiedProduct = {
  name: 'Executive desk, 180 cm, walnut',
  shortDescription: 'A desk of 180 cm with a leather inlay.',
  category: 'Desks',
  subcategory: 'Executive desks',
  price: 4200,
  stock: 6,
  images: ['/images/products/0f3a5c0f3a5c0f3a5c0f3a5c-1200.webp'],
  isFeatured: true,
  isNewArrival: false,
  isBestSeller: false,
};

const wholeProduct = {
  ...specifiedProduct,
  slug: 'executive-desk-180-walnut',
  sku: 'DSK-EX-180',
  brand: 'Majlis',
  description: 'Walnut veneer on a steel frame.',
  specifications: [{ label: 'Top', value: 'Walnut veneer' }],
  dimensions: { width: 1800, depth: 900, height: 750 },
  weightKg: 68,
  warrantyMonths: 60,
  leadTimeDays: 3,
  status: 'live' as const,
  family: null,
  successorIds: [],
  translations: {
    ar: {
      name: 'مكتب تنفيذي، 180 سم، جوز',
      shortDescription: 'مكتب بعرض 180 سم مع تطعيم جلدي.',
      description: 'قشرة جوز على هيكل فولاذي.',
      specifications: [{ label: 'السطح', value: 'قشرة جوز' }],
    },
  },
};

export const createProductContract = defineContract({
  method: 'post',
  path: '/api/products',
  group: 'Catalogue',
  summary: 'Add a product',
  description:
    'It comes last in the order of the shop. A name, a category and a price are enough. Without a slug or a code ' +
    'it gets free ones made from its English name; given ones must be free, also of products that were deleted or ' +
    'renamed. What lacks Arabic is shown in English, and listed for staff as to be translated. Without a status it ' +
    'is live.',
  access: 'staff',
  ...embeddedPictures,
  body: productRequestSchema,
  bodyExamples: { 'The fields of the specification': specifiedProduct, 'All fields': wholeProduct },
  data: productSchema,
  successStatus: 201,
});

export const changeProductContract = defineContract({
  method: 'put',
  path: '/api/products/{id}',
  group: 'Catalogue',
  summary: 'Change a product',
  description:
    'Writes the product, by its id; fields that are absent stay as they are, and a body sent back as it was read ' +
    'changes nothing. With a version that is stale nothing is written, and the answer says what changed; without ' +
    'a version the last write wins. A new slug leaves the old one leading to the product. A changed stock counts ' +
    'as a stock-taking.',
  access: 'staff',
  ...embeddedPictures,
  errors: ['not_found', 'stale_version', ...embeddedPictures.errors],
  params: idParamsSchema,
  body: productChangeSchema,
  bodyExamples: {
    'The fields of the specification': specifiedProduct,
    'All fields': { ...wholeProduct, version: 3 },
  },
  data: productSchema,
  meta: changeMetaSchema,
});

export const deleteProductContract = defineContract({
  method: 'delete',
  path: '/api/products/{id}',
  group: 'Catalogue',
  summary: 'Delete a product',
  description:
    'Takes a product out of the shop, by its id. Orders that name it keep it, and its slugs stay taken.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject(deletionQueryFields),
  data: deletedSchema,
});

export const duplicateProductContract = defineContract({
  method: 'post',
  path: '/api/products/{id}/duplicate',
  group: 'Catalogue',
  summary: 'Duplicate a product',
  description:
    'A draft with the texts, price and pictures of this one, marked as a copy in its name, with a code and an ' +
    'address of its own, without stock and not pointed out anywhere.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: productSchema,
  successStatus: 201,
});

export const restoreProductContract = defineContract({
  method: 'post',
  path: '/api/products/{id}/restore',
  group: 'Catalogue',
  summary: 'Bring back a deleted product',
  description: 'With its id, addresses, code, place and pictures.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: productSchema,
  successStatus: 201,
});

const movementSchema = z
  .object({
    id: z.int(),
    change: z.int(),
    stockAfter: z.int(),
    reason: z.enum(movementReasons),
    note: z.string(),
    orderId: z.string().nullable(),
    orderNumber: z.string().nullable(),
    actor: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'StockMovement' });

export const stockMovementsContract = defineContract({
  method: 'get',
  path: '/api/products/{id}/stock-movements',
  group: 'Catalogue',
  summary: 'How the stock of a product came about',
  description: 'The newest 50 changes, or the 50 before the one that `before` names.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject({
    before: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number)
      .optional()
      .meta({ description: 'Id of the oldest change that is known already' }),
  }),
  data: z.array(movementSchema),
});

export const adjustStockContract = defineContract({
  method: 'post',
  path: '/api/products/{id}/stock-movements',
  group: 'Catalogue',
  summary: 'Adjust the stock of a product',
  description:
    'By pieces that came or went, or to the number that was counted, with a reason that is kept. A counted number ' +
    'carries the version it is based on; pieces are added to whatever is there. The stock never goes below 0.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: stockAdjustmentSchema,
  data: productSchema,
  successStatus: 201,
});

const stateSchema = z.object({
  price: z.number(),
  stock: z.int(),
  status: z.enum(productStatuses),
  isFeatured: z.boolean(),
  isNewArrival: z.boolean(),
  isBestSeller: z.boolean(),
  category: z.string(),
  subcategory: z.string().nullable(),
});

export const bulkChangeContract = defineContract({
  method: 'post',
  path: '/api/products/bulk',
  group: 'Catalogue',
  summary: 'Change many products at once',
  description:
    'All of them or none: when one has changed since (stale), is gone, would leave the limits (too_low, ' +
    'too_high), or lacks the Arabic that the shop requires, nothing is written, `applied` is false and the rows say why. A preview writes nothing either.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: bulkBodySchema,
  data: z.object({
    applied: z.boolean(),
    rows: z.array(
      z.object({
        id: z.string(),
        outcome: z.enum(['changed', 'unchanged', 'stale', 'gone', 'too_low', 'too_high', 'lacks_arabic']),
        version: z.int().nullable().meta({ description: 'The version that is stored after the call' }),
        before: stateSchema.nullable(),
        after: stateSchema.nullable(),
      }),
    ),
  }),
  timeoutMs: 60_000,
});
