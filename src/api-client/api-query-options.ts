import { queryOptions } from '@tanstack/react-query';
import type { CallContract } from '#api/http/contract.ts';
import { type CallInput, callApi } from './call-api.ts';
import { saveSnapshot } from './catalogue-snapshot.ts';

/** TanStack Query options for a read. A failed call fails the query, so that only answers are cached. */
export function apiQueryOptions<C extends CallContract>(contract: C, input: CallInput<C>) {
  const { params, query } = input as { params?: object; query?: object };
  return queryOptions({
    queryKey: [contract.path, params ?? {}, query ?? {}],
    queryFn: async ({ signal }) => {
      const answer = await callApi(contract, input, { signal });
      saveSnapshot(contract, input, answer.data, answer.meta);
      return answer;
    },
  });
}
