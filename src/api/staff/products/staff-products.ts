import { endpoint } from '#api/http/endpoint.ts';
import { listStaffProducts } from '#domain/catalogue/listing/list-staff-products.server.ts';
import { findStaffProduct } from '#domain/catalogue/listing/staff-product-queries.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { staffProductsContract, staffProductsIdContract } from './staff-products.contract.ts';

export const staffProducts = endpoint(staffProductsContract, async ({ query }, { services, language }) => {
  const index = await services.productIndex();
  const { products, total, counts } = await listStaffProducts(services.db, index, query, language);
  const { page, pageSize } = query;
  return { data: products, meta: { total, page, pageSize, pages: Math.ceil(total / pageSize), counts } };
});

export const staffProductsId = endpoint(staffProductsIdContract, async ({ params }, { services }) => {
  const product = await findStaffProduct(services.db, params.id);
  if (!product) throw new ShopError('not_found');
  return { data: product };
});
