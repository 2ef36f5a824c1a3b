import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { deletedSchema, deletionQueryFields, idParamsSchema } from '#api/http/written-entity.contract.ts';
import { productSchema } from '#api/public/catalogue/products-id.contract.ts';
import { productChangeSchema } from '#domain/catalogue/products/product-body.ts';

export const changeProductContract = defineContract({
  method: 'put',
  path: '/api/products/{id}',
  group: 'Catalogue',
  summary: 'Change a product',
  description:
    'Writes the whole product, by its id. The body carries the version it was based on: when another one is ' +
    'stored, nothing is written, and the answer says what changed. A new slug leaves the old one leading to ' +
    'the product. A changed stock counts as a stock-taking.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: productChangeSchema,
  data: productSchema,
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
