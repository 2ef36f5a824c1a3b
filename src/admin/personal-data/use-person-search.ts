import { useCallback, useRef, useState } from 'react';
import { findPersonalDataContract } from '#api/staff/personal-data/personal-data.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { callApi, type DataOf } from '#api-client/call-api.ts';
import { useErrorText } from '../data/use-staff-write.ts';
import { useSessionEnd } from '../session/use-session-end.ts';

export type FoundPersonalData = DataOf<typeof findPersonalDataContract>;

interface PersonSearch {
  readonly find: (who: string) => Promise<void>;
  readonly forget: () => void;
  readonly isFinding: boolean;
  readonly found: FoundPersonalData | undefined;
  /** The input is neither a phone number nor an email address. */
  readonly isWrong: boolean;
  readonly errorText: string | undefined;
}

/** Search for a person. Unlike other lists it uses neither cache nor URL: no personal data may remain in them. */
export function usePersonSearch(): PersonSearch {
  const endSession = useSessionEnd();
  const explain = useErrorText();
  const newest = useRef(0);
  const [isFinding, setFinding] = useState(false);
  const [found, setFound] = useState<FoundPersonalData>();
  const [error, setError] = useState<Error>();

  const find = useCallback(
    async (who: string) => {
      newest.current += 1;
      const search = newest.current;
      setFinding(true);
      setError(undefined);
      try {
        const { data } = await callApi(findPersonalDataContract, { body: { who } });
        if (search === newest.current) setFound(data);
      } catch (thrown) {
        if (search !== newest.current) return;
        setFound(undefined);
        if (thrown instanceof ApiCallError && thrown.code === 'not_signed_in') endSession();
        else setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
      } finally {
        if (search === newest.current) setFinding(false);
      }
    },
    [endSession],
  );
  const isWrong = error instanceof ApiCallError && error.code === 'invalid_input';
  return {
    find,
    forget: () => setFound(undefined),
    isFinding,
    found,
    isWrong,
    errorText: error && !isWrong ? explain(error) : undefined,
  };
}
