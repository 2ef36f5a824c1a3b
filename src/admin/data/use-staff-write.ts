import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { CallContract } from '#api/http/contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { CallAnswer, CallInput } from '#api-client/call-api.ts';
import { writeApi } from '#api-client/write-api.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useSessionEnd } from '../session/use-session-end.ts';

export interface StaffWrite<C extends CallContract> {
  /** Resolves to undefined when it failed, see `error`. A second call while one is in flight does nothing. */
  readonly send: (input: CallInput<C>) => Promise<CallAnswer<C> | undefined>;
  readonly isSending: boolean;
  readonly error: Error | undefined;
  /** Message for staff. */
  readonly errorText: string | undefined;
  readonly clearError: () => void;
}

/** Mutation. An expired session navigates to the sign-in and back; other errors are returned for display. */
export function useStaffWrite<C extends CallContract>(contract: C): StaffWrite<C> {
  const client = useQueryClient();
  const endSession = useSessionEnd();
  const explain = useErrorText();
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Error>();

  const send = useCallback(
    async (input: CallInput<C>) => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setSending(true);
      setError(undefined);
      try {
        return await writeApi(client, contract, input);
      } catch (thrown) {
        if (thrown instanceof ApiCallError && thrown.code === 'not_signed_in') endSession();
        else setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
        return undefined;
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
    [client, contract, endSession],
  );
  return {
    send,
    isSending,
    error,
    errorText: error && explain(error),
    clearError: () => setError(undefined),
  };
}

/** Message of a failed call. */
export function useErrorText(): (error: Error) => string {
  const { offline } = useGeneralTexts();
  return (error) => (error instanceof ApiCallError && error.explanation) || offline;
}
