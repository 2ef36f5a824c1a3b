import type { Dirhams } from '#primitives/money.ts';
import type { DeliveryTerms } from './delivery-settings.ts';

type Fees = Pick<DeliveryTerms, 'fee' | 'freeFrom' | 'minimumOrder'>;

/** What the delivery of goods worth `subtotal` costs. */
export function deliveryFee({ fee, freeFrom }: Fees, subtotal: Dirhams): Dirhams {
  return freeFrom !== null && subtotal >= freeFrom ? 0 : fee;
}

/** By how much an order is too small to be delivered; 0 when it is large enough. */
export function missingToMinimum({ minimumOrder }: Fees, subtotal: Dirhams): Dirhams {
  return Math.max(0, minimumOrder - subtotal);
}

/** How much more would make the delivery free; null when it is free already or never will be. */
export function missingToFree(terms: Fees, subtotal: Dirhams): Dirhams | null {
  if (terms.freeFrom === null || deliveryFee(terms, subtotal) === 0) return null;
  return terms.freeFrom - subtotal;
}
