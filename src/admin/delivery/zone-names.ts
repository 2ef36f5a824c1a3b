import type { Zone } from '#domain/delivery/zone.ts';
import type { Locale } from '#primitives/locale.ts';

/** The districts of a zone in one line, the best known first. */
export function districtsOf({ districts }: Zone, locale: Locale): string {
  return districts.map((district) => district[locale]).join(locale === 'ar' ? '، ' : ', ');
}
