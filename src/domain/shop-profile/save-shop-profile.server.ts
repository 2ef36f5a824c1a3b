import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { getEditedShopProfile } from './get-shop-profile.server.ts';
import {
  parseShopProfile,
  type ShopProfileResponse,
  serializeShopProfile,
} from './serialize-shop-profile.ts';
import type { ShopProfileChange } from './shop-profile-body.ts';
import { shopProfileErrors } from './shop-profile-errors.ts';
import { lockShopProfile, updateShopProfile } from './shop-profile-queries.server.ts';

export async function saveShopProfile(
  db: Database,
  { version, ...body }: ShopProfileChange,
  origin: ChangeOrigin,
): Promise<ShopProfileResponse> {
  return inTransaction(db, async (transaction) => {
    await lockShopProfile(transaction);
    const stored = await getEditedShopProfile(transaction);
    const before = serializeShopProfile(stored);
    await rejectStaleVersion(transaction, { entity: 'shop-profile', current: before, version, wanted: body });
    const fields = shopProfileErrors(body);
    if (fields.length > 0) throw new ShopError('invalid_input', { fields });
    const saved = { ...parseShopProfile(body), version: stored.version + 1 };
    await updateShopProfile(transaction, saved, origin.now);
    const after = serializeShopProfile(saved);
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'save-shop-profile',
      entity: 'shop-profile',
      entityId: after.id,
      before,
      after,
    });
    return after;
  });
}
