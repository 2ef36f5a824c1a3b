import type { QuoteLine, QuoteVersion } from '#domain/quotes/quote.ts';
import { assemblyNames } from '#primitives/assembly-names.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { OrderLine } from '../order.ts';

interface AcceptedContents {
  readonly lines: readonly Omit<OrderLine, 'id' | 'slug'>[];
  readonly subtotal: Dirhams;
  readonly discount: Dirhams;
}

/**
 * Lines and amounts of the order that a version becomes. An order has one discount and a price for each piece: discounts of
 * lines are added to that of the whole, and the price of the assembly is a line.
 */
export function acceptedContents(version: QuoteVersion): AcceptedContents {
  const { assemblyFee } = version;
  const lines = [
    ...version.lines.map(orderLine),
    ...(assemblyFee > 0
      ? [
          {
            productId: null,
            sku: '',
            name: assemblyNames,
            quantity: 1,
            unitPrice: assemblyFee,
            lineTotal: assemblyFee,
          },
        ]
      : []),
  ];
  const ofLines = version.lines.reduce((sum, { discount }) => sum + discount, 0);
  return {
    lines,
    subtotal: lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    discount: version.discount + ofLines,
  };
}

function orderLine({ productId, sku, name, quantity, unitPrice }: QuoteLine) {
  if (unitPrice === null) throw new Error('a line without a price was accepted');
  return { productId, sku, name, quantity, unitPrice, lineTotal: unitPrice * quantity };
}
