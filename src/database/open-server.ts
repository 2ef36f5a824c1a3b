import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { DatabaseStartError, oneLine } from './database-start-error.ts';
import { type DedicatedConnection, type OpenPool, surviveLostConnections } from './open-pool.ts';

const oldestMajorVersion = 15;
const statementTimeoutMs = 15_000;
const settings = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: 30_000,
  // Otherwise a query waits until TCP gives up when the server vanishes without closing the connection.
  query_timeout: statementTimeoutMs + 5_000,
} satisfies pg.PoolConfig;

/** Opens a connection pool to a PostgreSQL server and checks its version and encoding. */
export async function openServer(
  databaseUrl: string,
  applicationName: string,
  log: DatabaseLog,
): Promise<OpenPool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: applicationName,
    ...settings,
  });
  // Without a listener the error of an idle connection would end the process. The pool has already removed
  // the connection and opens a new one on demand.
  pool.on('error', (error) => log.warn({ err: error }, 'database: an idle connection ended'));
  surviveLostConnections(pool);
  try {
    await requireSuitableServer(pool, log);
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(explain(error, databaseUrl), { cause: error });
  }
  return {
    pool,
    connectDedicated: () => connectWithoutLimits(databaseUrl, applicationName),
    connectToSnapshot: () => connectWithoutLimits(databaseUrl, applicationName),
    close: () => pool.end(),
  };
}

async function connectWithoutLimits(
  databaseUrl: string,
  applicationName: string,
): Promise<DedicatedConnection> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: settings.connectionTimeoutMillis,
    keepAlive: true,
    application_name: applicationName,
  });
  // The pending query reports the same error to its caller.
  client.on('error', () => {});
  await client.connect();
  return { client, release: () => client.end() };
}

async function requireSuitableServer(pool: pg.Pool, log: DatabaseLog): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string; foldsLetters: boolean }>(
    `SELECT current_setting('server_version_num')::int AS version,
            current_setting('server_encoding') AS encoding,
            lower('É') = 'é' AS "foldsLetters"`,
  );
  const [server] = rows;
  if (!server) throw new DatabaseStartError('The database server gave no answer');
  const majorVersion = Math.floor(server.version / 10_000);
  if (majorVersion < oldestMajorVersion) {
    throw new DatabaseStartError(
      `The database server is PostgreSQL ${majorVersion}: the shop needs ${oldestMajorVersion} or newer`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new DatabaseStartError(
      `The database is encoded in ${server.encoding}: create it with ENCODING 'UTF8', Arabic needs it`,
    );
  }
  if (!server.foldsLetters) {
    log.warn(
      {},
      "database: its locale knows no letters beyond a-z, so that search misses Arabic; use 'C.UTF-8'",
    );
  }
}

const explanations: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be looked up',
  ETIMEDOUT: 'no answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  '28P01': 'user name or password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'the database does not exist',
  '53300': 'it has no connection left',
  '57P03': 'it is starting up or shutting down',
};

function explain(error: unknown, databaseUrl: string): string {
  const { code = '' } = error as { code?: string };
  const reason = explanations[code] ?? withoutSecrets(oneLine(error), databaseUrl);
  return `The database at ${addressOf(databaseUrl)} (DATABASE_URL) cannot be opened: ${reason}`;
}

function addressOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the given address';
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || 5432}${pathname}`;
}

function withoutSecrets(text: string, databaseUrl: string): string {
  const { password } = URL.canParse(databaseUrl) ? new URL(databaseUrl) : { password: '' };
  const secrets = [databaseUrl, password, decodeURIComponent(password)].filter((secret) => secret !== '');
  return secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, '…'), text);
}
