import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallContract } from '#api/http/contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { apiQueryOptions } from '#api-client/api-query-options.ts';
import type { CallAnswer, CallInput } from '#api-client/call-api.ts';

export interface StaffQueryOptions {
  /** For lists that others add to: asks again after so long while the screen is open. */
  readonly everyMs?: number;
  /** False: not asked for yet. */
  readonly isWanted?: boolean;
}

/** Reads for a screen. While another page of a list is on its way, the last one stays on the screen. */
export function useStaffQuery<C extends CallContract>(
  contract: C,
  input: CallInput<C>,
  { everyMs, isWanted = true }: StaffQueryOptions = {},
): UseQueryResult<CallAnswer<C>> {
  return useQuery({
    ...apiQueryOptions(contract, input),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    // What staff decide on is asked for whenever a screen opens; what is known shows at once.
    refetchOnMount: 'always',
    retry: (failures, error) => failures < 1 && !(error instanceof ApiCallError && error.status < 500),
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
}
