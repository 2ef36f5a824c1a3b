import { useCallback, useEffect, useState } from 'react';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { useThisMinute } from '../hooks/use-this-minute.ts';
import { useDeliveryZone } from './delivery-zone.ts';

/** Undefined while they load. */
type LoadedFacts = DeliveryFacts | 'failed' | undefined;

export interface Delivery {
  /** The stored zone; null if none is chosen, undefined before hydration. */
  readonly zone: number | null | undefined;
  readonly facts: LoadedFacts;
  /** Null on the server. */
  readonly now: Date | null;
  /** Loads the facts, or retries after a failure. */
  readonly load: () => void;
}

/**
 * The stored zone and the delivery settings, from which `findDeliveryAnswer` and `findPickupDay` compute fee and day of
 * a product, a cart or an order. The settings are loaded when a zone is stored or the caller calls `load`, so that other
 * pages do not load them. `version` is the newest version of the settings that the caller has seen.
 */
export function useDelivery(version = 0): Delivery {
  const zone = useDeliveryZone();
  const now = useThisMinute();
  const [facts, setFacts] = useState<LoadedFacts>();
  const hasZone = typeof zone === 'number';

  const load = useCallback(() => {
    setFacts((current) => (current === 'failed' ? undefined : current));
    readFacts(version).then(setFacts, () => {
      // Facts of another attempt stay.
      setFacts((current) => current ?? 'failed');
    });
  }, [version]);

  useEffect(() => {
    if (hasZone) load();
  }, [hasZone, load]);

  return { zone, facts, now, load };
}

/** Loads the API client with the first read, not with the page. */
async function readFacts(version: number): Promise<DeliveryFacts> {
  const { readDeliveryFacts } = await import('./read-delivery-facts.ts');
  return readDeliveryFacts(version);
}
