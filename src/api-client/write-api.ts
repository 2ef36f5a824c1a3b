import type { QueryClient } from '@tanstack/react-query';
import type { CallContract } from '#api/http/contract.ts';
import { type CallAnswer, type CallInput, type CallOptions, callApi } from './call-api.ts';
import { announceChange } from './catalogue-changes.ts';

/** Calls the API for a change. A failure is always thrown; a success invalidates the query cache of all tabs. */
export async function writeApi<C extends CallContract>(
  client: QueryClient,
  contract: C,
  input: CallInput<C>,
  options?: CallOptions,
): Promise<CallAnswer<C>> {
  const answer = await callApi(contract, input, options);
  announceChange(client, contract.path);
  return answer;
}
