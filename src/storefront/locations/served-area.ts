import type { Zone } from '#domain/delivery/zone.ts';
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
