import { addDays, type Day } from '#domain/delivery/working-days.ts';

export interface CalendarCell {
  readonly day: Day;
  readonly isOffered: boolean;
}

const daysInWeek = 7;

/**
 * The weeks, Sunday to Saturday, from the first to the last of the offered days, which come in order. Days between
 * them are in it as well, so that a calendar has no holes; they are marked as not offered.
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
