import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { CallContract } from '#api/http/contract.ts';
import { apiQueryOptions } from './api-query-options.ts';
import type { CallAnswer, CallInput, DataOf, MetaOf } from './call-api.ts';
import { findSnapshot } from './catalogue-snapshot.ts';

/** Result of a read. After a failed call of the catalogue a list is empty, a single item null. */
export interface ReadAnswer<C extends CallContract> {
  readonly success: true;
  readonly data: DataOf<C> extends readonly unknown[] ? DataOf<C> : DataOf<C> | null;
  readonly meta?: MetaOf<C>;
}

/**
 * Reads through the query cache. A failed read of the catalogue falls back to the stored snapshot, else to no data. The
 * fallback is not cached, so that the next read calls the server again. Callers that must show failures, such as admin
 * screens, use apiQueryOptions.
 */
export async function readApi<C extends CallContract>(
  client: QueryClient,
  contract: C,
  input: CallInput<C>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<ReadAnswer<C>> {
  try {
    const answer = await unlessAborted(readCurrent(client, contract, input, signal), signal);
    const isEmpty = Array.isArray(answer.data) && answer.data.length === 0;
    const stored = isEmpty ? findSnapshot(contract, input) : undefined;
    return (stored ? { success: true, data: stored } : answer) as ReadAnswer<C>;
  } catch (error) {
    if (signal?.aborted || !hasFallback(contract)) throw error;
    const nothing = contract.data.def.type === 'array' ? [] : null;
    return { success: true, data: findSnapshot(contract, input) ?? nothing } as ReadAnswer<C>;
  }
}

/** A change on the server cancels reads in flight; their callers get the response of a new read. */
async function readCurrent<C extends CallContract>(
  client: QueryClient,
  contract: C,
  input: CallInput<C>,
  signal: AbortSignal | undefined,
): Promise<CallAnswer<C>> {
  for (;;) {
    try {
      return await client.query(apiQueryOptions(contract, input));
    } catch (error) {
      if (signal?.aborted || !(error instanceof CancelledError)) throw error;
    }
  }
}

function hasFallback(contract: CallContract): boolean {
  return contract.method === 'get' && /categories|products|testimonials|search-words/.test(contract.path);
}

/**
 * Rejects when the signal aborts. The read itself continues, for the cache and for other callers of the same read; a
 * caller that wants it to end cancels its query.
 */
function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([value, aborted]);
}
