import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { createProduct } from '#domain/catalogue/products/create-product.server.ts';
import { createProductContract } from './create-product.contract.ts';

export const productsPost = endpoint(createProductContract, async ({ body }, call) => ({
  data: await createProduct(call.services.db, body, changeOrigin(call)),
}));
