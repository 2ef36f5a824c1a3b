import { endpoint } from '#api/http/endpoint.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { serializeDeliveryFacts } from '#domain/delivery/serialize-delivery-facts.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { zoneDeliverySettingsContract } from './zone-delivery-settings.contract.ts';

export const zoneDeliverySettings = endpoint(zoneDeliverySettingsContract, async (_input, { services }) => {
  const now = services.now();
  const [facts, { hours, datedHours }] = await Promise.all([
    getDeliveryFacts(services.db, now),
    getShopProfile(services.db),
  ]);
  const today = qatarDay(now);
  const toCome = datedHours.filter(({ endsOn }) => endsOn >= today);
  return { data: serializeDeliveryFacts({ ...facts, hours, datedHours: toCome }) };
});
