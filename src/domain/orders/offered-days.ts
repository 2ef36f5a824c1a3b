import { deliveryDays, pickupDays } from '#domain/delivery/delivery-days.ts';
import { type DeliverySettings, deliveryTerms } from '#domain/delivery/delivery-settings.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { OpeningTimes } from '#primitives/opening-times/opening-times.ts';

import type { OrderFulfilment } from './order-body.ts';

/** As far ahead as a day can be chosen: about seven weeks of working days. */
const daysAhead = 42;

/** The days on which an order of this moment can be delivered or collected, the earliest first. */
export function offeredDays(
  { settings, times }: { readonly settings: DeliverySettings; readonly times: OpeningTimes },
  fulfilment: Pick<OrderFulfilment, 'kind'> & { readonly zone?: number },
  leadTimes: readonly number[],
  now: Date,
): Day[] {
  if (fulfilment.kind === 'pickup') return pickupDays(times, settings, leadTimes, now, daysAhead);
  if (fulfilment.zone === undefined) return [];
  const terms = deliveryTerms(settings, fulfilment.zone);
  return terms.isActive ? deliveryDays(times, terms, leadTimes, now, daysAhead) : [];
}
