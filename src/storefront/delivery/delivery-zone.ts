import { useSyncExternalStore } from 'react';

/** localStorage key of the zone that the visitor chose. */
export const deliveryZoneKey = 'deliveryZone';

/** DOM event for a changed zone within the page. Other tabs get the browser's storage event. */
const deliveryZoneUpdatedEvent = 'deliveryZoneUpdated';

/** Fallback where browsers refuse storage; it lasts as long as the page. */
let unstoredZone: string | null = null;

/**
 * Subscribes to the stored zone, also to changes of other tabs. Null if none is chosen; undefined before hydration,
 * because the rendered page is the same for every visitor.
 */
export function useDeliveryZone(): number | null | undefined {
  return useSyncExternalStore(subscribe, readZone, () => undefined);
}

/** Stores the chosen zone for all pages and tabs. */
export function storeDeliveryZone(zone: number): void {
  unstoredZone = String(zone);
  try {
    localStorage.setItem(deliveryZoneKey, unstoredZone);
  } catch {
    // The storage is full or refused.
  }
  window.dispatchEvent(new Event(deliveryZoneUpdatedEvent));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(deliveryZoneUpdatedEvent, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(deliveryZoneUpdatedEvent, onChange);
  };
}

function readZone(): number | null {
  try {
    return parseStoredZone(localStorage.getItem(deliveryZoneKey));
  } catch {
    return parseStoredZone(unstoredZone);
  }
}

/** Parses the stored zone number; null for anything else. Does not check that the zone exists. */
export function parseStoredZone(stored: string | null): number | null {
  return stored !== null && /^[1-9]\d{0,3}$/.test(stored) ? Number(stored) : null;
}
