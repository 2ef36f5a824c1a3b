import type { Dirhams } from '../money.ts';
import type { AssemblyKind } from '../quote-status.ts';
import type { LocalizedText } from '../text/localized-text.ts';

/** A line of an offer as its document and its emails show it. */
export interface ShownOfferLine {
  readonly sku: string;
  readonly name: LocalizedText;
  readonly quantity: number;
  /** Null: price on request. */
  readonly unitPrice: Dirhams | null;
  readonly discount: Dirhams;
  readonly lineTotal: Dirhams | null;
  readonly warrantyMonths: number | null;
}

/** A version of a quotation as its document and its emails show it. */
export interface ShownOffer<Line extends ShownOfferLine = ShownOfferLine> {
  readonly number: number;
  readonly lines: readonly Line[];
  readonly subtotal: Dirhams;
  readonly discount: Dirhams;
  /** In hundredths of a percent; null: given as an amount. */
  readonly discountBasisPoints: number | null;
  readonly assemblyFee: Dirhams;
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
  readonly deliveryOn: string | null;
  readonly leadTimeDays: number | null;
  readonly assembly: AssemblyKind | null;
  readonly paymentDueDays: number | null;
  readonly validUntil: string;
  readonly message: string;
}
