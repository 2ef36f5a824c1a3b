import { z } from 'zod';
import { productBodySchema } from '#domain/catalogue/product-body.ts';
import { defineContract } from './contract.ts';

const productSchema = z
  .object({
    id: z.string(),
    ...productBodySchema.shape,
    images: z.array(z.string()).meta({ description: 'Addresses of its pictures, the first one first' }),
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
  params: z.strictObject({ id: z.string().min(1).max(120) }),
  data: productSchema,
});
