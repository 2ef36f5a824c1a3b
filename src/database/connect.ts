import { randomUUID } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type DatabaseLog, silentLog } from './database-log.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { PreparedDatabase } from './embedded/prepared-folder.ts';
import type { OpenPool } from './open-pool.ts';
import { openServer } from './open-server.ts';
import { handleSettings, transactionsOver } from './pooled-transactions.ts';
import type { schema } from './schema/schema.ts';

export type Database = NodePgDatabase<typeof schema> & { readonly $client: OpenPool['pool'] };

export interface OpenDatabase extends OpenPool {
  readonly db: Database;
  readonly engine: 'embedded' | 'server';
}

export interface DatabaseSettings {
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The PostgreSQL application_name of the connections; absent: that of a running shop. */
  readonly applicationName?: string;
  /** What a new embedded database is a copy of; `completePrepared` then makes it this shop's own. */
  readonly prepared?: PreparedDatabase | undefined;
  readonly log?: DatabaseLog;
  /** Called when the embedded database opens in a thread of its own, and this thread is free until it is open. */
  readonly onThreadStarted?: () => void;
}

/** How the application_name of a running shop begins: before a database is replaced, other shops on it are looked for. */
export const shopApplicationName = 'ogulf-shop';

/** Of one running shop: it differs between servers, so that one of them can tell the connections of the others from its own. */
function ownApplicationName(): string {
  return `${shopApplicationName} ${randomUUID().slice(0, 8)}`;
}

/** Opens the embedded database or connects to a server. Changes no contents; throws a `DatabaseStartError` on failure. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  applicationName = ownApplicationName(),
  prepared,
  log = silentLog,
  onThreadStarted,
}: DatabaseSettings): Promise<OpenDatabase> {
  const engine = databaseUrl === undefined ? 'embedded' : 'server';
  const { close, ...opened } =
    databaseUrl === undefined
      ? await openEmbedded(dataDir, log, { prepared, onThreadStarted })
      : await openServer(databaseUrl, applicationName, log);
  let closing: Promise<void> | undefined;
  return {
    ...opened,
    db: Object.assign(drizzle(opened.pool, handleSettings), { transaction: transactionsOver(opened.pool) }),
    engine,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
