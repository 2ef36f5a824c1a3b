import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { deliveryFee, missingToMinimum } from '#domain/delivery/delivery-fee.ts';
import { deliveryTerms } from '#domain/delivery/delivery-settings.ts';
import { isOfferOfStaff, type Quote, type QuoteVersion } from '#domain/quotes/quote.ts';
import type { Dirhams } from '#primitives/money.ts';
import { isDeliveryQuoted } from '#primitives/quotes/delivery-quoted.ts';

type Destination = { readonly kind: 'pickup' } | { readonly kind: 'delivery'; readonly zone: number };

/**
 * The fee of an accepted quotation: as quoted for its zone or, where it names none, for any; the regular fee for another
 * zone; none for pickup.
 */
export function acceptedDeliveryFee(
  quote: Pick<Quote, 'zone'>,
  version: Pick<QuoteVersion, 'subtotal' | 'discount' | 'deliveryFee'>,
  destination: Destination,
  { settings }: Pick<DeliveryFacts, 'settings'>,
): Dirhams {
  if (destination.kind === 'pickup') return 0;
  if ((quote.zone ?? destination.zone) === destination.zone && isDeliveryQuoted(quote, version)) {
    return version.deliveryFee;
  }
  return deliveryFee(deliveryTerms(settings, destination.zone), version.subtotal - version.discount);
}

/**
 * What an accepted quotation lacks to the minimum order of its destination: nothing where staff made an offer for that
 * zone, and nothing for pickup.
 */
export function acceptedMissingToMinimum(
  { zone: quotedZone }: Pick<Quote, 'zone'>,
  version: Pick<QuoteVersion, 'sentBy' | 'subtotal' | 'discount'>,
  destination: Destination,
  { settings }: Pick<DeliveryFacts, 'settings'>,
): Dirhams {
  if (destination.kind === 'pickup') return 0;
  if (isOfferOfStaff(version) && destination.zone === quotedZone) return 0;
  return missingToMinimum(deliveryTerms(settings, destination.zone), version.subtotal - version.discount);
}
