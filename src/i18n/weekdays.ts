import type { Locale } from '#primitives/locale.ts';

/** From Sunday on. Written out, because creating an `Intl.DateTimeFormat` delays the first view on phones. */
const names: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
};

/** The name of a weekday; 0 is Sunday. */
export function weekdayName(locale: Locale, weekday: number): string {
  return names[locale][weekday] ?? '';
}
