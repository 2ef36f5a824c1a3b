import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { productStatuses } from '#primitives/status/product-status.ts';

export const deletedProductsContract = defineContract({
  method: 'get',
  path: '/api/staff/deleted-products',
  group: 'Catalogue',
  summary: 'Products that were deleted',
  description: 'The last deleted first, 50 at a time. Each can be brought back by its id.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({ page: productFilterSchema.shape.page }),
  data: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      name: z.string(),
      translations: z.object({ ar: z.object({ name: z.string() }) }),
      status: z.enum(productStatuses).meta({ description: 'The one that it has again when it comes back' }),
      deletedAt: z.iso.datetime(),
      deletedBy: z.string(),
    }),
  ),
  meta: z.object({ total: z.int(), page: z.int(), pageSize: z.int() }),
});
