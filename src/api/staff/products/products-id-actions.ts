import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint, type StaffCall } from '#api/http/endpoint.ts';
import { changeProducts } from '#domain/catalogue/bulk-edit/change-products.server.ts';
import { listStockMovements } from '#domain/catalogue/listing/staff-product-queries.server.ts';
import { duplicateProduct } from '#domain/catalogue/products/duplicate-product.server.ts';
import { restoreProduct } from '#domain/catalogue/products/restore-product.server.ts';
import { adjustStock } from '#domain/catalogue/stock/adjust-stock.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import {
  adjustStockContract,
  bulkChangeContract,
  duplicateProductContract,
  restoreProductContract,
  stockMovementsContract,
} from './products-id-actions.contract.ts';

const movementsAtOnce = 50;

/** What raises a stock may write to those who wait for it. */
function mailingOrigin(call: StaffCall) {
  return { ...changeOrigin(call), publicUrl: call.services.environment.publicUrl };
}

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
  const data = await adjustStock(call.services.db, params.id, body, mailingOrigin(call));
  call.services.wakeEmailDelivery();
  return { data };
});

export const productsBulk = endpoint(bulkChangeContract, async ({ body }, call) => {
  const data = await changeProducts(call.services.db, body, mailingOrigin(call));
  call.services.wakeEmailDelivery();
  return { data };
});
