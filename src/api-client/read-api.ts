import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { CallContract } from '#api/http/contract.ts';
import { apiQueryOptions } from './api-query-options.ts';
import type { CallAnswer, CallInput, DataOf, MetaOf } from './call-api.ts';
import { findSnapshot } from './catalogue-snapshot.ts';

/** What a read of the catalogue answers even when the call failed: a list may be empty, one thing null. */
export interface ReadAnswer<C extends CallContract> {
  readonly success: true;
  readonly data: DataOf<C> extends readonly unknown[] ? DataOf<C> : DataOf<C> | null;
  readonly meta?: MetaOf<C>;
}

/**
 * Reads through the cache. Where a visitor is better served by little than by an error, a failed read gives
 * what the browser has stored, else nothing; that stays outside the cache, so that the next read asks again.
 * Whoever must know about failures, such as staff, uses apiQueryOptions.
 */
export async function readApi<C extends CallContract>(
  client: QueryClient,
  contract: C,
  input: CallInput<C>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<ReadAnswer<C>> {
  try {
    const answer = await unlessAborted(readCurrent(client, contract, input), signal);
    const isEmpty = Array.isArray(answer.data) && answer.data.length === 0;
    const stored = isEmpty ? findSnapshot(contract, input) : undefined;
    return (stored ? { success: true, data: stored } : answer) as ReadAnswer<C>;
  } catch (error) {
    if (signal?.aborted || !isForgiven(contract)) throw error;
    const nothing = contract.data.def.type === 'array' ? [] : null;
    return { success: true, data: findSnapshot(contract, input) ?? nothing } as ReadAnswer<C>;
  }
}

/** A change on the server cancels reads on their way; whoever waits for one gets the answer after it. */
async function readCurrent<C extends CallContract>(
  client: QueryClient,
  contract: C,
  input: CallInput<C>,
): Promise<CallAnswer<C>> {
  for (;;) {
    try {
      return await client.query(apiQueryOptions(contract, input));
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
    }
  }
}

function isForgiven(contract: CallContract): boolean {
  return contract.method === 'get' && /categories|products|testimonials/.test(contract.path);
}

/** The answer itself may still arrive, for the cache and for others who asked the same. */
function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([value, aborted]);
}
