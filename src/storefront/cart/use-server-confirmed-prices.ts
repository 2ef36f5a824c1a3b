import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { ServerConfirmedPrices } from './request-prices.ts';

/** Long enough for three quick presses of a button, short enough not to be waited for. */
const pauseMs = 350;

const nothing: ServerConfirmedPrices = { products: new Map(), deliverySettingsVersion: 0 };

/**
 * What the server says of the products in the cart, asked again when the cart or the zone changes. Quick changes
 * are asked about once; an answer to an older question is never taken. What was said before stays until there is
 * a new word, also when there is none to be had.
 */
export function useServerConfirmedPrices(cart: Cart, zone: number | null | undefined) {
  const [word, setWord] = useState(nothing);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const question = JSON.stringify(cart.map(({ productId, quantity }) => ({ productId, quantity })));
  const isEmpty = cart.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks the same question again
  useEffect(() => {
    if (isEmpty || zone === undefined) return;
    const abort = new AbortController();
    const ask = async () => {
      isFirst.current = false;
      try {
        // The client of the API is loaded with the first question, not with the page.
        const { requestPrices } = await import('./request-prices.ts');
        const answer = await requestPrices(JSON.parse(question), zone ?? undefined, abort.signal);
        setWord(answer);
        setHasFailed(false);
      } catch {
        if (!abort.signal.aborted) setHasFailed(true);
      }
    };
    const timer = setTimeout(ask, isFirst.current ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question, isEmpty, zone, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return { word, hasFailed, retry };
}
