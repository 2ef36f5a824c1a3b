import { endpoint } from '#api/http/endpoint.ts';
import { findProduct } from '#domain/catalogue/products/product-queries.server.ts';
import { serializeProduct } from '#domain/catalogue/products/serialize-product.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { productsIdContract } from './products-id.contract.ts';

export const productsId = endpoint(productsIdContract, async ({ params }, { services }) => {
  const product = await findProduct(services.db, params.id);
  if (!product) throw new ShopError('not_found');
  return { data: serializeProduct(product) };
});
