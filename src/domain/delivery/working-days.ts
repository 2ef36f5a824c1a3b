/** A calendar day in Qatar in ISO format, for example '2026-11-17'. Days compare as strings. */
export type Day = string;

/** Opening hours and holidays, from which working days are computed. */
export interface WorkingTimes {
  /** One entry for each weekday, 0 is Sunday; null on days when the shop is closed. */
  readonly hours: readonly {
    readonly weekday: number;
    readonly opens: string | null;
    readonly closes: string | null;
  }[];
  readonly holidays: readonly { readonly startsOn: Day; readonly days: number }[];
}

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
 * and before the cut-off, else on the next working day. Lead times count working days only. Empty if the shop opens on
 * no weekday.
 */
export function workingDays(times: WorkingTimes, now: Date, lead: number, count: number): Day[] {
  const closing = new Map(times.hours.map(({ weekday, opens, closes }) => [weekday, opens && closes]));
  const found: Day[] = [];
  if (![...closing.values()].some(Boolean)) return found;
  const holidays = times.holidays.map(({ startsOn, days }) => {
    const first = dayNumber(startsOn);
    return { first, end: first + days };
  });
  const today = dayNumber(qatarDay(now));
  let toSkip = lead;
  // Terminates: at least one weekday is open, and the list of holidays is finite.
  for (let day = today; found.length < count; day += 1) {
    const closes = closing.get((day + weekdayOfFirstDay) % 7);
    if (!closes || (day === today && isPastCutOff(closes, now))) continue;
    if (holidays.some(({ first, end }) => first <= day && day < end)) continue;
    if (toSkip > 0) toSkip -= 1;
    else found.push(dayOfNumber(day));
  }
  return found;
}

/** Days since 1 January 1970: counting with them is much faster than with dates, and every order looks for its days. */
function dayNumber(day: Day): number {
  return Date.parse(day) / dayInMilliseconds;
}

function dayOfNumber(number: number): Day {
  return new Date(number * dayInMilliseconds).toISOString().slice(0, 10);
}

/** 1 January 1970 was a Thursday. */
const weekdayOfFirstDay = 4;

function isPastCutOff(closes: string, now: Date): boolean {
  const [hour = 0, minutes = 0] = closes.split(':').map(Number);
  const sinceMidnight = ((now.getTime() + aheadOfUtc) % dayInMilliseconds) / minute;
  return sinceMidnight >= hour * 60 + minutes - cutOffMinutesBeforeClosing;
}
