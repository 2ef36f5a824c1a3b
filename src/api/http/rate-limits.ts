import type { Attempt, AttemptCount } from '#primitives/attempt.ts';

/** At most `times` within `seconds`. */
export interface RateLimit {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}

/** Counts calls by caller; the server hands it to every call (`server/rate-limits.ts` implements it). */
export interface RateLimits {
  /** Counts one more call and throws `too_many_requests` when it is one too many. */
  count(limit: RateLimit, caller: string): Promise<void>;
  /** The same as part of another statement of the call, which then needs none for being counted. */
  countWith<Result extends { readonly attempt: AttemptCount }>(
    limit: RateLimit,
    caller: string,
    statement: (attempt: Attempt) => Promise<Result>,
  ): Promise<Result>;
  /** Counts in the memory of this process: for calls that only read and must not cost a write for being counted. */
  countHere(limit: RateLimit, caller: string): Promise<void>;
}
