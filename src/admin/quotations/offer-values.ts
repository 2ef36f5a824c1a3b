import type { QuoteAmounts } from '#domain/quotes/quote.ts';
import { quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import type { QuoteVersionBody } from '#domain/quotes/quote-version-body.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import type { StaffQuote } from './staff-quote.ts';

/** Form values in the shape of the call's body; a number field that holds no number yet holds what was typed. */
export type OfferValues = Omit<QuoteVersionBody, 'basedOn' | 'lines'> & {
  readonly lines: readonly OfferLineValues[];
};

export type OfferLineValues = QuoteVersionBody['lines'][number];

/** Initial values of an offer: the newest version. */
export function offerFrom({ versions }: StaffQuote): OfferValues {
  const newest = versions.at(-1);
  if (!newest) throw new Error('a quotation has at least one version');
  return {
    lines: newest.lines.map(({ productId, name, translations, quantity, unitPrice }) => ({
      productId,
      name,
      translations: { ar: { name: translations.ar.name === name ? '' : translations.ar.name } },
      quantity,
      unitPrice,
    })),
    discount: newest.discount,
    deliveryFee: newest.deliveryFee,
    validUntil: newest.validUntil,
    message: '',
  };
}

export function newestNumber({ versions }: StaffQuote): number {
  return versions.at(-1)?.number ?? 1;
}

/** Totals of unfinished input, by the server's function; null when they exceed what an offer can hold. */
export function offerAmounts({
  lines,
  discount,
  deliveryFee,
}: Pick<OfferValues, 'lines' | 'discount' | 'deliveryFee'>): QuoteAmounts | null {
  try {
    return quoteAmounts(
      lines.map(({ quantity, unitPrice }) => ({
        quantity: wholeNumber(quantity),
        unitPrice: unitPrice === null ? null : amount(unitPrice),
      })),
      { discount: amount(discount), deliveryFee: amount(deliveryFee) },
    );
  } catch {
    return null;
  }
}

/** Unfinished input may be anything. */
function amount(typed: unknown): number {
  return typeof typed === 'number' && Number.isFinite(typed) && typed > 0 ? dirhamsFromQar(typed) : 0;
}

function wholeNumber(typed: unknown): number {
  return typeof typed === 'number' && Number.isInteger(typed) && typed > 0 ? typed : 0;
}
