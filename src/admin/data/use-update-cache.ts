import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallContract } from '#api/http/contract.ts';
import { apiQueryOptions } from '#api-client/api-query-options.ts';
import type { CallAnswer, CallInput } from '#api-client/call-api.ts';

/**
 * Writes the answer of a mutation into the query cache. Without it the screen would hold the version before the change
 * until the refetch, and a quick second change would fail as stale.
 */
export function useUpdateCache<C extends CallContract>(
  read: C,
): (input: CallInput<C>, newest: Pick<CallAnswer<C>, 'data'>) => void {
  const client = useQueryClient();
  return useCallback(
    (input, { data }) => {
      const { queryKey } = apiQueryOptions(read, input);
      client.setQueryData(queryKey, { success: true, data, meta: undefined } as CallAnswer<C>);
    },
    [client, read],
  );
}
