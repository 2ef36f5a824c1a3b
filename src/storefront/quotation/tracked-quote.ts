import type { Day } from '#domain/delivery/working-days.ts';
import { automaticSender, isOfferOfStaff, newestVersion, type Quote } from '#domain/quotes/quote.ts';
import { statusOn } from '#domain/quotes/quote-states.ts';

/** Serializes a quotation for its buyer, with its status of today. */
export function trackedQuote(quote: Quote, today: Day) {
  const {
    reference,
    trackingKey,
    locale,
    requestedAt,
    contact,
    company,
    zone,
    districts,
    wantedOn,
    notes,
    buyerReference,
    versions,
    lpoFile,
  } = quote;
  const { validUntil } = newestVersion(quote);
  return {
    reference,
    trackingKey,
    locale,
    status: statusOn({ status: quote.status, validUntil }, today),
    requestedAt,
    contact,
    company,
    zone,
    districts,
    wantedOn,
    notes,
    buyerReference,
    lpoFileName: lpoFile?.originalName ?? null,
    // Without the members of staff who sent it or took it back.
    versions: versions.map((version) => ({
      ...version,
      sentBy: isOfferOfStaff(version) ? '' : automaticSender,
      withdrawal: version.withdrawal && { ...version.withdrawal, by: '' },
    })),
  };
}

export type TrackedQuote = ReturnType<typeof trackedQuote>;
