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

const moments = perLocale({
  en: () =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Qatar' }),
  ar: () =>
    new Intl.DateTimeFormat('ar-QA-u-nu-latn', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Qatar',
    }),
});

/** A moment by the shop's clock, to be read by anyone: '15 November 2026 at 14:32'. */
export function formatMoment(locale: Locale, moment: Date): string {
  return moments(locale).format(moment);
}

/** A day not far away, as one says it: 'Tuesday 18 November'. */
export function formatNearDay(locale: Locale, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  // Put together here, because browsers do not agree on a comma between the two.
  return `${weekdayName(locale, date.getUTCDay())} ${dayAndMonth(locale).format(date)}`;
}

/** A calendar day such as 2025-06-01, written out. */
export function formatDay(locale: Locale, day: string): string {
  return formats(locale).format(new Date(`${day}T00:00:00Z`));
}
