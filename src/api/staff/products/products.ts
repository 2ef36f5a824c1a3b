import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint, type StaffCall } from '#api/http/endpoint.ts';
import { changeMeta } from '#api/http/written-entity.contract.ts';
import { storeDataUrls } from '#api/staff/images/store-data-urls.ts';
import { changeProducts } from '#domain/catalogue/bulk-edit/change-products.server.ts';
import { listStaffProducts } from '#domain/catalogue/listing/list-staff-products.server.ts';
import { findStaffProduct } from '#domain/catalogue/listing/staff-product-queries.server.ts';
import { createProduct } from '#domain/catalogue/products/create-product.server.ts';
import { deleteProduct } from '#domain/catalogue/products/delete-product.server.ts';
import { duplicateProduct } from '#domain/catalogue/products/duplicate-product.server.ts';
import { restoreProduct } from '#domain/catalogue/products/restore-product.server.ts';
import { updateProduct } from '#domain/catalogue/products/update-product.server.ts';
import { adjustStock } from '#domain/catalogue/stock/adjust-stock.server.ts';
import { listStockMovements } from '#domain/catalogue/stock/stock-queries.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import {
  adjustStockContract,
  bulkChangeContract,
  changeProductContract,
  createProductContract,
  deleteProductContract,
  duplicateProductContract,
  restoreProductContract,
  staffProductsContract,
  staffProductsIdContract,
  stockMovementsContract,
} from './products.contract.ts';

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

export const productsPost = endpoint(createProductContract, async ({ body }, call) => ({
  data: await createProduct(call.services.db, await withStoredFiles(call, body), changeOrigin(call)),
}));

export const productsIdPut = endpoint(changeProductContract, async ({ params, body }, call) => {
  const change = await withStoredFiles(call, body);
  return {
    data: await updateProduct(call.services.db, params.id, change, changeOrigin(call)),
    meta: changeMeta(body),
  };
});

interface NamedFiles {
  readonly images?: string[] | undefined;
  readonly model?: string | null | undefined;
}

async function withStoredFiles<Body extends NamedFiles>(call: StaffCall, body: Body): Promise<Body> {
  if (body.model && !(await call.services.images.hasModel(body.model))) {
    const fields = [{ path: 'model', code: 'invalid', rule: 'stored_model' } as const];
    throw new ShopError('invalid_input', { fields });
  }
  return body.images ? { ...body, images: await storeDataUrls(call, body.images, 'products') } : body;
}

export const productsIdDelete = endpoint(deleteProductContract, async ({ params, query }, call) => ({
  data: await deleteProduct(call.services.db, params.id, query.version, changeOrigin(call)),
}));

const movementsAtOnce = 50;

export const productsIdDuplicate = endpoint(duplicateProductContract, async ({ params }, call) => ({
  data: await duplicateProduct(call.services.db, params.id, changeOrigin(call)),
}));

export const productsIdRestore = endpoint(restoreProductContract, async ({ params }, call) => ({
  data: await restoreProduct(call.services.db, params.id, changeOrigin(call)),
}));

export const productsIdStockMovements = endpoint(
  stockMovementsContract,
  async ({ params, query }, { services }) => {
    if (!isUuid(params.id)) throw new ShopError('not_found');
    const range = { before: query.before, limit: movementsAtOnce };
    return { data: await listStockMovements(services.db, params.id, range) };
  },
);

export const productsIdStockMovementsPost = endpoint(adjustStockContract, async ({ params, body }, call) => {
  const data = await adjustStock(call.services.db, params.id, body, changeOrigin(call));
  call.services.wakeEmailDelivery();
  return { data };
});

export const productsBulk = endpoint(bulkChangeContract, async ({ body }, call) => {
  const data = await changeProducts(call.services.db, body, changeOrigin(call));
  call.services.wakeEmailDelivery();
  return { data };
});
