import { endpoint } from '#api/http/endpoint.ts';
import { listDeletedProducts } from '#domain/catalogue/listing/deleted-product-queries.server.ts';
import { deletedProductsContract } from './deleted-products.contract.ts';

const pageSize = 50;

export const deletedProducts = endpoint(deletedProductsContract, async ({ query }, { services }) => {
  const { products, total } = await listDeletedProducts(services.db, { page: query.page, pageSize });
  return { data: products, meta: { total, page: query.page, pageSize } };
});
