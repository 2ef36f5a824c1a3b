import { lazy, Suspense } from 'react';
import { SilentErrorBoundary } from '#ui/silent-error-boundary.tsx';
import { useCompared } from './compared-store.ts';

// Loaded once a product is chosen.
const CompareBar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));

/** The bar that leads to the comparison, once this browser has a product to compare. */
export function CompareBarSlot() {
  const compared = useCompared();
  if (compared.length === 0) return null;
  return (
    <SilentErrorBoundary>
      <Suspense fallback={null}>
        <CompareBar compared={compared} />
      </Suspense>
    </SilentErrorBoundary>
  );
}
