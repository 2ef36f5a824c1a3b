import type { Dirhams } from '#primitives/money.ts';
import { type DeliverySettings, type DeliveryTerms, deliveryTerms } from './delivery-settings.ts';
import type { Zone } from './zone.ts';

/** What can be said of the delivery to several zones, in one sentence. */
export interface DeliveryPromise {
  /** False if the shop does not deliver to one of the zones at present. */
  readonly isEverywhere: boolean;
  /** The fees of the zones that are served, for orders below the free-from amount. */
  readonly fee: { readonly lowest: Dirhams; readonly highest: Dirhams };
  /** The subtotal from which delivery is free in every zone that is served; 0 for always, null for never. */
  readonly freeFrom: Dirhams | null;
  /** Delivery time in working days. */
  readonly days: { readonly fewest: number; readonly most: number };
}

/** Summarizes the delivery terms of several zones; null where the shop delivers to none of them. */
export function deliveryPromise(
  settings: DeliverySettings,
  zones: readonly Pick<Zone, 'number'>[],
): DeliveryPromise | null {
  const terms = zones.map(({ number }) => deliveryTerms(settings, number));
  const served = terms.filter(({ isActive }) => isActive);
  if (served.length === 0) return null;
  const fees = served.map((zone) => (isAlwaysFree(zone) ? 0 : zone.fee));
  const days = served.map(({ leadDays }) => leadDays);
  const amounts = served.map((zone) => (isAlwaysFree(zone) ? 0 : zone.freeFrom));
  const known = amounts.filter((amount) => amount !== null);
  return {
    isEverywhere: served.length === terms.length,
    fee: { lowest: Math.min(...fees), highest: Math.max(...fees) },
    freeFrom: known.length === served.length ? Math.max(...known) : null,
    days: { fewest: Math.min(...days), most: Math.max(...days) },
  };
}

/** Whether no order is charged: orders below the minimum are not delivered at all. */
function isAlwaysFree({ fee, freeFrom, minimumOrder }: DeliveryTerms): boolean {
  return fee === 0 || (freeFrom !== null && freeFrom <= minimumOrder);
}
