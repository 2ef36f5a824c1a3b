import { useEffect, useRef } from 'react';
import { storeDeliveryZone } from '../../../delivery/delivery-zone.ts';

/**
 * Stores a zone that the visitor typed for the cart and all other pages, once the list shows that the shop delivers there.
 * A zone that came with the address may be that of another person, so it is not stored.
 */
export function useTypedZone(zoneOfList: number | undefined): (typed: number) => void {
  const typed = useRef<number | null>(null);
  useEffect(() => {
    if (zoneOfList === undefined || zoneOfList !== typed.current) return;
    typed.current = null;
    storeDeliveryZone(zoneOfList);
  }, [zoneOfList]);
  return (zone) => {
    typed.current = zone;
  };
}
