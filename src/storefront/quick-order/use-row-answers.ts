import { useCallback, useEffect, useState } from 'react';
import type { CartProduct } from '#domain/cart/cart.ts';
import { keyOf } from '#domain/quotes/quick-order/quick-rows.ts';
import type { RowAnswer, RowAnswers } from '#domain/quotes/quick-order/row-states.ts';

/** Coalesces rows that are finished shortly after one another into one request. */
const debounceMs = 150;

interface AnsweredRows {
  readonly answers: RowAnswers;
  /** Why the last request failed. */
  readonly failure: 'failed' | 'tooMany' | null;
  readonly retry: () => void;
  /** Notes the product of a text that the page knows already. */
  readonly note: (product: CartProduct) => void;
}

/** Answers of the shop for the texts of finished rows. Each is asked once; a failure is asked again with the connection. */
export function useRowAnswers(texts: readonly string[]): AnsweredRows {
  const [answers, setAnswers] = useState<RowAnswers>(new Map());
  const [failure, setFailure] = useState<AnsweredRows['failure']>(null);
  const [attempt, setAttempt] = useState(0);
  const missingByKey = texts.flatMap((text) => {
    const key = keyOf(text);
    return key === '' || answers.has(key) ? [] : [[key, text] as const];
  });
  const asked = JSON.stringify([...new Map(missingByKey)]);

  const add = useCallback((more: readonly (readonly [string, RowAnswer])[]) => {
    setAnswers((before) => new Map([...before, ...more]));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the same request
  useEffect(() => {
    const missing = JSON.parse(asked) as [key: string, text: string][];
    if (missing.length === 0) return setFailure(null);
    const leaving = new AbortController();
    const request = async () => {
      try {
        // The API client is loaded with the first request, not with the page.
        const { requestAnswers } = await import('./request-answers.ts');
        const found = await requestAnswers(
          missing.map(([, text]) => text),
          leaving.signal,
        );
        add(found.map((answer, at) => [missing[at]?.[0] ?? '', answer]));
        setFailure(null);
      } catch (error) {
        if (leaving.signal.aborted) return;
        const { isTooMany } = await import('./request-answers.ts').catch(() => ({ isTooMany: () => false }));
        setFailure(isTooMany(error) ? 'tooMany' : 'failed');
      }
    };
    const timer = setTimeout(request, debounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, attempt, add]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const note = useCallback(
    (product: CartProduct) => add([[keyOf(product.sku), { product, near: [], discontinued: null }]]),
    [add],
  );
  return { answers, failure, retry, note };
}
