import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Holiday, ShopProfile } from './shop-profile.ts';

type WeekHours = ShopProfile['hours'];

/** Weekly opening hours and holidays. */
interface OpeningTimes {
  readonly hours: WeekHours;
  readonly holidays: readonly Holiday[];
}

export type OpeningState =
  | { readonly open: true; readonly closesAt: string }
  | {
      readonly open: false;
      /** The name of today's holiday. */
      readonly holiday: LocalizedText | null;
      readonly opensNext: NextOpening | null;
    };

interface NextOpening {
  /** 0 is today, 1 tomorrow. */
  readonly inDays: number;
  /** A calendar day in Qatar. */
  readonly day: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly at: string;
}

/** Days that share their hours: Sunday to Thursday and Saturday is [[0, 4], [6, 6]]. */
export interface OpeningHoursGroup {
  readonly days: readonly (readonly [first: number, last: number])[];
  /** null on days when the shop is closed. */
  readonly times: { readonly opens: string; readonly closes: string } | null;
}

const daysInWeek = 7;
const dayInMilliseconds = 24 * 60 * 60 * 1000;

// Times are Qatar's, not the visitor's: for a buyer in London at 06:00 the showroom in Doha is open. Qatar is at UTC+3 all
// year, and an addition is much faster than creating an Intl.DateTimeFormat.
const dohaAheadOfUtc = 3 * 60 * 60 * 1000;

/** Whether the shop is open now, and when it opens next. The closing minute itself counts as closed. */
export function openingState({ hours, holidays }: OpeningTimes, now: Date): OpeningState {
  const { day, time } = dohaTime(now);
  const holiday = holidayOn(holidays, day);
  const today = timesOf(hours, weekdayOf(day));
  if (!holiday && today && today.opens <= time && time < today.closes) {
    return { open: true, closesAt: today.closes };
  }
  return {
    open: false,
    holiday: holiday?.name ?? null,
    opensNext: nextOpening({ hours, holidays }, day, time),
  };
}

/** Groups weekdays with the same hours, in order of their first day; closed days last. */
export function groupOpeningHours(hours: WeekHours): readonly OpeningHoursGroup[] {
  const groups = new Map<string, { days: [number, number][]; times: OpeningHoursGroup['times'] }>();
  for (let weekday = 0; weekday < daysInWeek; weekday++) {
    const times = timesOf(hours, weekday);
    const key = times ? `${times.opens}-${times.closes}` : 'closed';
    const group = groups.get(key) ?? { days: [], times };
    groups.set(key, group);
    const run = group.days.at(-1);
    if (run?.[1] === weekday - 1) run[1] = weekday;
    else group.days.push([weekday, weekday]);
  }
  return [...groups.values()].sort((a, b) => Number(a.times === null) - Number(b.times === null));
}

function nextOpening({ hours, holidays }: OpeningTimes, today: string, time: string): NextOpening | null {
  if (!hours.some(({ opens, closes }) => opens && closes)) return null;
  // Worst case: the shop opens on one weekday only, and each holiday falls on it.
  const closedDays = holidays.reduce((sum, { days }) => sum + days, 0);
  for (let inDays = 0; inDays <= daysInWeek * (closedDays + 1); inDays++) {
    const day = dayAfter(today, inDays);
    const times = timesOf(hours, weekdayOf(day));
    if (!times || holidayOn(holidays, day) || (inDays === 0 && time >= times.opens)) continue;
    return { inDays, day, weekday: weekdayOf(day), at: times.opens };
  }
  return null;
}

function holidayOn(holidays: readonly Holiday[], day: string): Holiday | undefined {
  return holidays.find(({ startsOn, days }) => startsOn <= day && day < dayAfter(startsOn, days));
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayInMilliseconds).toISOString().slice(0, 10);
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function timesOf(hours: WeekHours, weekday: number): OpeningHoursGroup['times'] {
  const day = hours.find((candidate) => candidate.weekday === weekday);
  return day?.opens && day.closes ? { opens: day.opens, closes: day.closes } : null;
}

function dohaTime(now: Date): { day: string; time: string } {
  const [day = '', time = ''] = new Date(now.getTime() + dohaAheadOfUtc).toISOString().split('T');
  return { day, time: time.slice(0, 'hh:mm'.length) };
}
