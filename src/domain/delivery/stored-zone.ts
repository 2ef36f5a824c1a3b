/** localStorage key of the zone that the visitor chose. */
export const deliveryZoneKey = 'deliveryZone';

/** DOM event for a changed zone within the page. Other tabs get the browser's storage event. */
export const deliveryZoneUpdatedEvent = 'deliveryZoneUpdated';

/** Parses the stored zone number; null for anything else. Does not check that the zone exists. */
export function parseStoredZone(stored: string | null): number | null {
  return stored !== null && /^[1-9]\d{0,3}$/.test(stored) ? Number(stored) : null;
}
