import { hash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit, RateLimits } from '#api/http/rate-limits.ts';
import type { Database } from '#database/connect.ts';
import type { Attempt, AttemptCount } from '#primitives/attempt.ts';
import { latestPlausible } from '#primitives/clock-skew.ts';
import { ShopError } from '#primitives/shop-error.ts';

declare module 'rate-limiter-flexible' {
  interface RateLimiterPostgres {
    /** What every store of the library implements; its types leave it out. */
    _upsert(
      key: string,
      points: number,
      durationMs: number,
      isForced: boolean,
      options: CountingOptions,
    ): Promise<{ readonly rows: readonly AttemptCount[] }>;
  }
}

interface CountingOptions {
  /** Counts one call. Absent: a statement of the limiter does. */
  readonly statement?: (attempt: Omit<Attempt, 'times'>) => Promise<AttemptCount>;
}

type Limiter = Pick<RateLimiterPostgres, 'consume' | 'delete'>;

/** Rate limits in the database, counted by a statement of the caller or by one of their own. */
class SharedLimiter extends RateLimiterPostgres {
  override async _upsert(...args: Parameters<RateLimiterPostgres['_upsert']>) {
    const [key, , durationMs, , { statement }] = args;
    if (!statement) return super._upsert(...args);
    const now = Date.now();
    return { rows: [await statement({ key, now, expire: now + durationMs })] };
  }
}

/** Rate limits stored in the database, so that several servers count together and a restart loses no count. */
export function openRateLimits(db: Database): RateLimits {
  let isFirst = true;
  const shared = limitersMadeBy(({ name, times, seconds }) => {
    const limiter = new SharedLimiter({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: times,
      duration: seconds,
      // A caller that goes on above its limit is blocked in memory, without further queries.
      inMemoryBlockOnConsumed: times,
      // One limiter deletes the expired rows of all of them.
      clearExpiredByTimeout: isFirst,
    });
    isFirst = false;
    return limiter;
  });
  const own = limitersMadeBy(
    ({ name, times, seconds }) =>
      new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds }),
  );
  return {
    count: (limit, caller) => countOne(shared(limit), limit, caller),
    async countWith<Result extends { readonly attempt: AttemptCount }>(
      limit: RateLimit,
      caller: string,
      statement: (attempt: Attempt) => Promise<Result>,
    ) {
      const { promise, resolve } = Promise.withResolvers<Result>();
      await countOne(shared(limit), limit, caller, {
        async statement(attempt) {
          const result = await statement({ ...attempt, times: limit.times });
          resolve(result);
          return result.attempt;
        },
      });
      return promise;
    },
    countHere: (limit, caller) => countOne(own(limit), limit, caller),
  };
}

function limitersMadeBy(make: (limit: RateLimit) => Limiter): (limit: RateLimit) => Limiter {
  const limiters = new Map<string, Limiter>();
  return (limit) => {
    const limiter = limiters.get(limit.name) ?? make(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  };
}

async function countOne(
  limiter: Limiter,
  { seconds }: RateLimit,
  caller: string,
  options: CountingOptions = {},
): Promise<void> {
  const key = hashed(caller);
  try {
    await limiter.consume(key, 1, options);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refusal.msBeforeNext <= latestPlausible(new Date(seconds * 1000)).getTime()) {
      throw new ShopError('too_many_requests');
    }
    // A block longer than the limit itself was counted while a clock was ahead: reset it.
    await limiter.delete(key);
  }
}

/** Addresses and phone numbers are stored as hashes only. */
function hashed(caller: string): string {
  return hash('sha256', caller, 'base64url').slice(0, 22);
}
