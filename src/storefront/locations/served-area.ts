import { type DeliverySettings, deliveryTerms } from '#domain/delivery/delivery-settings.ts';
import type { Zone } from '#domain/delivery/zone.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { ServedLocation } from './location-paths.ts';

/** Doha is a municipality; the others are the zones of a district and of its nearest neighbours. */
const belongs: Readonly<Record<ServedLocation, (zone: Zone) => boolean>> = {
  doha: ({ municipality }) => municipality === 'QA-DA',
  lusail: ({ number }) => [69, 70].includes(number),
  alWaab: ({ number }) => [54, 55, 56].includes(number),
};

export function zonesOfLocation(location: ServedLocation, zones: readonly Zone[]): Zone[] {
  return zones.filter(belongs[location]);
}

export interface AreaPromise {
  readonly fee: { readonly lowest: Dirhams; readonly highest: Dirhams };
  /** Delivery time in working days. */
  readonly days: { readonly fewest: number; readonly most: number };
}

/** Ranges of fee and days over several zones; null where the shop delivers to none of them. */
export function areaPromise(
  settings: DeliverySettings,
  zones: readonly Pick<Zone, 'number'>[],
): AreaPromise | null {
  const terms = zones.map(({ number }) => deliveryTerms(settings, number)).filter(({ isActive }) => isActive);
  if (terms.length === 0) return null;
  const fees = terms.map(({ fee }) => fee);
  const days = terms.map(({ leadDays }) => leadDays);
  return {
    fee: { lowest: Math.min(...fees), highest: Math.max(...fees) },
    days: { fewest: Math.min(...days), most: Math.max(...days) },
  };
}
