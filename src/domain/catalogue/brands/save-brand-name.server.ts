import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { hasSameFields, rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { BrandName, BrandNameChange } from './brand-name.ts';
import { findBrandName, putBrandName } from './brand-name-queries.server.ts';

const entity = 'brand-name';

/** Writes the Arabic name of a brand, which all of its products show. */
export async function saveBrandName(
  db: Database,
  { version, ...wanted }: BrandNameChange,
  origin: ChangeOrigin,
): Promise<BrandName> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const before = await findBrandName(transaction, wanted.id);
    if (!before) throw new ShopError('not_found');
    await rejectStaleVersion(transaction, { entity, current: before, version, wanted });
    if (hasSameFields(wanted, before)) return before;
    const after: BrandName = { ...before, ...wanted, version: before.version + 1 };
    await putBrandName(transaction, after, origin.now);
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'save-brand-name',
      entity: 'brand-name',
      entityId: after.id,
      before,
      after,
    });
    return after;
  });
}
