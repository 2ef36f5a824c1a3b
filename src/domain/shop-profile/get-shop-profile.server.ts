import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import type { Queryable } from '#database/transaction.ts';
import { listMissingSetup, type SetupItem, type SetupSettings } from './setup-checklist.ts';
import type { EditedShopProfile, ShopProfile } from './shop-profile.ts';
import { findEditedShopProfile, findShopProfile } from './shop-profile-queries.server.ts';

export async function getShopProfile(db: Queryable): Promise<ShopProfile> {
  return present(await findShopProfile(db));
}

/** Gets the profile as staff edit it, with its version and holidays. */
export async function getEditedShopProfile(db: Queryable): Promise<EditedShopProfile> {
  return present(await findEditedShopProfile(db));
}

/** Finds what a new shop still has to complete, by comparison with the values of the seed. */
export async function findMissingSetup(db: Queryable, settings: SetupSettings): Promise<SetupItem[]> {
  return listMissingSetup(await getShopProfile(db), firstShopProfile, settings);
}

function present<Profile>(profile: Profile | undefined): Profile {
  // The seed inserts it, and it is never deleted.
  if (!profile) throw new Error('The shop has no profile: run npm run db:seed');
  return profile;
}
