import { type Dirhams, largestAmount, qarFromDirhams } from '#primitives/money.ts';
import { ShopError } from '#primitives/shop-error.ts';
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
  if (subtotal + deliveryFee > largestAmount) {
    const limit = qarFromDirhams(largestAmount);
    throw new ShopError('invalid_input', { fields: [{ path: 'lines', code: 'too_big', limit }] });
  }
  const granted = Math.min(discount, subtotal);
  return { subtotal, discount: granted, deliveryFee, total: subtotal - granted + deliveryFee };
}
