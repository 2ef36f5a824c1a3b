import type { Dirhams } from '#primitives/money.ts';
import type { QuoteAmounts } from './quote.ts';

interface PricedLine {
  readonly quantity: number;
  /** Null: price on request. */
  readonly unitPrice: Dirhams | null;
}

export function quoteLineTotal({ quantity, unitPrice }: PricedLine): Dirhams | null {
  return unitPrice === null ? null : unitPrice * quantity;
}

/** A discount takes away what there is at most. */
export function quoteAmounts(
  lines: readonly PricedLine[],
  { discount, deliveryFee }: Pick<QuoteAmounts, 'discount' | 'deliveryFee'>,
): QuoteAmounts {
  const subtotal = lines.reduce((sum, line) => sum + (quoteLineTotal(line) ?? 0), 0);
  const granted = Math.min(discount, subtotal);
  return { subtotal, discount: granted, deliveryFee, total: subtotal - granted + deliveryFee };
}
