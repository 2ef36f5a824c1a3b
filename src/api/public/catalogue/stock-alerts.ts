import { endpoint } from '#api/http/endpoint.ts';
import { requestStockAlert } from '#domain/catalogue/stock/request-stock-alert.server.ts';
import { stockAlertsContract } from './stock-alerts.contract.ts';

/** Limits requests with the addresses of strangers; an office shares one connection. */
const alertsByAddress = { name: 'stock-alerts-by-address', times: 30, seconds: 600 };

export const stockAlertsPost = endpoint(stockAlertsContract, async ({ body }, { services, address }) => {
  await services.limits.count(alertsByAddress, address);
  await requestStockAlert(services.db, body, services.now());
  return { data: body };
});
