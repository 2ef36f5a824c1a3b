import type { Queryable } from '#database/transaction.ts';
import { type DatedHours, dayAfter } from '#primitives/opening-times/opening-times.ts';
import type { ShopFrame } from './shop-profile.ts';
import { findShopFrame } from './shop-profile-queries.server.ts';

/** Holidays and dated hours are in every page, so only as many as 'opens again on …' can need. */
const daysAhead = 45;

/**
 * Gets the data of the page layout on a calendar day in Qatar: the profile with near dated hours, and near holidays, with
 * a day's margin on both sides for clock skew.
 */
export async function getShopFrame(db: Queryable, today: string): Promise<ShopFrame> {
  const first = dayAfter(today, -1);
  const last = dayAfter(today, daysAhead);
  const frame = await findShopFrame(db, { first, last });
  // The seed inserts the profile, and it is never deleted.
  if (!frame) throw new Error('The shop has no profile: run npm run db:seed');
  const { profile } = frame;
  return { ...frame, today, profile: { ...profile, datedHours: nearHours(profile.datedHours, first, last) } };
}

/** Dated hours that may close the shop for long are followed by those that count when it opens again. */
function nearHours(all: readonly DatedHours[], first: string, last: string): readonly DatedHours[] {
  const current = all.find(({ startsOn, endsOn }) => startsOn <= last && endsOn >= last);
  const until = current ? dayAfter(current.endsOn, daysAhead) : last;
  return all.filter(({ startsOn, endsOn }) => startsOn <= until && endsOn >= first);
}
