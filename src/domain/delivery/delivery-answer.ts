import type { Dirhams } from '#primitives/money.ts';
import type { OpeningTimes } from '#primitives/opening-times/opening-times.ts';
import { deliveryDays, pickupDays } from './delivery-days.ts';
import { deliveryFee, missingToFree, missingToMinimum } from './delivery-fee.ts';
import { type DeliverySettings, type DeliveryTerms, deliveryTerms } from './delivery-settings.ts';
import type { Day } from './working-days.ts';
import type { Municipality, Zone } from './zone.ts';

/** The data from which delivery fee and earliest day are computed. */
export interface DeliveryFacts {
  readonly settings: DeliverySettings;
  readonly zones: readonly Zone[];
  readonly municipalities: readonly Municipality[];
  readonly times: OpeningTimes;
}

/** The goods to deliver: a product or the lines of a cart. */
export interface Goods {
  readonly subtotal: Dirhams;
  /** The lead time of each line, in days. */
  readonly leadTimes: readonly number[];
  /** False if a line is out of stock; then no day is promised. */
  readonly isInStock: boolean;
}

export interface DeliveryAnswer {
  readonly zone: Zone;
  readonly terms: DeliveryTerms;
  /** False if the shop does not deliver to the zone at present. */
  readonly isDelivered: boolean;
  readonly fee: Dirhams;
  readonly missingToMinimum: Dirhams;
  readonly missingToFree: Dirhams | null;
  /** The earliest day; null if none can be promised. */
  readonly day: Day | null;
}

/** Finds fee, terms and earliest day for a zone; undefined for an unknown zone. */
export function findDeliveryAnswer(
  { settings, zones, times }: DeliveryFacts,
  zoneNumber: number,
  { subtotal, leadTimes, isInStock }: Goods,
  now: Date,
): DeliveryAnswer | undefined {
  const zone = zones.find(({ number }) => number === zoneNumber);
  if (!zone) return undefined;
  const terms = deliveryTerms(settings, zoneNumber);
  const isPromised = terms.isActive && isInStock;
  return {
    zone,
    terms,
    isDelivered: terms.isActive,
    fee: deliveryFee(terms, subtotal),
    missingToMinimum: missingToMinimum(terms, subtotal),
    missingToFree: missingToFree(terms, subtotal),
    day: (isPromised && deliveryDays(times, terms, leadTimes, now, 1)[0]) || null,
  };
}

/** Finds the earliest pickup day; null without pickup or if no day can be promised. */
export function findPickupDay(
  { settings, times }: DeliveryFacts,
  { leadTimes, isInStock }: Goods,
  now: Date,
): Day | null {
  return (isInStock && pickupDays(times, settings, leadTimes, now, 1)[0]) || null;
}
