import type { Queryable } from '#database/transaction.ts';
import { findShopFrame, type ShopFrame } from './shop-profile-queries.server.ts';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Every page carries them, so no more than the line that says when the shop opens next can need. */
const daysAhead = 45;

/** What surrounds every page. Holidays that last today or come soon; a day more on either side, so that no clock is behind it. */
export async function getShopFrame(db: Queryable, now: Date): Promise<ShopFrame> {
  const dayIn = (days: number) =>
    new Date(now.getTime() + days * dayInMilliseconds).toISOString().slice(0, 10);
  const frame = await findShopFrame(db, { first: dayIn(-1), last: dayIn(daysAhead) });
  // Seeding writes the profile and nothing deletes it.
  if (!frame) throw new Error('The shop has no profile: run npm run db:seed');
  return frame;
}
