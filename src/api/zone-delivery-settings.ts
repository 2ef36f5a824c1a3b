import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { saveDeliverySettings } from '#domain/delivery/save-delivery-settings.server.ts';
import { shownDeliveryFacts } from '#domain/delivery/shown-delivery-facts.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { changeOrigin } from './change-origin.ts';
import { endpoint } from './endpoint.ts';
import {
  saveZoneDeliverySettingsContract,
  zoneDeliverySettingsContract,
} from './zone-delivery-settings.contract.ts';

export const zoneDeliverySettings = endpoint(zoneDeliverySettingsContract, async (_input, { services }) => {
  const [facts, { hours }] = await Promise.all([
    getDeliveryFacts(services.db, services.now()),
    getShopProfile(services.db),
  ]);
  return { data: { ...shownDeliveryFacts(facts), hours } };
});

export const zoneDeliverySettingsPost = endpoint(
  saveZoneDeliverySettingsContract,
  async ({ body }, call) => ({
    data: await saveDeliverySettings(call.services.db, body, changeOrigin(call)),
  }),
);
