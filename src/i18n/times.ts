import type { Locale } from '#primitives/locale.ts';

/** A time of the day such as '08:00' as it is read: «8 صباحًا», «5:30 مساءً». */
export function formatClock(locale: Locale, time: string): string {
  if (locale === 'en') return time;
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  const part = hour < 12 ? 'صباحًا' : hour === 12 ? 'ظهرًا' : 'مساءً';
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}\u00a0${part}`;
}

/** Hours of a day: '08:00 – 18:00', «من 8 صباحًا إلى 6 مساءً». Two times with a dash are read in either order in Arabic. */
export function formatHours(locale: Locale, opens: string, closes: string): string {
  if (locale === 'en') return `${opens} – ${closes}`;
  return `من ${formatClock(locale, opens)} إلى ${formatClock(locale, closes)}`;
}

/** A time beside a day or in a column: '20:02', «8:02 م». */
export function formatShortClock(locale: Locale, time: string): string {
  if (locale === 'en') return time;
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${Number(hour) < 12 ? 'ص' : 'م'}`;
}
