import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import {
  listProductsToCount,
  scanProductToCount,
  takeStock,
} from '#domain/catalogue/stock/take-stock.server.ts';
import { productsToCountContract, stockTakeContract } from './stock-take.contract.ts';

export const productsToCount = endpoint(
  productsToCountContract,
  async ({ query: { code, ...place } }, { services, language }) => {
    const { products, total, pageSize } = code
      ? await scanProductToCount(services.db, code)
      : await listProductsToCount(services.db, await services.productIndex(), place, language);
    return { data: products, meta: { total, page: place.page, pageSize } };
  },
);

export const stockTakePost = endpoint(stockTakeContract, async ({ body }, call) => {
  const { applied, rows } = await takeStock(call.services.db, body, changeOrigin(call));
  call.services.wakeEmailDelivery();
  return { data: { applied, rows: [...rows] } };
});
