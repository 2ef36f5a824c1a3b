import { defineContract } from '#api/http/contract.ts';
import { zoneDeliverySettingsSchema } from '#api/public/delivery/zone-delivery-settings.contract.ts';
import { deliverySettingsChangeSchema } from '#domain/delivery/delivery-settings-body.ts';

export const saveZoneDeliverySettingsContract = defineContract({
  method: 'post',
  path: '/api/zone-delivery-settings',
  group: 'Delivery',
  summary: 'Change where, for how much and when the shop delivers',
  description:
    'Writes the whole settings as a new version; earlier ones stay for the orders that were priced by them. The ' +
    'body carries the version it was based on: when another one is stored, nothing is written, and the answer ' +
    'says what changed. Every zone named must exist, in one group only.',
  access: 'staff',
  errors: ['stale_version', 'database_unavailable'],
  body: deliverySettingsChangeSchema,
  data: zoneDeliverySettingsSchema,
  successStatus: 201,
});
