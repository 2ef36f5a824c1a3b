import { useEffect, useState } from 'react';
import { isInStock, type ProductCard } from '#domain/catalogue/products/product.ts';
import type { findDeliveryAnswer } from '#domain/delivery/delivery-answer.ts';
import { useDelivery } from '../delivery/use-delivery.ts';

/** The day on which a product arrives in the visitor's zone; null while it is not known. */
type ArrivalOf = (product: Pick<ProductCard, 'price' | 'leadTimeDays' | 'stock'>) => string | null;

/**
 * Days of arrival for a list, once a zone is known: that of the list's address, else the one that the visitor has stored.
 * The rules of delivery are loaded only then.
 */
export function useArrivalDays(zoneOfList: number | undefined): ArrivalOf {
  const { zone: stored, facts, now, load } = useDelivery();
  const zone = zoneOfList ?? stored;
  const [rules, setRules] = useState<{ readonly find: typeof findDeliveryAnswer }>();
  const hasZone = typeof zone === 'number';
  useEffect(() => {
    if (!hasZone) return;
    load();
    // Without them a list says lead times, as for a visitor without a zone.
    import('#domain/delivery/delivery-answer.ts').then(
      ({ findDeliveryAnswer: find }) => setRules({ find }),
      () => {},
    );
  }, [hasZone, load]);
  if (!zone || !now || !rules || !facts || facts === 'failed') return () => null;
  return (product) => {
    const goods = {
      subtotal: product.price,
      leadTimes: [product.leadTimeDays],
      isInStock: isInStock(product),
    };
    return rules.find(facts, zone, goods, now)?.day ?? null;
  };
}
