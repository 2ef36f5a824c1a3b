import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { countOutcomes, stockTakeSchema } from '#domain/catalogue/stock/stock-take.ts';

const { category, subcategory, page } = productFilterSchema.shape;

export const productsToCountContract = defineContract({
  method: 'get',
  path: '/api/staff/stock-take',
  group: 'Catalogue',
  summary: 'Products to count',
  description:
    'By name, 200 at a time, of the whole shop or of one category; or the one product whose code was scanned. ' +
    'Pieces of orders that have not left the shop are no longer in stock, but still on the shelf: `reserved`.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({ category, subcategory, page, code: z.string().min(1).max(80).optional() }),
  data: z.array(
    z
      .object({
        id: z.string(),
        sku: z.string(),
        name: z.string(),
        translations: z.object({ ar: z.object({ name: z.string() }) }),
        stock: z.int(),
        reserved: z.int(),
      })
      .meta({ id: 'ProductToCount' }),
  ),
  meta: z.object({ total: z.int(), page: z.int(), pageSize: z.int() }),
});

export const stockTakeContract = defineContract({
  method: 'post',
  path: '/api/staff/stock-take',
  group: 'Catalogue',
  summary: 'Write a stock take',
  description:
    'The difference between what was counted and what was expected is added to the stock of now, so that sales ' +
    'between counting and saving stay. All counts or none: when one would leave the limits or its product is gone, ' +
    'nothing is written and the rows say why. A preview writes nothing either. A repeat with the same key is ' +
    'answered as applied, without rows.',
  access: 'staff',
  errors: ['key_reused', 'database_unavailable'],
  body: stockTakeSchema,
  maxBodyBytes: 1024 * 1024,
  data: z.object({
    applied: z.boolean(),
    rows: z.array(
      z.object({
        id: z.string(),
        outcome: z.enum(countOutcomes),
        difference: z.int(),
        stockNow: z.int().nullable(),
        stockAfter: z.int().nullable(),
      }),
    ),
  }),
  timeoutMs: 60_000,
});
