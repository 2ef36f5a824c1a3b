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
  return dayOfNumber(dayNumber(day) + days);
}

/**
 * The next `count` working days after the lead time of an order placed now. Work starts today if today is a working day
 * and before the cut-off, else on the next working day. Lead times count working days only. Fewer if the shop has no
 * usual day on which it opens.
 */
export function workingDays(times: OpeningTimes, now: Date, lead: number, count: number): Day[] {
  const usual = lastClosings(times.hours);
  const dated = times.datedHours.map(({ startsOn, endsOn, hours }) => ({
    first: dayNumber(startsOn),
    end: dayNumber(endsOn) + 1,
    closings: lastClosings(hours),
  }));
  const holidays = times.holidays.map(({ startsOn, days }) => {
    const first = dayNumber(startsOn);
    return { first, end: first + days };
  });
  const contains = (day: number) => (span: { readonly first: number; readonly end: number }) =>
    span.first <= day && day < span.end;
  // With a usual week that has an open day it ends by itself, because holidays and dated hours are finite.
  const end = usual.some(Boolean) ? Number.POSITIVE_INFINITY : Math.max(...dated.map((span) => span.end));
  const today = dayNumber(qatarDay(now));
  const found: Day[] = [];
  let toSkip = lead;
  for (let day = today; found.length < count && day < end; day += 1) {
    const closings = dated.find(contains(day))?.closings ?? usual;
    const closes = closings[(day + weekdayOfFirstDay) % 7];
    if (!closes || (day === today && isPastCutOff(closes, now))) continue;
    if (holidays.some(contains(day))) continue;
    if (toSkip > 0) toSkip -= 1;
    else found.push(dayOfNumber(day));
  }
  return found;
}

/** When the shop closes for the day, by weekday; none where it is closed. */
function lastClosings(week: WeekHours): (string | undefined)[] {
  const closings: (string | undefined)[] = [];
  for (const day of week) closings[day.weekday] = intervalsOf(day).at(-1)?.closes;
  return closings;
}

const dayNumbers: Record<Day, number> = {};
const writtenDays: Record<number, Day> = {};

/**
 * Days since 1 January 1970: counting with them is much faster than with dates. Memoized, like the days below: every order
 * looks for the same days three times, and reading and writing them took most of that.
 */
function dayNumber(day: Day): number {
  dayNumbers[day] ??= Date.parse(day) / dayInMilliseconds;
  return dayNumbers[day];
}

function dayOfNumber(number: number): Day {
  writtenDays[number] ??= new Date(number * dayInMilliseconds).toISOString().slice(0, 10);
  return writtenDays[number];
}

/** 1 January 1970 was a Thursday. */
const weekdayOfFirstDay = 4;

function isPastCutOff(closes: string, now: Date): boolean {
  const [hour = 0, minutes = 0] = closes.split(':').map(Number);
  const sinceMidnight = ((now.getTime() + aheadOfUtc) % dayInMilliseconds) / minute;
  return sinceMidnight >= hour * 60 + minutes - cutOffMinutesBeforeClosing;
}
