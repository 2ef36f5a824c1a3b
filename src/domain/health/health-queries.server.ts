import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

export async function selectOne(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
