import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

export async function selectOne(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

export async function measureDatabase(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}
