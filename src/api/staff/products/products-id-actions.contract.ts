import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { productSchema } from '#api/public/catalogue/products-id.contract.ts';
import { bulkBodySchema } from '#domain/catalogue/bulk-edit/bulk-change.ts';
import { movementReasons, stockAdjustmentSchema } from '#domain/catalogue/stock/stock-adjustment.ts';

export const duplicateProductContract = defineContract({
  method: 'post',
  path: '/api/products/{id}/duplicate',
  group: 'Catalogue',
  summary: 'Duplicate a product',
  description:
    'A new product with the texts, price and pictures of this one, marked as a copy in its name, with a code and ' +
    'an address of its own, without stock and not pointed out anywhere.',
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
    'All of them or none: when one has changed since (stale), is gone, or would leave the limits (too_low, ' +
    'too_high), nothing is written, `applied` is false and the rows say why. A preview writes nothing either.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: bulkBodySchema,
  data: z.object({
    applied: z.boolean(),
    rows: z.array(
      z.object({
        id: z.string(),
        outcome: z.enum(['changed', 'unchanged', 'stale', 'gone', 'too_low', 'too_high']),
        version: z.int().nullable().meta({ description: 'The version that is stored after the call' }),
        before: stateSchema.nullable(),
        after: stateSchema.nullable(),
      }),
    ),
  }),
  timeoutMs: 60_000,
});
