import type { OpeningTimes } from '#primitives/opening-times/opening-times.ts';
import type { DeliverySettings, DeliveryTerms } from './delivery-settings.ts';
import { type Day, workingDays } from './working-days.ts';

/** The longest lead time, because an order is delivered as a whole. */
function daysUntilReady(leadTimes: readonly number[]): number {
  return Math.max(0, ...leadTimes);
}

/** The next `count` days on which an order placed now can be delivered, the earliest first. */
export function deliveryDays(
  times: OpeningTimes,
  { leadDays }: Pick<DeliveryTerms, 'leadDays'>,
  leadTimes: readonly number[],
  now: Date,
  count: number,
): Day[] {
  return workingDays(times, now, daysUntilReady(leadTimes) + leadDays, count);
}

/** The next `count` days on which an order placed now can be picked up at the showroom. */
export function pickupDays(
  times: OpeningTimes,
  { pickup }: Pick<DeliverySettings, 'pickup'>,
  leadTimes: readonly number[],
  now: Date,
  count: number,
): Day[] {
  if (!pickup.isActive) return [];
  return workingDays(times, now, daysUntilReady(leadTimes) + pickup.leadDays, count);
}
