import type { Day } from '#domain/delivery/working-days.ts';
import type { BuyerCompany, BuyerContact } from '#primitives/buyer.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { QuoteSource, QuoteStatus, Service } from '#primitives/quote-status.ts';
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
  /** Null: price on request. */
  readonly unitPrice: Dirhams | null;
  readonly lineTotal: Dirhams | null;
}

export interface QuoteAmounts {
  /** Of the lines that have a price. */
  readonly subtotal: Dirhams;
  readonly discount: Dirhams;
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
}

/** A version of the offer; every version that was sent stays stored. */
export interface QuoteVersion extends QuoteAmounts {
  readonly number: number;
  readonly lines: readonly QuoteLine[];
  readonly validUntil: Day;
  /** Of staff, to the buyer. */
  readonly message: string;
  /** Who of staff, or 'system' for the first, which is made at once. */
  readonly sentBy: string;
  readonly sentAt: Date;
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

/** Whether staff made the version. The first is made at once, at list prices, and has the limits of an order. */
export function isOfferOfStaff({ number }: Pick<QuoteVersion, 'number'>): boolean {
  return number > 1;
}

/** Only what has a price can be ordered. */
export function isFullyPriced({ lines }: Pick<QuoteVersion, 'lines'>): boolean {
  return lines.every(({ unitPrice }) => unitPrice !== null);
}

/** The address of a quotation's page, in the language of the page that links to it. */
export function quotePath({ reference, trackingKey }: Pick<Quote, 'reference' | 'trackingKey'>): string {
  return `/quotation?${new URLSearchParams({ quotation: reference, key: trackingKey })}`;
}
