import { z } from 'zod';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { deliveryTerms } from '#domain/delivery/delivery-settings.ts';
import type { Quote, QuoteVersion } from '#domain/quotes/quote.ts';
import { lpoNumberSchema } from '#primitives/buyer.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { paymentMethods } from '#primitives/order-status.ts';
import { acceptedDays } from './acceptance/accepted-days.ts';
import { acceptedDeliveryFee, acceptedMissingToMinimum } from './accepted-delivery-fee.ts';
import type { OrderChange } from './check-order.ts';
import { amountSchema, fulfilmentSchema } from './order-body.ts';

/** What a buyer adds to a quotation to make an order of it. */
export const quoteAcceptanceSchema = z.strictObject({
  version: z.int().min(1).meta({ description: 'The number of the version that was read' }),
  fulfilment: fulfilmentSchema,
  day: calendarDaySchema.meta({ description: 'Of the delivery or the pickup' }),
  payment: z.enum(paymentMethods),
  lpoNumber: lpoNumberSchema,
  acceptsTerms: z.literal(true),
  seen: z
    .strictObject({ deliveryFee: amountSchema, total: amountSchema })
    .meta({ description: 'In QAR, as the buyer saw them' }),
});

export type QuoteAcceptance = z.infer<typeof quoteAcceptanceSchema>;

interface StockedProduct {
  readonly stock: number;
  readonly leadTimeDays: number;
}

/** Compares what the buyer saw with what is true now; prices are the quotation's and do not change. */
export function checkAcceptance(
  quote: Pick<Quote, 'zone'>,
  version: QuoteVersion,
  acceptance: QuoteAcceptance,
  products: ReadonlyMap<string, StockedProduct>,
  facts: DeliveryFacts,
  now: Date,
): OrderChange & { readonly isAsSeen: boolean } {
  const { fulfilment, day, seen } = acceptance;
  const fee = acceptedDeliveryFee(quote, version, fulfilment, facts);
  const missing = acceptedMissingToMinimum(quote, version, fulfilment, facts);
  const lines = version.lines.flatMap(({ productId, quantity, unitPrice }) => {
    if (!productId) return [];
    const product = products.get(productId);
    const available = Math.min(quantity, product?.stock ?? 0);
    const price = unitPrice ?? 0;
    return available < quantity
      ? [{ productId, wanted: quantity, available, seenPrice: price, price: product ? price : null }]
      : [];
  });
  const leadTimes = [...products.values()].map(({ leadTimeDays }) => leadTimeDays);
  const days = acceptedDays(facts, version, fulfilment, leadTimes, now);
  const isOffered =
    fulfilment.kind === 'pickup'
      ? facts.settings.pickup.isActive
      : facts.zones.some(({ number }) => number === fulfilment.zone) &&
        deliveryTerms(facts.settings, fulfilment.zone).isActive;
  const total = version.subtotal - version.discount + version.assemblyFee + fee;
  const seenDeliveryFee = dirhamsFromQar(seen.deliveryFee);
  const seenTotal = dirhamsFromQar(seen.total);
  const isDayKept = days.includes(day);
  return {
    lines,
    subtotal: version.subtotal + version.assemblyFee,
    deliveryFee: fee,
    total,
    seenDeliveryFee,
    seenTotal,
    isOffered,
    missingToMinimum: missing,
    isDayKept,
    earliestDay: days[0] ?? null,
    isAsSeen:
      lines.length === 0 &&
      isOffered &&
      missing === 0 &&
      isDayKept &&
      fee === seenDeliveryFee &&
      total === seenTotal,
  };
}
