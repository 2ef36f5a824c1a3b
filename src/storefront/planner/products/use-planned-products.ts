import { useCallback, useEffect, useState } from 'react';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { readPlannedProducts } from './read-planned-products.ts';

export interface LoadedProducts {
  /** Empty until they are loaded. */
  readonly products: PlannedProducts;
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly load: () => void;
}

const none: PlannedProducts = new Map();

/** The products that can stand in a plan, requested once. */
export function usePlannedProducts(): LoadedProducts {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<PlannedProducts | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setLoaded('loading');
    readPlannedProducts(locale).then(setLoaded, () => setLoaded('failed'));
  }, [locale]);
  useEffect(load, [load]);
  return typeof loaded === 'string'
    ? { products: none, state: loaded, load }
    : { products: loaded, state: 'loaded', load };
}
