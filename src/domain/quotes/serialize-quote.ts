import type { Day } from '#domain/delivery/working-days.ts';
import { type Dirhams, qarFromDirhams } from '#primitives/money.ts';
import { newestVersion, type Quote, type QuoteVersion, quotePath } from './quote.ts';
import { differenceFromList } from './quote-amounts.ts';
import type { ListedQuote } from './quote-list.ts';
import { possibleSteps, statusOn } from './quote-states.ts';

/** A quotation as staff are shown it, with the address of the buyer's page, which they pass on to callers. */
export function serializeQuote(
  {
    trackingKey,
    versions,
    requestedAt,
    decidedAt,
    districts,
    lpoFile,
    siteAccess: _access,
    plansFrom: _plans,
    ...quote
  }: Quote,
  today: Day,
) {
  const { validUntil } = newestVersion({ versions });
  const status = statusOn({ status: quote.status, validUntil }, today);
  return {
    ...quote,
    status,
    pagePath: quotePath({ reference: quote.reference, trackingKey }),
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    lpoFile: lpoFile && { name: lpoFile.originalName },
    districts: districts.map(({ en, ar }) => ({ name: en, translations: { ar: { name: ar } } })),
    versions: versions.map(serializeQuoteVersion),
    canBeSent: possibleSteps(status).includes('send'),
    canBeWithdrawn: possibleSteps(status).includes('withdraw'),
  };
}

/** A version of a quotation as staff are shown it, with its difference from the catalogue. */
export function serializeQuoteVersion(version: QuoteVersion) {
  const { lines, sentAt, withdrawal, discountBasisPoints, ...rest } = version;
  return {
    ...rest,
    sentAt: sentAt.toISOString(),
    withdrawal: withdrawal && { ...withdrawal, at: withdrawal.at.toISOString() },
    lines: lines.map(({ name, listPrice, unitPrice, discount, lineTotal, ...line }) => ({
      ...line,
      name: name.en,
      translations: { ar: { name: name.ar } },
      listPrice: qarOrNull(listPrice),
      unitPrice: qarOrNull(unitPrice),
      discount: qarFromDirhams(discount),
      discountPercent: percentOrNull(line.discountBasisPoints),
      lineTotal: qarOrNull(lineTotal),
    })),
    subtotal: qarFromDirhams(version.subtotal),
    discount: qarFromDirhams(version.discount),
    discountPercent: percentOrNull(discountBasisPoints),
    assemblyFee: qarFromDirhams(version.assemblyFee),
    deliveryFee: qarFromDirhams(version.deliveryFee),
    total: qarFromDirhams(version.total),
    differenceFromList: qarFromDirhams(differenceFromList(lines, version)),
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

function percentOrNull(basisPoints: number | null): number | null {
  return basisPoints === null ? null : basisPoints / 100;
}
