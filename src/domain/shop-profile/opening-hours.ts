import type { ShopProfile } from './shop-profile.ts';

type WeekHours = ShopProfile['hours'];

export type OpeningState =
  | { readonly open: true; readonly closesAt: string }
  | { readonly open: false; readonly opensNext: NextOpening | null };

interface NextOpening {
  /** 0 is today, 1 tomorrow. */
  readonly inDays: number;
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

// The shop's clock, not the visitor's: a buyer in London at 06:00 finds the showroom in Doha open.
const doha = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Qatar',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Open from the opening minute up to, and no longer at, the closing minute. */
export function openingState(hours: WeekHours, now: Date): OpeningState {
  const { weekday, time } = dohaTime(now);
  const today = timesOf(hours, weekday);
  if (today && today.opens <= time && time < today.closes) return { open: true, closesAt: today.closes };
  return { open: false, opensNext: nextOpening(hours, weekday, time) };
}

/** Groups in the order of their first day, closed days last. */
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

function nextOpening(hours: WeekHours, weekday: number, time: string): NextOpening | null {
  // The same weekday a week on counts too: today's opening may have passed, and be the only one.
  for (let inDays = 0; inDays <= daysInWeek; inDays++) {
    const day = (weekday + inDays) % daysInWeek;
    const times = timesOf(hours, day);
    if (times && (inDays > 0 || time < times.opens)) return { inDays, weekday: day, at: times.opens };
  }
  return null;
}

function timesOf(hours: WeekHours, weekday: number): OpeningHoursGroup['times'] {
  const day = hours.find((candidate) => candidate.weekday === weekday);
  return day?.opens && day.closes ? { opens: day.opens, closes: day.closes } : null;
}

function dohaTime(now: Date): { weekday: number; time: string } {
  const parts = Object.fromEntries(doha.formatToParts(now).map(({ type, value }) => [type, value]));
  return { weekday: weekdays.indexOf(parts.weekday ?? ''), time: `${parts.hour}:${parts.minute}` };
}
