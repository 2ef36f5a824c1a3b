import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { CallContract } from '#api/http/contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { CallAnswer, CallInput } from '#api-client/call-api.ts';
import { writeApi } from '#api-client/write-api.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useSessionEnd } from '../session/use-session-end.ts';
import { useAskPassword } from './ask-password.tsx';

export interface StaffWrite<C extends CallContract> {
  /** Resolves to undefined when it failed, see `error`. A second call while one is in flight does nothing. */
  readonly send: (input: CallInput<C>) => Promise<CallAnswer<C> | undefined>;
  readonly isSending: boolean;
  readonly error: Error | undefined;
  /** Message for staff. */
  readonly errorText: string | undefined;
  readonly clearError: () => void;
}

/**
 * Mutation. An expired session navigates to the sign-in and back, and a dialog asks for the password where the server wants
 * it again; other errors are returned for display.
 */
export function useStaffWrite<C extends CallContract>(contract: C): StaffWrite<C> {
  const client = useQueryClient();
  const endSession = useSessionEnd();
  const askPassword = useAskPassword();
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
      const write = () => writeApi(client, contract, input);
      try {
        return await write().catch(async (refused: unknown) => {
          const isWanted = refused instanceof ApiCallError && refused.code === 'password_needed';
          if (isWanted && (await askPassword())) return write();
          throw refused;
        });
      } catch (thrown) {
        if (thrown instanceof ApiCallError && thrown.code === 'not_signed_in') endSession();
        else setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
        return undefined;
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
    [client, contract, endSession, askPassword],
  );
  return {
    send,
    isSending,
    error,
    errorText: error && explain(error),
    clearError: () => setError(undefined),
  };
}

/** Message of a failed call, for a dialog that marks no field: the rule that was broken, after why the shop refuses it now. */
export function useErrorText(): (error: Error) => string {
  const { offline } = useGeneralTexts();
  return (error) => (error instanceof ApiCallError && explanationOf(error)) || offline;
}

/** Of invalid input the rule says all; of what is refused because of the state of the shop it is the limit alone. */
function explanationOf({ code, explanation, fields }: ApiCallError): string | undefined {
  const rule = fields[0]?.message;
  if (!rule || code === 'invalid_input') return rule ?? explanation;
  return [explanation, rule].filter(Boolean).join(' ');
}
