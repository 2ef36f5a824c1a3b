import { addDays, type Day } from '#domain/delivery/working-days.ts';

export interface CalendarCell {
  readonly day: Day;
  readonly isOffered: boolean;
}

const daysInWeek = 7;

/**
 * Weeks of a calendar, Sunday to Saturday, from the first to the last of the sorted offered days. Days between them are
 * included and marked as not offered.
 */
export function calendarWeeks(offered: readonly Day[]): CalendarCell[][] {
  const [first] = offered;
  const last = offered.at(-1);
  if (first === undefined || last === undefined) return [];
  const known = new Set(offered);
  const weeks: CalendarCell[][] = [];
  for (let sunday = startOfWeek(first); sunday <= last; sunday = addDays(sunday, daysInWeek)) {
    weeks.push(
      Array.from({ length: daysInWeek }, (_, index) => {
        const day = addDays(sunday, index);
        return { day, isOffered: known.has(day) };
      }),
    );
  }
  return weeks;
}

function startOfWeek(day: Day): Day {
  return addDays(day, -new Date(day).getUTCDay());
}
