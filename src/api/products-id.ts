import { deleteProduct } from '#domain/catalogue/delete-product.server.ts';
import { requireProduct } from '#domain/catalogue/require-product.server.ts';
import { shownProduct } from '#domain/catalogue/shown-product.ts';
import { updateProduct } from '#domain/catalogue/update-product.server.ts';
import { changeOrigin } from './change-origin.ts';
import { endpoint } from './endpoint.ts';
import { changeProductContract, deleteProductContract, productsIdContract } from './products-id.contract.ts';

export const productsId = endpoint(productsIdContract, async ({ params }, { services }) => ({
  data: shownProduct(await requireProduct(services.db, params.id)),
}));

export const productsIdPut = endpoint(changeProductContract, async ({ params, body }, call) => ({
  data: await updateProduct(call.services.db, params.id, body, {
    ...changeOrigin(call),
    publicUrl: call.services.environment.publicUrl,
  }),
}));

export const productsIdDelete = endpoint(deleteProductContract, async ({ params, query }, call) => ({
  data: await deleteProduct(call.services.db, params.id, query.version, changeOrigin(call)),
}));
