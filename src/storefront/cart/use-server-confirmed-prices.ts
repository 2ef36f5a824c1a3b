import { useCallback, useEffect, useRef, useState } from 'react';
import { type Cart, type CartLine, type CartProduct, largestQuantity } from '#domain/cart/cart.ts';
import type { ServerConfirmedPrices } from './request-prices.ts';

/** Coalesces quick presses of the quantity buttons into one request. */
const debounceMs = 350;

const nothing: ServerConfirmedPrices = { products: new Map(), deliverySettingsVersion: 0 };

/**
 * Server-confirmed prices of the cart, requested again when the cart or the zone changes, debounced. A newer request
 * aborts the one before. The last confirmed prices stay until new ones arrive, also after a failure.
 */
export function useServerConfirmedPrices(cart: Cart, zone: number | null | undefined) {
  const [confirmed, setConfirmed] = useState(nothing);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const requestedLines = JSON.stringify(cart.map(({ productId, quantity }) => ({ productId, quantity })));
  const isEmpty = cart.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the same request
  useEffect(() => {
    if (isEmpty || zone === undefined) return;
    const abort = new AbortController();
    const request = async () => {
      isFirst.current = false;
      try {
        // The API client is loaded with the first request, not with the page.
        const { requestPrices } = await import('./request-prices.ts');
        setConfirmed(await requestPrices(JSON.parse(requestedLines), zone ?? undefined, abort.signal));
        setHasFailed(false);
      } catch {
        if (!abort.signal.aborted) setHasFailed(true);
      }
    };
    const timer = setTimeout(request, isFirst.current ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [requestedLines, isEmpty, zone, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return { confirmed, hasFailed, retry };
}

/** The products of a cart by id: as the server confirmed them, else as stored. Those that are no longer sold are missing. */
export function currentProducts(
  cart: Cart,
  confirmed: ServerConfirmedPrices,
): ReadonlyMap<string, CartProduct> {
  const products = new Map<string, CartProduct>();
  for (const line of cart) {
    const product = confirmed.products.get(line.productId);
    if (product !== null) products.set(line.productId, product ?? productAsAdded(line));
  }
  return products;
}

/** The product as stored in the cart. Its stock is assumed to be enough until the server confirms it. */
function productAsAdded({ productId, snapshot }: CartLine): CartProduct {
  return { id: productId, ...snapshot, stock: largestQuantity, leadTimeDays: 0, isService: false };
}
