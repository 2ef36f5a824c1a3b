import type { Locale } from '#primitives/locale.ts';
import type { ShownOffer, ShownOfferLine } from '#primitives/quotes/shown-offer.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** What the document of a quotation shows of it; the page of the buyer and the admin each fill it from their own data. */
export interface SheetQuote {
  /** In which the document runs, and which stands first. */
  readonly locale: Locale;
  /** Empty before it is made. */
  readonly reference: string;
  /** The phone as it is read. The email may be empty. */
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
  readonly company: { readonly name: string; readonly crNumber: string } | null;
  readonly zone: number | null;
  readonly districts: readonly LocalizedText[];
  readonly wantedOn: string | null;
  readonly buyerReference: string;
}

export interface SheetVersion extends ShownOffer<SheetLine> {
  /** Of the newest version, for one that it replaces; else null. */
  readonly replacedBy: number | null;
  readonly isWithdrawn: boolean;
  /** The day in Qatar. */
  readonly sentOn: string;
}

export interface SheetLine extends ShownOfferLine {
  readonly productId: string | null;
  readonly discountBasisPoints: number | null;
}

/** The shop as the letterhead names it. */
export interface SheetSeller {
  readonly legalName: LocalizedText;
  readonly address: LocalizedText;
  readonly crNumber: string;
  /** As it is read. */
  readonly phone: string;
  readonly email: string;
  /** Without it no bank transfer is offered. */
  readonly bank: object | null;
}
