import type { Dirhams } from '#primitives/money.ts';
import { deliveryDays, pickupDays } from './delivery-days.ts';
import { deliveryFee, missingToFree, missingToMinimum } from './delivery-fee.ts';
import { type DeliverySettings, type DeliveryTerms, deliveryTerms } from './delivery-settings.ts';
import type { Day, WorkingTimes } from './working-days.ts';
import type { Municipality, Zone } from './zone.ts';

/** Everything that the question 'to me, for how much, when?' is answered from. */
export interface DeliveryFacts {
  readonly settings: DeliverySettings;
  readonly zones: readonly Zone[];
  readonly municipalities: readonly Municipality[];
  readonly times: WorkingTimes;
}

/** What shall be delivered: a product, or the lines of a cart. */
export interface Goods {
  readonly subtotal: Dirhams;
  /** Lead time in days of each line. */
  readonly leadTimes: readonly number[];
  /** False when a line is out of stock: no day is promised then. */
  readonly isInStock: boolean;
}

export interface DeliveryAnswer {
  readonly zone: Zone;
  readonly terms: DeliveryTerms;
  /** False: not to this zone, for now. */
  readonly isDelivered: boolean;
  readonly fee: Dirhams;
  readonly missingToMinimum: Dirhams;
  readonly missingToFree: Dirhams | null;
  /** The earliest; null when none can be promised. */
  readonly day: Day | null;
}

/** Undefined for a zone that does not exist (any more). */
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

/** The earliest day on which the goods can be collected; null when there is no pickup, or no day to promise. */
export function findPickupDay(
  { settings, times }: DeliveryFacts,
  { leadTimes, isInStock }: Goods,
  now: Date,
): Day | null {
  return (isInStock && pickupDays(times, settings, leadTimes, now, 1)[0]) || null;
}
