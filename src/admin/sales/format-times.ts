import { formatShortClock } from '#i18n/times.ts';
import type { Locale } from '#primitives/locale.ts';

const qatar = { timeZone: 'Asia/Qatar' } as const;
const time = new Intl.DateTimeFormat('en-GB', {
  ...qatar,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const days: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' }),
  ar: new Intl.DateTimeFormat('ar-QA-u-nu-latn', { timeZone: 'UTC', day: 'numeric', month: 'short' }),
};
const dayInQatar = new Intl.DateTimeFormat('en-CA', { ...qatar, dateStyle: 'short' });

/** Time of day in Qatar: '15:58', «3:58 م». */
export function formatTime(locale: Locale, at: Date): string {
  return formatShortClock(locale, time.format(at));
}

/** Short date for a column: '15 Nov'. */
export function formatShortDay(locale: Locale, day: string): string {
  return days[locale].format(new Date(`${day}T00:00:00Z`));
}

/** Short date and time for a column: '15 Nov, 15:58'. */
export function formatShortMoment(locale: Locale, at: Date): string {
  return `${formatShortDay(locale, dayInQatar.format(at))}${locale === 'ar' ? '،' : ','} ${formatTime(locale, at)}`;
}
