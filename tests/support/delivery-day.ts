import { qatarDay, workingDays } from '#domain/delivery/working-days.ts';

export type ShopTimes = Parameters<typeof workingDays>[0];

/** A day that the shop accepts for an order of now, whatever its products take to arrive. */
export function dayForAnyLeadTime(times: ShopTimes, now: Date): string {
  const [day] = workingDays(times, new Date(`${qatarDay(now)}T00:00:00+03:00`), 30, 1);
  if (day === undefined) throw new Error('the shop is never open');
  return day;
}
