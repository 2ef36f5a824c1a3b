import type { Queryable } from '#database/transaction.ts';
import type { EditedShopProfile, ShopProfile } from './shop-profile.ts';
import { findEditedShopProfile, findShopProfile } from './shop-profile-queries.server.ts';

export async function getShopProfile(db: Queryable): Promise<ShopProfile> {
  return present(await findShopProfile(db));
}

/** With its version and the holidays, as staff edit it. */
export async function getEditedShopProfile(db: Queryable): Promise<EditedShopProfile> {
  return present(await findEditedShopProfile(db));
}

function present<Profile>(profile: Profile | undefined): Profile {
  // Seeding writes it and nothing deletes it.
  if (!profile) throw new Error('The shop has no profile: run npm run db:seed');
  return profile;
}
