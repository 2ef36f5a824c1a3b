import { qarFromDirhams } from '#primitives/money.ts';
import { newestVersion, type Quote } from './quote.ts';

/** Serializes a quotation for the audit log: the offer, and no personal data. */
export function recordedQuote(quote: Quote) {
  const { id, version, reference, status } = quote;
  const newest = newestVersion(quote);
  const { number, validUntil, deliveryOn, leadTimeDays, assembly, paymentDueDays } = newest;
  return {
    id,
    version,
    reference,
    status,
    offer: number,
    total: qarFromDirhams(newest.total),
    discount: qarFromDirhams(newest.discount),
    assemblyFee: qarFromDirhams(newest.assemblyFee),
    deliveryFee: qarFromDirhams(newest.deliveryFee),
    deliveryOn,
    leadTimeDays,
    assembly,
    paymentDueDays,
    validUntil,
  };
}
