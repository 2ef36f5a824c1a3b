import { endpoint } from '#api/http/endpoint.ts';
import { requireProduct } from '#domain/catalogue/products/product-queries.server.ts';
import { serializeProduct } from '#domain/catalogue/products/serialize-product.ts';
import { productsIdContract } from './products-id.contract.ts';

export const productsId = endpoint(productsIdContract, async ({ params }, { services }) => ({
  data: serializeProduct(await requireProduct(services.db, params.id)),
}));
