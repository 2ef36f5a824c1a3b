import type { Locale } from '#primitives/locale.ts';
import { perLocale } from '#primitives/memoize-once.ts';
import { weekdayName } from './weekdays.ts';

/** Latin digits in both languages. */
const formats = perLocale({
  en: () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  ar: () => new Intl.DateTimeFormat('ar-QA-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' }),
});

const dayAndMonth = perLocale({
  en: () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  ar: () => new Intl.DateTimeFormat('ar-QA-u-nu-latn', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
});

/** Formats a near day without its year: 'Tuesday 18 November'. */
export function formatNearDay(locale: Locale, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  // Joined here, because browsers disagree on the comma between the two.
  return `${weekdayName(locale, date.getUTCDay())} ${dayAndMonth(locale).format(date)}`;
}

/** Formats a calendar day such as 2025-06-01: '1 June 2025'. */
export function formatDay(locale: Locale, day: string): string {
  return formats(locale).format(new Date(`${day}T00:00:00Z`));
}

const shortDays = perLocale({
  en: () =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  ar: () =>
    new Intl.DateTimeFormat('ar-QA-u-nu-latn', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
});

/** Formats a near day in few letters: 'Tue 24 Nov'; Arabic has no short names. */
export function formatShortDay(locale: Locale, day: string): string {
  const parts = shortDays(locale).formatToParts(new Date(`${day}T00:00:00Z`));
  const text = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  // Joined here, because browsers disagree on the comma between them.
  return `${text('weekday')} ${text('day')} ${text('month')}`;
}
