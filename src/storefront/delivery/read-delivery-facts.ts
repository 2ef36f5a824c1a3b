import { zoneDeliverySettingsContract } from '#api/zone-delivery-settings.contract.ts';
import { getQueryClient } from '#api-client/query-client.ts';
import { readApi } from '#api-client/read-api.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { deliveryFactsFrom } from '#domain/delivery/shown-delivery-facts.ts';

/** Through the cache of five minutes; fails when the server cannot be reached. */
export async function readDeliveryFacts(): Promise<DeliveryFacts> {
  const { data } = await readApi(getQueryClient(), zoneDeliverySettingsContract, {});
  if (data === null) throw new Error('the call for the delivery settings answered without data');
  return deliveryFactsFrom(data);
}
