import { useCallback, useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartWord } from './ask-about-cart.ts';

export interface KnownCartWord {
  /** Undefined until the server has answered. */
  readonly word: CartWord | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Asks the server about the cart, and again when it changes or the connection comes back. */
export function useCartWord(cart: Cart): KnownCartWord {
  const [word, setWord] = useState<CartWord>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Other tabs may write the same cart again, which is no new question.
  const question = JSON.stringify(cart);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks the same question again
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      try {
        // The client of the API is loaded with the first question, not with the page.
        const { askAboutCart } = await import('./ask-about-cart.ts');
        const answer = await askAboutCart(JSON.parse(question), abort.signal);
        setWord(answer);
        setHasFailed(false);
      } catch {
        if (!abort.signal.aborted) setHasFailed(true);
      }
    };
    void ask();
    return () => abort.abort();
  }, [question, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return { word, hasFailed, retry };
}
