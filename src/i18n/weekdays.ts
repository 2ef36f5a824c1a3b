import type { Locale } from '#primitives/locale.ts';

/** 2023-01-01 was a Sunday, the first day of the working week in Qatar. */
const anySunday = Date.UTC(2023, 0, 1);
const dayInMilliseconds = 86_400_000;

/** The name of a weekday; 0 is Sunday. */
export function weekdayName(locale: Locale, weekday: number): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return format.format(anySunday + weekday * dayInMilliseconds);
}
