import type { Queryable } from '#database/transaction.ts';
import type { ShopProfile } from './shop-profile.ts';
import { findShopProfile } from './shop-profile-queries.server.ts';

export async function getShopProfile(db: Queryable): Promise<ShopProfile> {
  const profile = await findShopProfile(db);
  // Seeding writes it and nothing deletes it.
  if (!profile) throw new Error('The shop has no profile: run npm run db:seed');
  return profile;
}
