import { sql } from 'drizzle-orm';
import type { AttemptCount } from '#primitives/attempt.ts';
import type { Database } from './connect.ts';

/**
 * A part of a statement that counts a call; its parameters are those of `Attempt`. Only for a statement in a transaction
 * of its own: its commit does not wait for the disk, so that a power cut may lose the counts of the last moment.
 */
export function countAttempt(db: Database) {
  const [key, now, expire] = ['key', 'now', 'expire'].map((name) => sql.placeholder(`attempt_${name}`));
  const counted = db
    .$with('counted', { points: sql<number>`points`.as('points'), expire: sql<number>`expire`.as('expire') })
    .as(sql`select points, expire from count_attempt(${key}, ${now}, ${expire})`);
  const attempt =
    sql<AttemptCount>`(select json_build_object('points', counted.points, 'expire', counted.expire)
    from counted where set_config('synchronous_commit', 'off', true) = 'off')`.as('attempt');
  return { counted, attempt };
}
