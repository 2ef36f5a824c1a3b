import { zoneDeliverySettingsContract } from '#api/public/delivery/zone-delivery-settings.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { getQueryClient } from '#api-client/query-client.ts';
import type { OrderChange } from '#domain/orders/check-order.ts';
import { orderChangeFrom } from '#domain/orders/serialize-order-change.ts';

/** How an order differs from what the buyer saw, if that is why it was refused. */
export function findChange(error: unknown): OrderChange | null {
  if (!(error instanceof ApiCallError) || error.code !== 'order_changed' || !error.orderChange) return null;
  // Fees and days are what was read earlier; the next look must find the new ones.
  void getQueryClient().invalidateQueries({ queryKey: [zoneDeliverySettingsContract.path] });
  return orderChangeFrom({ ...error.orderChange, lines: [...error.orderChange.lines] });
}
