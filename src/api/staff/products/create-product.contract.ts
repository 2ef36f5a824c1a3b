import { defineContract } from '#api/http/contract.ts';
import { productSchema } from '#api/public/catalogue/products-id.contract.ts';
import { productDraftSchema } from '#domain/catalogue/products/product-body.ts';

export const createProductContract = defineContract({
  method: 'post',
  path: '/api/products',
  group: 'Catalogue',
  summary: 'Add a product',
  description:
    'It comes last in the order of the shop. Without a slug it gets a free one made from its English name; a ' +
    'slug or a code that is given must be free, also of products that were deleted or renamed.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: productDraftSchema,
  data: productSchema,
  successStatus: 201,
});
