import type { DeliverySettings, DeliveryTerms } from './delivery-settings.ts';
import { type Day, type WorkingTimes, workingDays } from './working-days.ts';

/** What is ordered together comes together, so the slowest line decides. */
function daysUntilReady(leadTimes: readonly number[]): number {
  return Math.max(0, ...leadTimes);
}

/** The next `count` days on which an order of this moment can be delivered, the earliest first. */
export function deliveryDays(
  times: WorkingTimes,
  { leadDays }: Pick<DeliveryTerms, 'leadDays'>,
  leadTimes: readonly number[],
  now: Date,
  count: number,
): Day[] {
  return workingDays(times, now, daysUntilReady(leadTimes) + leadDays, count);
}

/** The next `count` days on which it can be collected from the showroom. */
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
