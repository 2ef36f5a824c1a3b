import { zoneDeliverySettingsContract } from '#api/public/delivery/zone-delivery-settings.contract.ts';
import { getQueryClient } from '#api-client/query-client.ts';
import { readApi } from '#api-client/read-api.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { parseDeliveryFacts } from '#domain/delivery/serialize-delivery-facts.ts';

/**
 * Reads the delivery settings through the query cache, and invalidates it when another response named a newer version.
 * Throws when the server cannot be reached.
 */
export async function readDeliveryFacts(version: number): Promise<DeliveryFacts> {
  const client = getQueryClient();
  const cached = await readFacts();
  if (cached.settings.version >= version) return cached;
  await client.invalidateQueries({ queryKey: [zoneDeliverySettingsContract.path] });
  return readFacts();
}

async function readFacts(): Promise<DeliveryFacts> {
  const { data } = await readApi(getQueryClient(), zoneDeliverySettingsContract, {});
  if (data === null) throw new Error('the call for the delivery settings answered without data');
  return parseDeliveryFacts(data);
}
