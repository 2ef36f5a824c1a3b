import { useSyncExternalStore } from 'react';
import { deliveryZoneKey, deliveryZoneUpdatedEvent, parseStoredZone } from '#domain/delivery/stored-zone.ts';

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
