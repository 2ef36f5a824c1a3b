import type { Locale } from '#primitives/locale.ts';

/** 2023-01-01 was a Sunday, the first day of the working week in Qatar. */
const anySunday = Date.UTC(2023, 0, 1);
const dayInMilliseconds = 86_400_000;

/** Made once: a new format costs more than the rest of a page's text. */
const formats: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }),
  ar: new Intl.DateTimeFormat('ar', { weekday: 'long', timeZone: 'UTC' }),
};

/** The name of a weekday; 0 is Sunday. */
export function weekdayName(locale: Locale, weekday: number): string {
  return formats[locale].format(anySunday + weekday * dayInMilliseconds);
}
