import { intervalsOf, type OpeningTimes, type WeekHours } from '#primitives/opening-times/opening-times.ts';

/** A calendar day in Qatar in ISO format, for example '2026-11-17'. Days compare as strings. */
export type Day = string;

const minute = 60_000;
const dayInMilliseconds = 24 * 60 * minute;

/** Qatar is at UTC+3 all year, so no time zone database is needed. */
const aheadOfUtc = 3 * 60 * minute;

/** Cut-off: orders placed in the last two hours before closing start on the next working day. */
const cutOffMinutesBeforeClosing = 120;

export function qatarDay(now: Date): Day {
  return new Date(now.getTime() + aheadOfUtc).toISOString().slice(0, 10);
}

/** Midnight in Qatar. */
export function startOfDay(day: Day): Date {
  return new Date(Date.parse(day) - aheadOfUtc);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayInMilliseconds).toISOString().slice(0, 10);
}

/**
 * The next `count` working days after the lead time of an order placed now. Work starts today if today is a working day
 * and before the cut-off, else on the next working day. Lead times count working days only. Fewer if the shop has no
 * usual day on which it opens.
 */
export function workingDays(times: OpeningTimes, now: Date, lead: number, count: number): Day[] {
  const { usual, dated, holidays, end } = calendarOf(times);
  const today = dayNumber(qatarDay(now));
  const found: Day[] = [];
  let toSkip = lead;
  for (let day = today; found.length < count && day < end; day += 1) {
    const closings = dated.find((span) => span.first <= day && day < span.end)?.closings ?? usual;
    const closes = closings[(day + weekdayOfFirstDay) % 7];
    if (!closes || (day === today && isPastCutOff(closes, now))) continue;
    if (holidays.has(day)) continue;
    if (toSkip > 0) toSkip -= 1;
    else found.push(dayOfNumber(day));
  }
  return found;
}

/** Opening times by the number of the day. */
interface Calendar {
  readonly usual: readonly (string | undefined)[];
  readonly dated: readonly {
    readonly first: number;
    readonly end: number;
    readonly closings: readonly (string | undefined)[];
  }[];
  readonly holidays: ReadonlySet<number>;
  /** From which day on the shop never opens. */
  readonly end: number;
}

const calendars = new WeakMap<OpeningTimes, Calendar>();

/** Memoized: every order looks for its days three times, by the same times. */
function calendarOf(times: OpeningTimes): Calendar {
  const calendar = calendars.get(times) ?? toCalendar(times);
  calendars.set(times, calendar);
  return calendar;
}

function toCalendar(times: OpeningTimes): Calendar {
  const usual = lastClosings(times.hours);
  const dated = times.datedHours.map(({ startsOn, endsOn, hours }) => ({
    first: dayNumber(startsOn),
    end: dayNumber(endsOn) + 1,
    closings: lastClosings(hours),
  }));
  const holidays = new Set(
    times.holidays.flatMap(({ startsOn, days }) => {
      const first = dayNumber(startsOn);
      return Array.from({ length: days }, (_, index) => first + index);
    }),
  );
  // With a usual week that has an open day it ends by itself, because holidays and dated hours are finite.
  const end = usual.some(Boolean) ? Number.POSITIVE_INFINITY : Math.max(...dated.map((span) => span.end));
  return { usual, dated, holidays, end };
}

/** When the shop closes for the day, by weekday; none where it is closed. */
function lastClosings(week: WeekHours): (string | undefined)[] {
  const closings: (string | undefined)[] = [];
  for (const day of week) closings[day.weekday] = intervalsOf(day).at(-1)?.closes;
  return closings;
}

/** Days since 1 January 1970: counting with them is much faster than with dates, and every order looks for its days. */
function dayNumber(day: Day): number {
  return Date.parse(day) / dayInMilliseconds;
}

/** Memoized: the days that can be chosen are the same for all orders of a day, and formatting them took most of the time. */
function dayOfNumber(number: number): Day {
  const day = writtenDays.get(number) ?? new Date(number * dayInMilliseconds).toISOString().slice(0, 10);
  writtenDays.set(number, day);
  return day;
}

/** A day more for each day that the process runs. */
const writtenDays = new Map<number, Day>();

/** 1 January 1970 was a Thursday. */
const weekdayOfFirstDay = 4;

function isPastCutOff(closes: string, now: Date): boolean {
  const [hour = 0, minutes = 0] = closes.split(':').map(Number);
  const sinceMidnight = ((now.getTime() + aheadOfUtc) % dayInMilliseconds) / minute;
  return sinceMidnight >= hour * 60 + minutes - cutOffMinutesBeforeClosing;
}
