import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { schema } from './schema/schema.ts';

type Handle = NodePgDatabase<typeof schema>;

export const handleSettings = { schema, casing: 'snake_case' } as const;

/**
 * Transactions that give their connection back however they end. Those of the query layer keep it for ever when it breaks
 * before the transaction has begun, and put it back into the pool when it broke on the way: after a few of either the
 * shop would be without connections until it is started again.
 */
export function transactionsOver(pool: pg.Pool): Handle['transaction'] {
  const handles = new WeakMap<pg.PoolClient, Handle>();
  const handleOver = (client: pg.PoolClient) => {
    const handle = handles.get(client) ?? drizzle(client, handleSettings);
    handles.set(client, handle);
    return handle;
  };
  return async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await handleOver(client).transaction(work, config);
    } catch (error) {
      isBroken = neitherBegunNorEnded(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

function neitherBegunNorEnded(error: unknown): boolean {
  return error instanceof DrizzleQueryError && /^(begin|rollback)\b/.test(error.query);
}
