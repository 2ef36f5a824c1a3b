import type { Dirhams } from '../money.ts';

/**
 * Whether a quotation says what its delivery costs: for the zone that it names, or a fee of staff for any zone. Without
 * both, the regular fee of the zone that the buyer names on acceptance is added.
 */
export function isDeliveryQuoted(
  { zone }: { readonly zone: number | null },
  { deliveryFee }: { readonly deliveryFee: Dirhams },
): boolean {
  return zone !== null || deliveryFee > 0;
}
