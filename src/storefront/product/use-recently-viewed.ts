import { useEffect, useState } from 'react';
import {
  recentlyViewedKey,
  storedRecentlyViewed,
  viewedBeside,
  withViewed,
} from '#domain/catalogue/products/recently-viewed.ts';

/** Notes that a product is looked at, and tells which others were before it; none until the browser was asked. */
export function useRecentlyViewed(productId: string): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);

  useEffect(() => {
    try {
      const ids = storedRecentlyViewed(window.localStorage.getItem(recentlyViewedKey));
      setOthers(viewedBeside(ids, productId));
      window.localStorage.setItem(recentlyViewedKey, JSON.stringify(withViewed(ids, productId)));
    } catch {
      // A browser that stores nothing remembers nothing.
    }
  }, [productId]);

  return others;
}
