import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { coalesceCalls } from '#primitives/coalesce-calls.ts';
import type { OpenDatabase } from './connect.ts';
import type { DatabaseLog } from './database-log.ts';
import type { OwnConnection } from './open-pool.ts';
import { contentVersion } from './schema/content-version.ts';
import type { Transaction } from './transaction.ts';

/** Makes every server drop the pages that show what was true before this transaction. */
export async function invalidatePages(transaction: Transaction): Promise<void> {
  await transaction
    .insert(contentVersion)
    .values({})
    .onConflictDoUpdate({ target: contentVersion.id, set: { version: sql`${contentVersion.version} + 1` } });
}

/** Which state of the shop's content the database has, as far as this server knows. */
export interface ContentState {
  readonly version: number;
  /** The database cannot be asked: what is known may have been overtaken. */
  readonly isAway: boolean;
}

export interface ContentWatch {
  readonly known: ContentState;
  /** Asks now. Afterwards everything that was committed before the call is known. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * What is made of the content also says what day it is and how many pieces there are about: such things change without
 * anybody's doing, and may be this old.
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
 * Follows the content's version. A server of the database tells of a new one at once; a look every second finds what a
 * broken connection kept from us.
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
      if (!known.isAway) log.warn({ err: error }, 'database: cannot tell whether pages have changed');
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

/** The embedded database belongs to this process, so nobody else can have changed anything unheard. */
function ownSource({ pool }: Pick<OpenDatabase, 'pool'>): Source {
  return { ask: async () => versionIn(await pool.query(question)), close: async () => {} };
}

/**
 * A connection of its own: a busy pool delays nothing, and since notifications and answers arrive on it one after the
 * other, an older version never follows a newer one.
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
        // Not waited for: ending a connection to a server that has vanished takes its time.
        void close();
        return versionIn(await pool.query(question));
      }
    },
    close,
  };
}

function versionIn({ rows: [row] }: pg.QueryResult<{ version: string }>): number {
  if (!row) throw new Error('the database has no version of its content');
  return Number(row.version);
}
