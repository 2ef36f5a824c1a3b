import { sql } from 'drizzle-orm';
import type { Database } from '../connect.ts';
import { shopProfile } from '../schema/shop-profile.ts';

/**
 * Whether the database is new: empty, or a copy of a prepared one that is not complete. One query, so that a start can ask
 * before it loads the seeds. Nothing but a restore makes a seeded database new again.
 */
export async function needsSeeding(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ needed: boolean }>(
    sql`select to_regclass('drizzle.prepared_contents') is not null or not exists (select from ${shopProfile}) as needed`,
  );
  return rows[0]?.needed ?? true;
}
