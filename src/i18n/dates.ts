import type { Locale } from '#primitives/locale.ts';

/** A calendar day such as 2025-06-01, written out; Latin digits in both languages. */
export function formatDay(locale: Locale, day: string): string {
  const format = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-QA-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
