import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { deliveryTerms } from '#domain/delivery/delivery-settings.ts';
import { acceptedDays } from '#domain/orders/acceptance/accepted-days.ts';
import { acceptedDeliveryFee, acceptedMissingToMinimum } from '#domain/orders/accepted-delivery-fee.ts';
import type { Quote, QuoteVersion } from '#domain/quotes/quote.ts';
import type { FulfilmentKind } from '#primitives/order-status.ts';
import type { OrderTerms } from '../checkout/order-terms.ts';

interface AcceptanceQuestion {
  readonly quote: Pick<Quote, 'zone'>;
  readonly version: QuoteVersion;
  readonly kind: FulfilmentKind;
  readonly zone: number | null;
  readonly leadTimes: readonly number[];
  readonly facts: DeliveryFacts | undefined;
  readonly now: Date;
}

/** Fee, total and days of an acceptance, computed by the rules that the server validates it with. */
export function acceptanceTerms(question: AcceptanceQuestion): OrderTerms {
  const { quote, version, kind, zone, leadTimes, facts, now } = question;
  const subtotal = version.subtotal - version.discount + version.assemblyFee;
  const unknown = {
    subtotal,
    fee: null,
    total: subtotal,
    zone: null,
    isOffered: true,
    missingToMinimum: 0,
    missingToFree: null,
    days: [],
  };
  if (kind === 'pickup') {
    const days = facts ? acceptedDays(facts, version, { kind }, leadTimes, now) : [];
    return { ...unknown, fee: 0, isOffered: facts?.settings.pickup.isActive ?? true, days };
  }
  const known = facts?.zones.find(({ number }) => number === zone);
  if (!facts || !known) return unknown;
  const destination = { kind, zone: known.number };
  const fee = acceptedDeliveryFee(quote, version, destination, facts);
  return {
    ...unknown,
    fee,
    total: subtotal + fee,
    zone: known,
    isOffered: deliveryTerms(facts.settings, known.number).isActive,
    missingToMinimum: acceptedMissingToMinimum(quote, version, destination, facts),
    days: acceptedDays(facts, version, destination, leadTimes, now),
  };
}
