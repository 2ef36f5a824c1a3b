import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { latestBelievable } from '#primitives/clock-difference.ts';
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
  /** The same by this server alone: for calls that only read, and must not cost a write because of being counted. */
  countHere(limit: RateLimit, who: string): Promise<void>;
}

type Limiter = Pick<RateLimiterPostgres, 'consume' | 'delete'>;

/** Kept in the database, so that several servers count together and a restart forgets nothing. */
export function openRateLimits(db: Database): RateLimits {
  let isFirst = true;
  const shared = limitersMadeBy(({ name, times, seconds }) => {
    const limiter = new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: times,
      duration: seconds,
      // Whoever goes on all the same costs no more questions to the database.
      inMemoryBlockOnConsumed: times,
      // The first one clears old rows of them all.
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
    count: (limit, who) => countOne(shared(limit), limit, who),
    countHere: (limit, who) => countOne(own(limit), limit, who),
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

async function countOne(limiter: Limiter, { seconds }: RateLimit, who: string): Promise<void> {
  const key = hashed(who);
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refusal.msBeforeNext <= latestBelievable(new Date(seconds * 1000)).getTime()) {
      throw new ShopError('too_many_requests');
    }
    // It would last longer than the limit itself: the count began while a clock was ahead, and begins anew.
    await limiter.delete(key);
  }
}

/** An address or a phone number is counted, not kept. */
function hashed(who: string): string {
  return createHash('sha256').update(who).digest('base64url').slice(0, 22);
}
