import type { Locale } from '#primitives/locale.ts';
import { memoizeOnce, perLocale } from '#primitives/memoize-once.ts';
import { formatDay } from './dates.ts';
import { formatShortClock } from './times.ts';
import { weekdayName } from './weekdays.ts';

const monthAndYear = perLocale({
  en: () => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ar: () => new Intl.DateTimeFormat('ar-QA-u-nu-latn', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
});

const timeInQatar = memoizeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Qatar',
    }),
);

const dayInQatar = memoizeOnce(
  () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Qatar' }),
);

/** Formats the month of a day: 'November 2026'. */
export function formatMonth(locale: Locale, day: string): string {
  return monthAndYear(locale).format(new Date(`${day}T00:00:00Z`));
}

/**
 * Formats a moment in the shop's time zone: '15 November 2026, 15:58', «15 نوفمبر 2026، الساعة 3:58 م». Joined here, because server and browsers
 * disagree on the separator, and hydration needs the same text.
 */
export function formatMoment(locale: Locale, at: Date): string {
  const before = locale === 'ar' ? '، الساعة\u00a0' : ', ';
  const time = formatShortClock(locale, timeInQatar().format(at));
  const day = formatDay(locale, dayInQatar().format(at));
  return `${locale === 'ar' ? day.replaceAll(' ', '\u00a0') : day}${before}${time}`;
}

/** Short weekday name for a narrow calendar: 'Sun'. Arabic has no shorter names, so its article 'ال' is left out. */
export function shortWeekdayName(locale: Locale, weekday: number): string {
  const name = weekdayName(locale, weekday);
  return locale === 'ar' ? name.replace(/^ال/, '') : name.slice(0, 3);
}
