import type { Day } from '#domain/delivery/working-days.ts';
import { promisedLeadTimes, type QuoteVersion } from '#domain/quotes/quote.ts';
import { offeredDays } from '../offered-days.ts';

/** The days of an accepted quotation: by the lead time it promises, and not before the day it names. */
export function acceptedDays(
  facts: Parameters<typeof offeredDays>[0],
  version: Pick<QuoteVersion, 'deliveryOn' | 'leadTimeDays'>,
  fulfilment: Parameters<typeof offeredDays>[1],
  leadTimes: readonly number[],
  now: Date,
): Day[] {
  const days = offeredDays(facts, fulfilment, promisedLeadTimes(version, leadTimes), now);
  const { deliveryOn } = version;
  const later = deliveryOn === null ? days : days.filter((day) => day >= deliveryOn);
  // A promised day beyond those that can be chosen online, or on a closed day: staff have agreed on it with the buyer.
  return later.length > 0 || deliveryOn === null ? later : [deliveryOn];
}
