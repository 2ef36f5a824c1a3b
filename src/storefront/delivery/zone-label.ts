import type { Zone } from '#domain/delivery/zone.ts';
import type { Messages } from '#i18n/messages/storefront/en.ts';
import type { Locale } from '#primitives/locale.ts';

/** 'Zone 69 · Lusail', as shops in Qatar write it. */
export function zoneLabel({ delivery }: Messages, locale: Locale, { number, districts }: Zone): string {
  const [best] = districts;
  return best ? `${delivery.zone(number)} · ${best[locale]}` : delivery.zone(number);
}
