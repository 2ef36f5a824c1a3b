import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { schema } from './schema/schema.ts';

type Handle = NodePgDatabase<typeof schema>;

export const handleSettings = { schema, casing: 'snake_case' } as const;

/**
 * Transactions that always release their connection, and remove a broken one from the pool. Drizzle's own leak the
 * connection when BEGIN fails, and return a broken one to the pool when ROLLBACK fails: after a few of either the pool
 * has no usable connection until a restart.
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
      isBroken = isConnectionBroken(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

function isConnectionBroken(error: unknown): boolean {
  return error instanceof DrizzleQueryError && /^(begin|rollback)\b/.test(error.query);
}
