import { z } from 'zod';
import { productBodySchema, productChangeSchema } from '#domain/catalogue/product-body.ts';
import { defineContract } from './contract.ts';
import { deletedSchema, deletionQueryFields, idParamsSchema } from './written-entity.contract.ts';

export const productSchema = z
  .object({
    id: z.string(),
    ...productBodySchema.shape,
    images: z.array(z.string()).meta({ description: 'Addresses of its pictures, the first one first' }),
    imageIds: z.array(z.string()).readonly().meta({ description: 'Ids of its pictures, in the same order' }),
    version: z.int().meta({ description: 'A change carries the version it was based on' }),
  })
  .meta({ id: 'Product' });

export const productsIdContract = defineContract({
  method: 'get',
  path: '/api/products/{id}',
  group: 'Catalogue',
  summary: 'One product',
  description: 'By its id, its slug, or a slug that it had before.',
  access: 'public',
  errors: ['not_found', 'database_unavailable'],
  revalidated: true,
  params: idParamsSchema,
  data: productSchema,
});

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
