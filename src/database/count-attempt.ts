import { sql } from 'drizzle-orm';
import type { AttemptCount } from '#primitives/attempt.ts';
import type { Database } from './connect.ts';
import { rateLimits } from './schema/rate-limits.ts';

/**
 * A part of a statement that counts a call, as rate-limiter-flexible does in a statement of its own; its parameters are
 * those of `Attempt`. Only for a statement in a transaction of its own: its commit does not wait for the disk, so that a
 * power cut may lose the counts of the last moment.
 */
export function countAttempt(db: Database) {
  const [key, now, expire] = ['key', 'now', 'expire'].map((name) => sql.placeholder(`attempt_${name}`));
  const isOver = sql`${rateLimits.expire} <= ${now}::bigint`;
  const counted = db
    .$with('counted', { points: sql<number>`points`.as('points'), expire: sql<number>`expire`.as('expire') })
    .as(
      sql`insert into ${rateLimits} (key, points, expire) values (${key}, 1, ${expire}::bigint)
        on conflict (key) do update set
          points = case when ${isOver} then 1 else ${rateLimits.points} + 1 end,
          expire = case when ${isOver} then excluded.expire else ${rateLimits.expire} end
        returning points, expire`,
    );
  const attempt =
    sql<AttemptCount>`(select json_build_object('points', counted.points, 'expire', counted.expire)
    from counted where set_config('synchronous_commit', 'off', true) = 'off')`.as('attempt');
  return { counted, attempt };
}
