import { useCallback, useEffect, useState } from 'react';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { useThisMinute } from '../hooks/use-this-minute.ts';
import { useDeliveryZone } from './delivery-zone.ts';

/** Undefined while they are on their way. */
export type KnownFacts = DeliveryFacts | 'failed' | undefined;

export interface Delivery {
  /** The chosen zone; null: none so far; undefined: not known yet. */
  readonly zone: number | null | undefined;
  readonly facts: KnownFacts;
  /** Null on the server. */
  readonly now: Date | null;
  /** Asks the server for the facts, or once more after a failure. */
  readonly load: () => void;
}

/**
 * The zone that was chosen and what delivery to it depends on. With these, `findDeliveryAnswer` and
 * `findPickupDay` answer for a product, a cart or an order. The facts are loaded when a zone is known or
 * somebody asks, so that a page which nobody asks pays nothing for them. Who has heard from the server of a newer
 * version of the settings names it.
 */
export function useDelivery(version = 0): Delivery {
  const zone = useDeliveryZone();
  const now = useThisMinute();
  const [facts, setFacts] = useState<KnownFacts>();
  const hasZone = typeof zone === 'number';

  const load = useCallback(() => {
    setFacts((known) => (known === 'failed' ? undefined : known));
    readFacts(version).then(setFacts, () => {
      // What an earlier or later attempt brought is better than this one's failure.
      setFacts((known) => known ?? 'failed');
    });
  }, [version]);

  useEffect(() => {
    if (hasZone) load();
  }, [hasZone, load]);

  return { zone, facts, now, load };
}

/** The client of the API is loaded with the first question, not with the page. */
async function readFacts(version: number): Promise<DeliveryFacts> {
  const { readDeliveryFacts } = await import('./read-delivery-facts.ts');
  return readDeliveryFacts(version);
}
