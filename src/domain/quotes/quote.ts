import type { Day } from '#domain/delivery/working-days.ts';
import type { BuyerCompany, BuyerContact } from '#primitives/buyer.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { AssemblyKind, QuoteSource, QuoteStatus, Service } from '#primitives/quote-status.ts';
import type { GivenSiteAccess } from '#primitives/site-access.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** Name and price as they were when the version was made. */
export interface QuoteLine {
  /** Null for what the buyer described in words. */
  readonly productId: string | null;
  /** Of the product as it is now, for a link; null when it is no longer sold. */
  readonly slug: string | null;
  readonly sku: string;
  readonly name: LocalizedText;
  readonly quantity: number;
  /** Of the catalogue when the version was made; null for what is not in it. */
  readonly listPrice: Dirhams | null;
  /** Null: price on request. */
  readonly unitPrice: Dirhams | null;
  /** Off the whole line. */
  readonly discount: Dirhams;
  /** In hundredths of a percent; null: given as an amount. */
  readonly discountBasisPoints: number | null;
  readonly lineTotal: Dirhams | null;
  /** Null: not said. */
  readonly warrantyMonths: number | null;
}

export interface QuoteAmounts {
  /** Of the lines that have a price. */
  readonly subtotal: Dirhams;
  /** Off all lines together. */
  readonly discount: Dirhams;
  readonly assemblyFee: Dirhams;
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
}

/** What an offer promises beside prices. */
export interface QuoteTerms {
  /** The promised day; null: the lead time counts. */
  readonly deliveryOn: Day | null;
  /** In working days after the acceptance; null: not said. */
  readonly leadTimeDays: number | null;
  /** Null: not said. */
  readonly assembly: AssemblyKind | null;
  /** Days from the invoice until the payment is due; null: due with the delivery or before it. */
  readonly paymentDueDays: number | null;
}

/** A version of the offer; every version that was sent stays stored. */
export interface QuoteVersion extends QuoteAmounts, QuoteTerms {
  readonly number: number;
  readonly lines: readonly QuoteLine[];
  /** In hundredths of a percent; null: given as an amount. */
  readonly discountBasisPoints: number | null;
  readonly validUntil: Day;
  /** Of staff, to the buyer. */
  readonly message: string;
  /** Who of staff, or 'system' for one that was made at once, at list prices. */
  readonly sentBy: string;
  readonly sentAt: Date;
  /** Null unless staff took it back. */
  readonly withdrawal: QuoteWithdrawal | null;
}

export interface QuoteWithdrawal {
  readonly at: Date;
  readonly by: string;
  /** To the buyer; may be empty. */
  readonly note: string;
}

export interface Quote {
  readonly id: string;
  readonly reference: string;
  /** Gives access to the page of the quotation without an account. */
  readonly trackingKey: string;
  readonly locale: Locale;
  /** As it was stored; see statusOn for what it is today. */
  readonly status: QuoteStatus;
  readonly source: QuoteSource;
  readonly service: Service | null;
  readonly requestedAt: Date;
  readonly contact: BuyerContact;
  readonly company: BuyerCompany | null;
  readonly zone: number | null;
  /** Best known districts of the zone. */
  readonly districts: readonly LocalizedText[];
  readonly wantedOn: Day | null;
  readonly notes: string;
  /** The way into the building, as the buyer measured it; null: not said. */
  readonly siteAccess: GivenSiteAccess | null;
  /** The number of the first version with a plan of the office; null: none has one. */
  readonly plansFrom: number | null;
  /** The buyer's own number of the enquiry; empty when there is none. */
  readonly buyerReference: string;
  /** The oldest first; there is always one. */
  readonly versions: readonly QuoteVersion[];
  /** Of the purchase order with which the buyer accepted; empty when there is none. */
  readonly lpoNumber: string;
  /** The same purchase order, if it came as a file. */
  readonly lpoFile: {
    readonly originalName: string;
    readonly relativePath: string;
    readonly type: string;
  } | null;
  /** When the buyer accepted or declined. */
  readonly decidedAt: Date | null;
  /** The order it became. */
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly version: number;
}

/** The one that counts. */
export function newestVersion({ versions }: Pick<Quote, 'versions'>): QuoteVersion {
  const newest = versions.at(-1);
  if (!newest) throw new Error('a quotation has at least one version');
  return newest;
}

/** Who is named as the sender of a version that the shop made by itself. */
export const automaticSender = 'system';

/** Whether staff made the version. One that was made at once, at list prices, has the limits of an order. */
export function isOfferOfStaff({ sentBy }: Pick<QuoteVersion, 'sentBy'>): boolean {
  return sentBy !== automaticSender;
}

/** Lead times that decide on the days of a delivery: the promised one, else those of the products. */
export function promisedLeadTimes(
  { leadTimeDays }: Pick<QuoteVersion, 'leadTimeDays'>,
  ofProducts: readonly number[],
): readonly number[] {
  return leadTimeDays === null ? ofProducts : [leadTimeDays];
}

/** Whether a version is the one that counts, was replaced by a newer one, or was taken back by staff. */
export function versionState(
  quote: Pick<Quote, 'versions'>,
  { number, withdrawal }: Pick<QuoteVersion, 'number' | 'withdrawal'>,
): 'current' | 'replaced' | 'withdrawn' {
  if (withdrawal) return 'withdrawn';
  return number < newestVersion(quote).number ? 'replaced' : 'current';
}

/** Only what has a price can be ordered. */
export function isFullyPriced({ lines }: Pick<QuoteVersion, 'lines'>): boolean {
  return lines.every(({ unitPrice }) => unitPrice !== null);
}

/** The address of a quotation's page, in the language of the page that links to it. */
export function quotePath({ reference, trackingKey }: Pick<Quote, 'reference' | 'trackingKey'>): string {
  return `/quotation?${new URLSearchParams({ quotation: reference, key: trackingKey })}`;
}
