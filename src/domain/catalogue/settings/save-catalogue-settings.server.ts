import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { CatalogueSettings } from './catalogue-settings.ts';
import { getCatalogueSettings, putCatalogueSettings } from './catalogue-settings-queries.server.ts';

const entity = 'catalogue-settings';

export async function saveCatalogueSettings(
  db: Database,
  { version, ...wanted }: CatalogueSettings,
  origin: ChangeOrigin,
): Promise<CatalogueSettings> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const stored = await getCatalogueSettings(transaction);
    const before = { id: entity, ...stored };
    await rejectStaleVersion(transaction, { entity, current: before, version, wanted });
    const saved = { ...wanted, version: stored.version + 1 };
    await putCatalogueSettings(transaction, saved, origin.now);
    // No page shows a setting.
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'save-catalogue-settings',
      entity,
      entityId: entity,
      before,
      after: { id: entity, ...saved },
    });
    return saved;
  });
}
