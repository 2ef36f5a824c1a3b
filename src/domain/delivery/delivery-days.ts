import type { DeliverySettings, DeliveryTerms } from './delivery-settings.ts';
import { type Day, type WorkingTimes, workingDays } from './working-days.ts';

/** The longest lead time, because an order is delivered as a whole. */
function daysUntilReady(leadTimes: readonly number[]): number {
  return Math.max(0, ...leadTimes);
}

/** The next `count` days on which an order placed now can be delivered, the earliest first. */
export function deliveryDays(
  times: WorkingTimes,
  { leadDays }: Pick<DeliveryTerms, 'leadDays'>,
  leadTimes: readonly number[],
  now: Date,
  count: number,
): Day[] {
  return workingDays(times, now, daysUntilReady(leadTimes) + leadDays, count);
}

/** The next `count` days on which an order placed now can be picked up at the showroom. */
export function pickupDays(
  times: WorkingTimes,
  { pickup }: Pick<DeliverySettings, 'pickup'>,
  leadTimes: readonly number[],
  now: Date,
  count: number,
): Day[] {
  if (!pickup.isActive) return [];
  return workingDays(times, now, daysUntilReady(leadTimes) + pickup.leadDays, count);
}
