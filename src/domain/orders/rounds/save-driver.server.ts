import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { DriverBody } from './driver-body.ts';
import { insertDriver, lockDriver, updateDriver } from './driver-queries.server.ts';
import { serializeDriver } from './serialize-driver.ts';

type SavedDriver = ReturnType<typeof serializeDriver>;

export async function addDriver(db: Database, body: DriverBody, origin: ChangeOrigin): Promise<SavedDriver> {
  return inTransaction(db, async (transaction) => {
    const after = serializeDriver(await insertDriver(transaction, body, origin.now));
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'create-driver',
      entity: 'driver',
      entityId: after.id,
      after,
    });
    return after;
  });
}

export async function changeDriver(
  db: Database,
  id: string,
  { version, ...body }: DriverBody & { readonly version: number },
  origin: ChangeOrigin,
): Promise<SavedDriver> {
  return inTransaction(db, async (transaction) => {
    const stored = await lockDriver(transaction, id);
    if (!stored) throw new ShopError('not_found');
    const before = serializeDriver(stored);
    await rejectStaleVersion(transaction, { entity: 'driver', current: before, version, wanted: body });
    const after = serializeDriver(await updateDriver(transaction, id, { ...body, updatedAt: origin.now }));
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'update-driver',
      entity: 'driver',
      entityId: id,
      before,
      after,
    });
    return after;
  });
}

/** Takes a driver from the list. The name stays on the stops that were given to the driver. */
export async function removeDriver(db: Database, id: string, origin: ChangeOrigin): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const stored = await lockDriver(transaction, id);
    if (!stored) throw new ShopError('not_found');
    await updateDriver(transaction, id, { removedAt: origin.now, updatedAt: origin.now });
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'delete-driver',
      entity: 'driver',
      entityId: id,
      before: serializeDriver(stored),
    });
  });
}
