import type { Queryable } from '#database/transaction.ts';
import type { Holiday } from './shop-profile.ts';
import { listHolidaysBetween } from './shop-profile-queries.server.ts';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Every page carries them, so no more than the line that says when the shop opens next can need. */
const daysAhead = 45;

/** Holidays that last today or come soon. A day more on either side, so that no clock is behind it. */
export async function listComingHolidays(db: Queryable, now: Date): Promise<Holiday[]> {
  const dayIn = (days: number) =>
    new Date(now.getTime() + days * dayInMilliseconds).toISOString().slice(0, 10);
  return listHolidaysBetween(db, dayIn(-1), dayIn(daysAhead));
}
