import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallContract } from '#api/http/contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { apiQueryOptions } from '#api-client/api-query-options.ts';
import type { CallAnswer, CallInput } from '#api-client/call-api.ts';

export interface StaffQueryOptions {
  /** Polling interval while the screen is open. */
  readonly pollMs?: number;
  /** False: not fetched yet. */
  readonly isEnabled?: boolean;
}

/** Query of a screen. The previous page of a list stays visible while the next one loads. */
export function useStaffQuery<C extends CallContract>(
  contract: C,
  input: CallInput<C>,
  { pollMs, isEnabled = true }: StaffQueryOptions = {},
): UseQueryResult<CallAnswer<C>> {
  return useQuery({
    ...apiQueryOptions(contract, input),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    // Stale-while-revalidate: cached data shows at once and is refetched whenever a screen opens.
    refetchOnMount: 'always',
    retry: (failures, error) => failures < 1 && !(error instanceof ApiCallError && error.status < 500),
    ...(pollMs !== undefined && { refetchInterval: pollMs }),
  });
}
