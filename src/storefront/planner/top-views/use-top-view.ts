import { useEffect, useSyncExternalStore } from 'react';
import type { TopView } from '#domain/planner/top-view/top-view.ts';
import { followViews, loadedView, loadView, type ViewedProduct, viewAddress } from './top-view-store.ts';

const none = () => null;

/** How a product looks from above, loaded when it is first drawn; null: until then, and for what is drawn by its symbol. */
export function useTopView(product: ViewedProduct): TopView | null {
  const address = viewAddress(product);
  useEffect(() => {
    if (address) void loadView(address);
  }, [address]);
  return useSyncExternalStore(followViews, () => loadedView(address), none);
}
