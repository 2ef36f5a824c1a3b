import type { Locale } from '#primitives/locale.ts';

/** Latin digits in both languages. */
const formats: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  ar: new Intl.DateTimeFormat('ar-QA-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** A calendar day such as 2025-06-01, written out. */
export function formatDay(locale: Locale, day: string): string {
  return formats[locale].format(new Date(`${day}T00:00:00Z`));
}
