import type { Queryable } from '#database/transaction.ts';
import type { ShopFrame } from './shop-profile.ts';
import { findShopFrame } from './shop-profile-queries.server.ts';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Holidays are in every page, so only as many as 'opens again on …' can need. */
const daysAhead = 45;

/** Gets the data of the page layout: profile and near holidays, with a day's margin on both sides for clock skew. */
export async function getShopFrame(db: Queryable, now: Date): Promise<ShopFrame> {
  const dayIn = (days: number) =>
    new Date(now.getTime() + days * dayInMilliseconds).toISOString().slice(0, 10);
  const frame = await findShopFrame(db, { first: dayIn(-1), last: dayIn(daysAhead) });
  // The seed inserts the profile, and it is never deleted.
  if (!frame) throw new Error('The shop has no profile: run npm run db:seed');
  return frame;
}
