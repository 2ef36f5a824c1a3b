import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { coalesceCalls } from '#primitives/coalesce-calls.ts';
import type { OpenDatabase } from './connect.ts';
import type { DatabaseLog } from './database-log.ts';
import type { DedicatedConnection } from './open-pool.ts';
import { contentVersion } from './schema/content-version.ts';
import type { Transaction } from './transaction.ts';

/** Invalidates the cached pages of every server when the transaction commits, by counting up the content version. */
export async function invalidatePages(transaction: Transaction): Promise<void> {
  await transaction
    .insert(contentVersion)
    .values({})
    .onConflictDoUpdate({ target: contentVersion.id, set: { version: sql`${contentVersion.version} + 1` } });
}

/** The newest content version that this server has read. */
export interface ContentState {
  readonly version: number;
  /** The database does not answer, so the version may be stale. */
  readonly isUnreachable: boolean;
}

export interface ContentWatch {
  readonly current: ContentState;
  /** Reads the version now. Afterwards it includes every transaction that committed before the call. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The longest time that cached content is used. Some of it changes without a write, such as the current day and the
 * stock shown in steps, so the content version alone does not invalidate it.
 */
export const contentCacheMs = 60_000;

const pollEveryMs = 1000;
const queryTimeoutMs = 2000;
const channel = 'content_version';
const versionQuery: pg.QueryConfig & { query_timeout: number } = {
  text: 'SELECT version FROM content_version',
  query_timeout: queryTimeoutMs,
};

interface Source {
  read(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Watches the content version. A PostgreSQL server notifies of a new version at once (LISTEN); polling every second
 * finds versions whose notification was lost with a broken connection.
 */
export async function watchContent(
  database: Pick<OpenDatabase, 'pool' | 'engine' | 'connectDedicated'>,
  log: DatabaseLog,
): Promise<ContentWatch> {
  let current: ContentState = { version: 0, isUnreachable: true };
  const setVersion = (version: number) => {
    current = { version, isUnreachable: false };
  };
  const source =
    database.engine === 'server' ? listeningSource(database, setVersion) : embeddedSource(database);
  const refresh = coalesceCalls(async () => {
    try {
      setVersion(await source.read());
    } catch (error) {
      if (!current.isUnreachable) log.warn({ err: error }, 'database: cannot read the content version');
      current = { ...current, isUnreachable: true };
    }
  });
  await refresh();
  const timer = setInterval(refresh, pollEveryMs).unref();
  return {
    get current() {
      return current;
    },
    refresh,
    async stop() {
      clearInterval(timer);
      await source.close();
    },
  };
}

/** Reads over the pool: only this process writes to the embedded database, so it needs no notifications. */
function embeddedSource({ pool }: Pick<OpenDatabase, 'pool'>): Source {
  return { read: async () => parseVersion(await pool.query(versionQuery)), close: async () => {} };
}

/**
 * Listens on a dedicated connection. A busy pool does not delay it, and notifications and query results arrive in order
 * on one connection, so an older version never follows a newer one.
 */
function listeningSource(
  { pool, connectDedicated }: Pick<OpenDatabase, 'pool' | 'connectDedicated'>,
  setVersion: (version: number) => void,
): Source {
  let connection: Promise<DedicatedConnection> | undefined;

  async function connect(): Promise<DedicatedConnection> {
    const opened = await connectDedicated();
    opened.client.on('notification', ({ payload }) => setVersion(Number(payload)));
    await opened.client.query(`LISTEN ${channel}`);
    return opened;
  }
  async function close(): Promise<void> {
    const closing = connection;
    connection = undefined;
    await closing?.then((opened) => opened.release()).catch(() => {});
  }
  return {
    async read() {
      connection ??= connect();
      try {
        return parseVersion(await (await connection).client.query(versionQuery));
      } catch {
        // Not awaited: closing a connection to a server that has vanished takes long.
        void close();
        return parseVersion(await pool.query(versionQuery));
      }
    },
    close,
  };
}

function parseVersion({ rows: [row] }: pg.QueryResult<{ version: string }>): number {
  if (!row) throw new Error('the database has no content version');
  return Number(row.version);
}
