import type { Day } from '#domain/delivery/working-days.ts';
import { type Dirhams, qarFromDirhams } from '#primitives/money.ts';
import { newestVersion, type Quote, type QuoteVersion } from './quote.ts';
import type { ListedQuote } from './quote-list.ts';
import { possibleSteps, statusOn } from './quote-states.ts';

/** A quotation as staff are shown it. The key of the buyer's page stays out. */
export function serializeQuote(
  { trackingKey: _, versions, requestedAt, decidedAt, districts, lpoFile, ...quote }: Quote,
  today: Day,
) {
  const { validUntil } = newestVersion({ versions });
  const status = statusOn({ status: quote.status, validUntil }, today);
  return {
    ...quote,
    status,
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    lpoFile: lpoFile && { name: lpoFile.originalName },
    districts: districts.map(({ en, ar }) => ({ name: en, translations: { ar: { name: ar } } })),
    versions: versions.map(shownVersion),
    canBeSent: possibleSteps(status).includes('send'),
  };
}

function shownVersion({ lines, sentAt, subtotal, discount, deliveryFee, total, ...version }: QuoteVersion) {
  return {
    ...version,
    sentAt: sentAt.toISOString(),
    lines: lines.map(({ name, unitPrice, lineTotal, ...line }) => ({
      ...line,
      name: name.en,
      translations: { ar: { name: name.ar } },
      unitPrice: qarOrNull(unitPrice),
      lineTotal: qarOrNull(lineTotal),
    })),
    subtotal: qarFromDirhams(subtotal),
    discount: qarFromDirhams(discount),
    deliveryFee: qarFromDirhams(deliveryFee),
    total: qarFromDirhams(total),
  };
}

export function serializeListedQuote(
  { requestedAt, total, status, validUntil, ...quote }: ListedQuote,
  today: Day,
) {
  return {
    ...quote,
    status: statusOn({ status, validUntil }, today),
    validUntil,
    requestedAt: requestedAt.toISOString(),
    total: qarFromDirhams(total),
  };
}

function qarOrNull(amount: Dirhams | null): number | null {
  return amount === null ? null : qarFromDirhams(amount);
}
