import { addDays, type Day } from '#domain/delivery/working-days.ts';

export interface CalendarCell {
  readonly day: Day;
  /** False for the other days of a week in which a month ends; their place stays empty. */
  readonly isInMonth: boolean;
  readonly isOffered: boolean;
}

/** One row of a calendar: a week from Sunday to Saturday, or the part of it that belongs to one month. */
export interface CalendarWeek {
  /** The first day of the month that the row belongs to. */
  readonly month: Day;
  /** Whether the rows of the month begin here, below its heading. */
  readonly startsMonth: boolean;
  readonly cells: readonly CalendarCell[];
}

const daysInWeek = 7;

/**
 * Weeks of a calendar from the first to the last of the sorted offered days, by month: a week in which a month ends has
 * two rows. Days between the offered ones are included and marked as not offered.
 */
export function calendarWeeks(offered: readonly Day[]): CalendarWeek[] {
  const [first] = offered;
  const last = offered.at(-1);
  if (first === undefined || last === undefined) return [];
  const known = new Set(offered);
  const months = new Set(offered.map(monthOf));
  const weeks: CalendarWeek[] = [];
  for (let sunday = startOfWeek(first); sunday <= last; sunday = addDays(sunday, daysInWeek)) {
    const days = Array.from({ length: daysInWeek }, (_, index) => addDays(sunday, index));
    for (const month of new Set(days.map(monthOf))) {
      // Days of a month without an offered one would have a heading for nothing.
      if (!months.has(month)) continue;
      weeks.push({
        month,
        startsMonth: weeks.at(-1)?.month !== month,
        cells: days.map((day) => {
          const isInMonth = monthOf(day) === month;
          return { day, isInMonth, isOffered: isInMonth && known.has(day) };
        }),
      });
    }
  }
  return weeks;
}

function monthOf(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

function startOfWeek(day: Day): Day {
  return addDays(day, -new Date(day).getUTCDay());
}
