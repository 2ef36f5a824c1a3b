import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { saveDeliverySettings } from '#domain/delivery/save-delivery-settings.server.ts';
import { saveZoneDeliverySettingsContract } from './save-zone-delivery-settings.contract.ts';

export const zoneDeliverySettingsPost = endpoint(
  saveZoneDeliverySettingsContract,
  async ({ body }, call) => ({
    data: await saveDeliverySettings(call.services.db, body, changeOrigin(call)),
  }),
);
