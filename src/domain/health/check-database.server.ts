import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { selectOne } from './health-queries.server.ts';

/** Shorter than the pool's own timeouts, so that a health check answers soon. */
const answerWithinMs = 2000;

/** Runs a query and measures how long it takes; throws `database_unavailable` if it fails. */
export async function checkDatabase(db: Database): Promise<{ milliseconds: number }> {
  const startedAt = performance.now();
  const waiting = new AbortController();
  try {
    const answered = await Promise.race([
      selectOne(db).then(() => true),
      wait(answerWithinMs, false, { signal: waiting.signal }),
    ]);
    if (!answered) throw new Error(`no answer within ${answerWithinMs} ms`);
  } catch (cause) {
    throw new ShopError('database_unavailable', { cause });
  } finally {
    waiting.abort();
  }
  return { milliseconds: Math.round((performance.now() - startedAt) * 100) / 100 };
}
