import { endpoint } from '#api/http/endpoint.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { serializeDeliveryFacts } from '#domain/delivery/serialize-delivery-facts.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { zoneDeliverySettingsContract } from './zone-delivery-settings.contract.ts';

export const zoneDeliverySettings = endpoint(zoneDeliverySettingsContract, async (_input, { services }) => {
  const [facts, { hours }] = await Promise.all([
    getDeliveryFacts(services.db, services.now()),
    getShopProfile(services.db),
  ]);
  return { data: { ...serializeDeliveryFacts(facts), hours } };
});
