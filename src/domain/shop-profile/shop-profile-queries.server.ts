import { shopProfile } from '#database/schema/shop-profile.ts';
import type { Queryable } from '#database/transaction.ts';
import type { ShopProfile } from './shop-profile.ts';

export async function findShopProfile(db: Queryable): Promise<ShopProfile | undefined> {
  // The table admits one row.
  const [row] = await db.select({ document: shopProfile.document }).from(shopProfile);
  return row?.document;
}
