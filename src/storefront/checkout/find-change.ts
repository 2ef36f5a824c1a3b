import { zoneDeliverySettingsContract } from '#api/public/delivery/zone-delivery-settings.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { getQueryClient } from '#api-client/query-client.ts';
import type { OrderChange } from '#domain/orders/check-order.ts';
import { orderChangeFrom } from '#domain/orders/serialize-order-change.ts';

/** The change that made the server refuse an order: how it differs from what the buyer saw. */
export function findChange(error: unknown): OrderChange | null {
  if (!(error instanceof ApiCallError) || error.code !== 'order_changed' || !error.orderChange) return null;
  // The cached fees and days are stale.
  void getQueryClient().invalidateQueries({ queryKey: [zoneDeliverySettingsContract.path] });
  return orderChangeFrom({ ...error.orderChange, lines: [...error.orderChange.lines] });
}
