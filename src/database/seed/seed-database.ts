import type { Database } from '../connect.ts';
import { contentVersion } from '../schema/content-version.ts';
import { deliverySettings, holidays, municipalities, zones } from '../schema/delivery.ts';
import { shopProfile } from '../schema/shop-profile.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { firstDeliverySettings } from './data/delivery-settings.ts';
import holidayData from './data/holidays.json' with { type: 'json' };
import municipalityData from './data/municipalities.json' with { type: 'json' };
import { firstShopProfile } from './data/shop-profile.ts';
import zoneData from './data/zones.json' with { type: 'json' };
import { emptyTables } from './empty-tables.ts';
import { isPrepared, unmarkPrepared } from './prepared-contents.ts';
import { seedAttributeDefinitions } from './seed-attributes.ts';
import { seedCategoryTree } from './seed-category-tree.ts';
import { lockSeed } from './seed-lock.ts';

/** Seeds the tables of a domain slice, whose rules the database layer does not know. */
export type SeedSlice = (transaction: Transaction) => Promise<void>;

/** Seeds an empty database, and one whose prepared contents are not complete. Leaves any other unchanged. */
export async function seedDatabase(
  db: Database,
  ...slices: readonly SeedSlice[]
): Promise<'seeded' | 'already filled'> {
  return inTransaction(db, async (transaction) => {
    await lockSeed(transaction);
    if (await isPrepared(transaction)) {
      await emptyTables(transaction);
      await unmarkPrepared(transaction);
    } else if ((await transaction.$count(shopProfile)) > 0) {
      return 'already filled';
    }
    await fill(transaction, slices);
    return 'seeded';
  });
}

export async function fill(transaction: Transaction, slices: readonly SeedSlice[]): Promise<void> {
  await transaction.insert(shopProfile).values({ document: firstShopProfile });
  await transaction.insert(contentVersion).values({});
  await seedDelivery(transaction);
  await seedCategoryTree(transaction);
  await seedAttributeDefinitions(transaction);
  for (const fillSlice of slices) await fillSlice(transaction);
}

async function seedDelivery(transaction: Transaction): Promise<void> {
  await transaction
    .insert(municipalities)
    .values(
      municipalityData.map(({ code, en, ar }, position) => ({ code, nameEn: en, nameAr: ar, position })),
    );
  await transaction.insert(zones).values(
    zoneData.map(({ number, municipality, isActive, districts }) => ({
      number,
      municipalityCode: municipality,
      isActive,
      districts,
    })),
  );
  await transaction.insert(holidays).values(
    holidayData.map(({ startsOn, days, en, ar, isEstimated }) => ({
      startsOn,
      days,
      nameEn: en,
      nameAr: ar,
      isEstimated,
    })),
  );
  await transaction
    .insert(deliverySettings)
    .values({ version: 1, document: firstDeliverySettings, createdBy: 'first start' });
}
