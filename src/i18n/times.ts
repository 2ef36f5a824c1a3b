import type { Locale } from '#primitives/locale.ts';

/** A time of the day such as '08:00' as it is read in Arabic: «8 صباحًا», «5:30 مساءً». */
export function arabicClock(time: string): string {
  const [hour = 0, minutes] = time.split(':').map(Number);
  const part = hour < 12 ? 'صباحًا' : hour < 13 ? 'ظهرًا' : 'مساءً';
  return `${hour % 12 || 12}${minutes ? time.slice(2) : ''}\u00a0${part}`;
}

/** «من 8 صباحًا إلى 6 مساءً»: two times with a dash are read in either order. */
export function arabicHours(opens: string, closes: string): string {
  return `من ${arabicClock(opens)} إلى ${arabicClock(closes)}`;
}

/** Hours of a day: '08:00 – 18:00', or in words in Arabic. */
export function formatHours(locale: Locale, opens: string, closes: string): string {
  return locale === 'ar' ? arabicHours(opens, closes) : `${opens} – ${closes}`;
}

/** A time beside a day or in a column: '20:02', «8:02 م». */
export function formatShortClock(locale: Locale, time: string): string {
  if (locale === 'en') return time;
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${Number(hour) < 12 ? 'ص' : 'م'}`;
}
