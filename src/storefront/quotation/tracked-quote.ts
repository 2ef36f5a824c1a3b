import type { Day } from '#domain/delivery/working-days.ts';
import { newestVersion, type Quote } from '#domain/quotes/quote.ts';
import { statusOn } from '#domain/quotes/quote-states.ts';

/** Serializes a quotation for its buyer, with its status of today. */
export function trackedQuote(quote: Quote, today: Day) {
  const {
    reference,
    trackingKey,
    requestedAt,
    contact,
    company,
    zone,
    districts,
    wantedOn,
    notes,
    versions,
    lpoFile,
  } = quote;
  const { validUntil } = newestVersion(quote);
  return {
    reference,
    trackingKey,
    status: statusOn({ status: quote.status, validUntil }, today),
    requestedAt,
    contact,
    company,
    zone,
    districts,
    wantedOn,
    notes,
    lpoFileName: lpoFile?.originalName ?? null,
    // Without the member of staff who sent it.
    versions: versions.map((version) => ({ ...version, sentBy: '' })),
  };
}

export type TrackedQuote = ReturnType<typeof trackedQuote>;
