import { type Interval, intervalsOf, type WeekHours } from './opening-times.ts';

/** Days that share their hours: Sunday to Thursday and Saturday is [[0, 4], [6, 6]]. */
export interface OpeningHoursGroup {
  readonly days: readonly (readonly [first: number, last: number])[];
  /** Empty on days when the shop is closed. */
  readonly intervals: readonly Interval[];
}

const daysInWeek = 7;

/** Groups weekdays with the same hours, in order of their first day; closed days last. */
export function groupOpeningHours(hours: WeekHours): readonly OpeningHoursGroup[] {
  const groups = new Map<string, { days: [number, number][]; intervals: readonly Interval[] }>();
  for (let weekday = 0; weekday < daysInWeek; weekday++) {
    const intervals = intervalsOf(hours.find((day) => day.weekday === weekday));
    const key = JSON.stringify(intervals);
    const group = groups.get(key) ?? { days: [], intervals };
    groups.set(key, group);
    const run = group.days.at(-1);
    if (run?.[1] === weekday - 1) run[1] = weekday;
    else group.days.push([weekday, weekday]);
  }
  const isClosed = ({ intervals }: OpeningHoursGroup) => Number(intervals.length === 0);
  return [...groups.values()].sort((one, other) => isClosed(one) - isClosed(other));
}
