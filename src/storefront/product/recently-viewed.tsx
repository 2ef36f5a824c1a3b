import { lazy } from 'react';
import { SilentErrorBoundary } from '#ui/silent-error-boundary.tsx';
import { useRecentlyViewed } from './use-recently-viewed.ts';

// The first product of a browser has nothing beside it.
const RecentlyViewedRow = lazy(async () => ({
  default: (await import('./recently-viewed-row.tsx')).RecentlyViewedRow,
}));

/**
 * What this browser looked at before, at the end of the page, where its appearance moves nothing that is read. The
 * browser keeps the ids alone: names, prices and stock are asked for, and only by those who scroll this far.
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
