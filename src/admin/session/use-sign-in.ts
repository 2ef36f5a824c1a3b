import { useEffect, useState } from 'react';
import type { CallContract } from '#api/http/contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { type CallAnswer, type CallInput, callApi } from '#api-client/call-api.ts';
import { useErrorText } from '../data/use-staff-write.ts';
import { useSignInTexts } from './sign-in-texts.ts';

interface SignInCall<C extends CallContract> {
  readonly send: (
    input: CallInput<C>,
    options?: { readonly onRefused?: (refusal: ApiCallError) => void },
  ) => Promise<CallAnswer<C> | undefined>;
  readonly isSending: boolean;
  readonly error: ApiCallError | undefined;
  readonly errorText: string | undefined;
}

/** A call before the sign-in; when rate-limited it counts down the seconds to wait. */
export function useSignInCall<C extends CallContract>(contract: C): SignInCall<C> {
  const texts = useSignInTexts();
  const explain = useErrorText();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Error>();
  const refusal = error instanceof ApiCallError ? error : undefined;
  const seconds = useCountdown(refusal?.retryAfterSeconds ?? 0, error);

  return {
    isSending,
    error: refusal,
    errorText: error && (seconds > 0 ? texts.wait(seconds) : explainUnlessOver(error)),
    send: async (input, { onRefused } = {}) => {
      if (isSending) return undefined;
      setSending(true);
      setError(undefined);
      try {
        return await callApi(contract, input);
      } catch (thrown) {
        setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
        if (thrown instanceof ApiCallError) onRefused?.(thrown);
        return undefined;
      } finally {
        setSending(false);
      }
    },
  };

  function explainUnlessOver(failure: Error): string | undefined {
    const isOver = failure instanceof ApiCallError && failure.retryAfterSeconds !== undefined;
    return isOver ? undefined : explain(failure);
  }
}

/** Seconds left; the countdown restarts for each new error. */
function useCountdown(from: number, cause: unknown): number {
  const [left, setLeft] = useState(from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal begins a new wait, however long it is
  useEffect(() => {
    setLeft(from);
    if (from === 0) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [from, cause]);
  return left;
}
