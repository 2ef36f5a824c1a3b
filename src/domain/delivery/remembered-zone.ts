/** Where the browser keeps the number of the zone that the visitor chose. */
export const deliveryZoneKey = 'deliveryZone';

/** Says, within the page, that another zone was chosen; other tabs hear of it from the storage itself. */
export const deliveryZoneUpdatedEvent = 'deliveryZoneUpdated';

/** What the storage holds may be anything; only a zone's number counts. Whether that zone exists is not known here. */
export function rememberedZone(stored: string | null): number | null {
  return stored !== null && /^[1-9]\d{0,3}$/.test(stored) ? Number(stored) : null;
}
