import { catalogueSettings } from '#database/schema/catalogue.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { type CatalogueSettings, firstSettings } from './catalogue-settings.ts';

export async function getCatalogueSettings(db: Queryable): Promise<CatalogueSettings> {
  const [stored] = await db
    .select({ requiresArabic: catalogueSettings.requiresArabic, version: catalogueSettings.version })
    .from(catalogueSettings);
  return stored ?? firstSettings;
}

export async function putCatalogueSettings(
  transaction: Transaction,
  { requiresArabic, version }: CatalogueSettings,
  now: Date,
): Promise<void> {
  const row = { requiresArabic, version, updatedAt: now };
  await transaction
    .insert(catalogueSettings)
    .values(row)
    .onConflictDoUpdate({ target: catalogueSettings.id, set: row });
}
