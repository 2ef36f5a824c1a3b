import type { Dirhams } from '#primitives/money.ts';
import type { DeliveryTerms } from './delivery-settings.ts';

type Fees = Pick<DeliveryTerms, 'fee' | 'freeFrom' | 'minimumOrder'>;

/** The delivery fee for goods worth `subtotal`. */
export function deliveryFee({ fee, freeFrom }: Fees, subtotal: Dirhams): Dirhams {
  return freeFrom !== null && subtotal >= freeFrom ? 0 : fee;
}

/** The amount missing to the minimum order; 0 if the order is large enough. */
export function missingToMinimum({ minimumOrder }: Fees, subtotal: Dirhams): Dirhams {
  return Math.max(0, minimumOrder - subtotal);
}

/** The amount missing to free delivery; null if it is free already or never free. */
export function missingToFree(terms: Fees, subtotal: Dirhams): Dirhams | null {
  if (terms.freeFrom === null || deliveryFee(terms, subtotal) === 0) return null;
  return terms.freeFrom - subtotal;
}
