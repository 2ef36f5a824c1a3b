import type { z } from 'zod';
import type { CallContract } from '#api/http/contract.ts';
import { ApiCallError } from './api-call-error.ts';
import { callAddress } from './call-address.ts';

/** The server's default timeout of a call, and time for its timeout response to arrive. */
const serverTimeoutMs = 15_000;
const networkAllowanceMs = 5_000;

type Nothing = Record<never, never>;
type Part<Name extends string, Value> = [Nothing] extends [Value]
  ? { readonly [Key in Name]?: Value }
  : [undefined] extends [Value]
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** Input of a call, typed by its contract; parts that the contract does not require are optional. */
export type CallInput<C extends CallContract> =
  C extends CallContract<infer Params, infer Query, infer Body, z.ZodType, z.ZodType>
    ? Part<'params', z.input<Params>> & Part<'query', z.input<Query>> & Part<'body', z.input<Body>>
    : never;

export type DataOf<C extends CallContract> = z.output<C['data']>;
export type MetaOf<C extends CallContract> = C extends { readonly meta?: infer Meta extends z.ZodType }
  ? z.output<Meta>
  : undefined;

export interface CallAnswer<C extends CallContract> {
  readonly success: true;
  readonly data: DataOf<C>;
  readonly meta: MetaOf<C>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/** Calls the API once, typed by the contract. Every response but a success is thrown. */
export async function callApi<C extends CallContract>(
  contract: C,
  input: CallInput<C>,
  { signal, timeoutMs = (contract.timeoutMs ?? serverTimeoutMs) + networkAllowanceMs }: CallOptions = {},
): Promise<CallAnswer<C>> {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(callAddress(contract.path, { params, query }), {
    method: contract.method.toUpperCase(),
    headers: {
      Accept: 'application/json',
      // The browser would send its own language; forms show errors in the language of the page.
      'Accept-Language': document.documentElement.lang,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!response.ok) throw new ApiCallError(response.status, await response.json().catch(() => undefined));
  const content = (await response.json()) as Partial<CallAnswer<C>> | null;
  if (content?.success !== true || content.data === undefined) {
    throw new Error(`${contract.path} answered without success and data`);
  }
  return { success: true, data: content.data, meta: content.meta as MetaOf<C> };
}
