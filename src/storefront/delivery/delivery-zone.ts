import { useSyncExternalStore } from 'react';
import { deliveryZoneKey, deliveryZoneUpdatedEvent, parseStoredZone } from '#domain/delivery/stored-zone.ts';

/** Where browsers refuse storage, the choice lives as long as the page. */
let ofThisPage: string | null = null;

/**
 * The zone that the visitor chose, kept true when this or another tab changes it. Null: none so far. Undefined:
 * not known yet, because the page is the same for every visitor.
 */
export function useDeliveryZone(): number | null | undefined {
  return useSyncExternalStore(subscribe, readZone, () => undefined);
}

export function rememberDeliveryZone(zone: number): void {
  ofThisPage = String(zone);
  try {
    localStorage.setItem(deliveryZoneKey, ofThisPage);
  } catch {
    // Full or refused.
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
    return parseStoredZone(ofThisPage);
  }
}
