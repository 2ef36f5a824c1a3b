import { lazy, useEffect, useState } from 'react';
import {
  recentlyViewedKey,
  storedRecentlyViewed,
  viewedBeside,
  withViewed,
} from '#domain/catalogue/products/recently-viewed.ts';
import { SilentErrorBoundary } from '#ui/silent-error-boundary.tsx';

// Loaded only if there is a product to show.
const RecentlyViewedRow = lazy(async () => ({
  default: (await import('./recently-viewed-row.tsx')).RecentlyViewedRow,
}));

/**
 * Products that this browser viewed before, at the end of the page, where they cause no layout shift. The browser stores
 * ids only; names, prices and stock are loaded when the row is almost in view.
 */
export function RecentlyViewed({ productId }: { readonly productId: string }) {
  const ids = useRecentlyViewed(productId);
  if (ids.length === 0) return null;
  return (
    <SilentErrorBoundary>
      <RecentlyViewedRow ids={ids} />
    </SilentErrorBoundary>
  );
}

/** Stores a view of the product and returns the ids of those viewed before; empty until hydration. */
function useRecentlyViewed(productId: string): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);

  useEffect(() => {
    try {
      const ids = storedRecentlyViewed(window.localStorage.getItem(recentlyViewedKey));
      setOthers(viewedBeside(ids, productId));
      window.localStorage.setItem(recentlyViewedKey, JSON.stringify(withViewed(ids, productId)));
    } catch {
      // The browser refuses storage.
    }
  }, [productId]);

  return others;
}
