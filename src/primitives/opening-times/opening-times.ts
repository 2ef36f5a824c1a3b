import type { LocalizedText } from '../text/localized-text.ts';

/** From opening to closing on one day, by the clock in Qatar: '08:00' to '18:00'. */
export interface Interval {
  readonly opens: string;
  readonly closes: string;
}

/** The hours of one weekday. */
export interface DayHours {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Both are null on a day when the shop is closed. */
  readonly opens: string | null;
  readonly closes: string | null;
  /** On a day with a break: from opening again to closing for the day. */
  readonly second?: Interval | undefined;
}

/** One entry for each weekday, Sunday first. */
export type WeekHours = readonly DayHours[];

/** The week of certain dates, such as Ramadan, in place of the usual one. Dates of two entries never overlap. */
export interface DatedHours {
  /** Calendar days in Qatar, both included: '2027-02-08'. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly name: LocalizedText;
  readonly hours: WeekHours;
}

/** All that decides when the shop is open. */
export interface OpeningTimes {
  readonly hours: WeekHours;
  readonly datedHours: readonly Omit<DatedHours, 'name'>[];
  readonly holidays: readonly { readonly startsOn: string; readonly days: number }[];
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** When the shop is open on a calendar day, in order: never on a holiday, else by the week of its date. */
export function intervalsOn({ hours, datedHours, holidays }: OpeningTimes, day: string): readonly Interval[] {
  return holidayOn(holidays, day) ? [] : intervalsOf(dayHours(weekOn({ hours, datedHours }, day), day));
}

/** The week that counts on a calendar day. */
export function weekOn<Hours>(
  {
    hours,
    datedHours,
  }: {
    readonly hours: readonly Hours[];
    readonly datedHours: readonly {
      readonly startsOn: string;
      readonly endsOn: string;
      readonly hours: readonly Hours[];
    }[];
  },
  day: string,
): readonly Hours[] {
  return datedHours.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)?.hours ?? hours;
}

/** The intervals of a weekday, in order; none if the shop is closed on it. */
export function intervalsOf(day: Omit<DayHours, 'weekday'> | undefined): readonly Interval[] {
  if (!day?.opens || !day.closes) return [];
  const first = { opens: day.opens, closes: day.closes };
  return day.second ? [first, day.second] : [first];
}

export function holidayOn<Holiday extends OpeningTimes['holidays'][number]>(
  holidays: readonly Holiday[],
  day: string,
): Holiday | undefined {
  return holidays.find(({ startsOn, days }) => startsOn <= day && day < dayAfter(startsOn, days));
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayInMilliseconds).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function dayHours(week: WeekHours, day: string): DayHours | undefined {
  const weekday = weekdayOf(day);
  return week.find((candidate) => candidate.weekday === weekday);
}
