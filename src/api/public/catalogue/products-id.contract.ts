import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { productBodySchema } from '#domain/catalogue/products/product-body.ts';

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
  description:
    'By its id, its slug, or a slug that it had before. A discontinued product is found, a draft is not.',
  access: 'public',
  errors: ['not_found', 'database_unavailable'],
  revalidated: true,
  params: idParamsSchema,
  data: productSchema,
});
