import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { coalesceCalls } from '#primitives/coalesce-calls.ts';
import type { OpenDatabase } from './connect.ts';
import type { DatabaseLog } from './database-log.ts';
import type { OwnConnection } from './open-pool.ts';
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
  readonly isAway: boolean;
}

export interface ContentWatch {
  readonly known: ContentState;
  /** Reads the version now. Afterwards it includes every transaction that committed before the call. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The longest time that cached content is used. Some of it changes without a write, such as the current day and the
 * stock shown in steps, so the content version alone does not invalidate it.
 */
export const contentCacheMs = 60_000;

const lookEveryMs = 1000;
const answerWithinMs = 2000;
const channel = 'content_version';
const question: pg.QueryConfig & { query_timeout: number } = {
  text: 'SELECT version FROM content_version',
  query_timeout: answerWithinMs,
};

interface Source {
  ask(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Watches the content version. A PostgreSQL server notifies of a new version at once (LISTEN); polling every second
 * finds versions whose notification was lost with a broken connection.
 */
export async function watchContent(
  database: Pick<OpenDatabase, 'pool' | 'engine' | 'connectAlone'>,
  log: DatabaseLog,
): Promise<ContentWatch> {
  let known: ContentState = { version: 0, isAway: true };
  const hear = (version: number) => {
    known = { version, isAway: false };
  };
  const source = database.engine === 'server' ? listeningSource(database, hear) : ownSource(database);
  const look = coalesceCalls(async () => {
    try {
      hear(await source.ask());
    } catch (error) {
      if (!known.isAway) log.warn({ err: error }, 'database: cannot read the content version');
      known = { ...known, isAway: true };
    }
  });
  await look();
  const timer = setInterval(look, lookEveryMs).unref();
  return {
    get known() {
      return known;
    },
    look,
    async stop() {
      clearInterval(timer);
      await source.close();
    },
  };
}

/** Reads over the pool: only this process writes to the embedded database, so it needs no notifications. */
function ownSource({ pool }: Pick<OpenDatabase, 'pool'>): Source {
  return { ask: async () => versionIn(await pool.query(question)), close: async () => {} };
}

/**
 * Listens on a dedicated connection. A busy pool does not delay it, and notifications and query results arrive in order
 * on one connection, so an older version never follows a newer one.
 */
function listeningSource(
  { pool, connectAlone }: Pick<OpenDatabase, 'pool' | 'connectAlone'>,
  hear: (version: number) => void,
): Source {
  let connection: Promise<OwnConnection> | undefined;

  async function connect(): Promise<OwnConnection> {
    const opened = await connectAlone();
    opened.client.on('notification', ({ payload }) => hear(Number(payload)));
    await opened.client.query(`LISTEN ${channel}`);
    return opened;
  }
  async function close(): Promise<void> {
    const closing = connection;
    connection = undefined;
    await closing?.then((opened) => opened.release()).catch(() => {});
  }
  return {
    async ask() {
      connection ??= connect();
      try {
        return versionIn(await (await connection).client.query(question));
      } catch {
        // Not awaited: closing a connection to a server that has vanished takes long.
        void close();
        return versionIn(await pool.query(question));
      }
    },
    close,
  };
}

function versionIn({ rows: [row] }: pg.QueryResult<{ version: string }>): number {
  if (!row) throw new Error('the database has no content version');
  return Number(row.version);
}
