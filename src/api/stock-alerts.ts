import { askForStockAlert } from '#domain/catalogue/ask-for-stock-alert.server.ts';
import { endpoint } from './endpoint.ts';
import { stockAlertsContract } from './stock-alerts.contract.ts';

export const stockAlertsPost = endpoint(stockAlertsContract, async ({ body }, { services }) => {
  await askForStockAlert(services.db, body, services.now());
  return { data: body };
});
