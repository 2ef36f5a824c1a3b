import {
  dayAfter,
  holidayOn,
  intervalsOn,
  type OpeningTimes,
  weekdayOf,
} from '#primitives/opening-times/opening-times.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Holiday } from './shop-profile.ts';

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

const daysInWeek = 7;

// Times are Qatar's, not the visitor's: for a buyer in London at 06:00 the showroom in Doha is open. Qatar is at UTC+3 all
// year, and an addition is much faster than creating an Intl.DateTimeFormat.
const dohaAheadOfUtc = 3 * 60 * 60 * 1000;

/** Whether the shop is open now, and when it opens next. The closing minute itself counts as closed. */
export function openingState(
  times: OpeningTimes & { readonly holidays: readonly Holiday[] },
  now: Date,
): OpeningState {
  const { day, time } = dohaTime(now);
  const current = intervalsOn(times, day).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { open: true, closesAt: current.closes };
  return {
    open: false,
    holiday: holidayOn(times.holidays, day)?.name ?? null,
    opensNext: nextOpening(times, day, time),
  };
}

function nextOpening(times: OpeningTimes, today: string, time: string): NextOpening | null {
  // A week after the last holiday and the last dated hours every weekday has had its usual hours once.
  const exceptions = [
    ...times.holidays.map(({ startsOn, days }) => dayAfter(startsOn, days)),
    ...times.datedHours.map(({ endsOn }) => endsOn),
  ];
  const last = dayAfter(
    exceptions.reduce((later, day) => (day > later ? day : later), today),
    daysInWeek,
  );
  for (let inDays = 0, day = today; day <= last; inDays++, day = dayAfter(today, inDays)) {
    const opening = intervalsOn(times, day).find(({ opens }) => inDays > 0 || opens > time);
    if (opening) return { inDays, day, weekday: weekdayOf(day), at: opening.opens };
  }
  return null;
}

function dohaTime(now: Date): { day: string; time: string } {
  const [day = '', time = ''] = new Date(now.getTime() + dohaAheadOfUtc).toISOString().split('T');
  return { day, time: time.slice(0, 'hh:mm'.length) };
}
