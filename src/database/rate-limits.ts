import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ShopError } from '#primitives/shop-error.ts';
import type { Database } from './connect.ts';

/** At most `times` within `seconds`. */
export interface RateLimit {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}

export interface RateLimits {
  /** Counts one more and throws `too_many_requests` when it is one too many. */
  count(limit: RateLimit, who: string): Promise<void>;
}

/** Kept in the database, so that several servers count together and a restart forgets nothing. */
export function openRateLimits(db: Database): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf({ name, times, seconds }: RateLimit): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: times,
      duration: seconds,
      // The first one clears old rows of them all.
      clearExpiredByTimeout: limiters.size === 0,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(limit, who) {
      try {
        await limiterOf(limit).consume(hashed(who));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new ShopError('too_many_requests');
        throw refusal;
      }
    },
  };
}

/** An address or a phone number is counted, not kept. */
function hashed(who: string): string {
  return createHash('sha256').update(who).digest('base64url').slice(0, 22);
}
