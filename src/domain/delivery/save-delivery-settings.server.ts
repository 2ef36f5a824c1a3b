import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { insertDeliverySettings, listZoneNumbers, lockDeliverySettings } from './delivery-queries.server.ts';
import type { DeliverySettingsChange } from './delivery-settings-body.ts';
import { deliverySettingsErrors } from './delivery-settings-errors.ts';
import { getDeliverySettings } from './get-delivery-facts.server.ts';
import {
  type DeliverySettingsResponse,
  parseDeliverySettings,
  serializeDeliverySettings,
} from './serialize-delivery-settings.ts';

/** Inserts a new version of the delivery settings. Earlier versions stay, because orders refer to them. */
export async function saveDeliverySettings(
  db: Database,
  { version, ...body }: DeliverySettingsChange,
  origin: ChangeOrigin,
): Promise<DeliverySettingsResponse> {
  return inTransaction(db, async (transaction) => {
    await lockDeliverySettings(transaction);
    const stored = await getDeliverySettings(transaction);
    const before = serializeDeliverySettings(stored);
    await rejectStaleVersion(transaction, {
      entity: 'zone-delivery-settings',
      current: before,
      version,
      wanted: body,
    });
    const fields = deliverySettingsErrors(body, new Set(await listZoneNumbers(transaction)));
    if (fields.length > 0) throw new ShopError('invalid_input', { fields });
    const saved = { ...parseDeliverySettings(body), version: stored.version + 1 };
    await insertDeliverySettings(transaction, saved, origin);
    const after = serializeDeliverySettings(saved);
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'save-zone-delivery-settings',
      entity: 'zone-delivery-settings',
      entityId: after.id,
      before,
      after,
    });
    return after;
  });
}
