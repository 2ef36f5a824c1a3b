import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { deleteProduct } from '#domain/catalogue/products/delete-product.server.ts';
import { updateProduct } from '#domain/catalogue/products/update-product.server.ts';
import { changeProductContract, deleteProductContract } from './products-id.contract.ts';

export const productsIdPut = endpoint(changeProductContract, async ({ params, body }, call) => ({
  data: await updateProduct(call.services.db, params.id, body, {
    ...changeOrigin(call),
    publicUrl: call.services.environment.publicUrl,
  }),
}));

export const productsIdDelete = endpoint(deleteProductContract, async ({ params, query }, call) => ({
  data: await deleteProduct(call.services.db, params.id, query.version, changeOrigin(call)),
}));
