import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { requireWritableDataFolder } from '#config/data-folder.ts';
import { findDamage } from '../check-relations.ts';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseDamagedError, DatabaseStartError } from '../database-start-error.ts';
import { type DedicatedConnection, type OpenPool, surviveLostConnections } from '../open-pool.ts';
import { consumeCleanEnd, recordCleanEnd } from './clean-end.ts';
import { copyRunningDatabase } from './copy-running-database.ts';
import { EmbeddedEngine } from './engine.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { PortStream } from './port-stream.ts';
import type { PreparedDatabase } from './prepared-folder.ts';
import { isOwnLock } from './write-fence.ts';

const databaseFolder = 'database';
const copyFolder = 'database-copy';
const maintenanceEveryMs = 10 * 60_000;
// Queries wait for the one connection; only a deadlocked transaction waits this long.
const connectionTimeoutMillis = 30_000;

interface EmbeddedOptions {
  readonly prepared?: PreparedDatabase | undefined;
  readonly onThreadStarted?: (() => void) | undefined;
}

/**
 * Opens the embedded database in a data folder, under its lock, and a pool of one connection to it. A new database is a
 * copy of the prepared one, if there is one that fits.
 */
export async function openEmbedded(
  dataDir: string,
  log: DatabaseLog,
  { prepared, onThreadStarted }: EmbeddedOptions = {},
): Promise<OpenPool> {
  requireWritableDataFolder(dataDir);
  let engine: EmbeddedEngine | undefined;
  const lock = await lockFolder(join(dataDir, 'database.lock'), {
    onLost: () => engine?.abandon(),
  });
  if (!lock.hasKernelLock) {
    log.warn({ dataDir }, 'the file system of DATA_DIR has no locks: never start a second process on it');
  }
  const { lockFile, token } = lock;
  const folder = join(dataDir, databaseFolder);
  const settings = { folder, maintenanceEveryMs, fence: { lockFile, token }, prepared };
  engine = new EmbeddedEngine(settings, log);
  const isNew = !existsSync(folder);
  try {
    // Left by a process that was killed during a backup.
    await rm(join(dataDir, copyFolder), { recursive: true, force: true }).catch((cause) => {
      throw new DatabaseStartError(`The folder ${cause.path} cannot be deleted (${cause.code}): delete it`, {
        cause,
      });
    });
    const endedInOrder = isNew || consumeCleanEnd(folder);
    await engine.start(onThreadStarted);
    const pool = poolOver(engine, log);
    if (!endedInOrder) await requireIntact(pool, folder);
    return openOver(engine, pool, lock, dataDir, log);
  } catch (error) {
    await engine.close();
    lock.release();
    throw error;
  }
}

export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, databaseFolder));
}

/** After a crash, and when a file has another size than at the last shutdown. */
async function requireIntact(pool: pg.Pool, folder: string): Promise<void> {
  const connection = await connectDedicated(pool);
  const damage = await findDamage(connection).finally(() => connection.release());
  if (!damage) return;
  await pool.end();
  throw new DatabaseDamagedError(
    `The database in ${folder} is damaged: ${damage.relation} cannot be read whole (${damage.reason})`,
  );
}

function openOver(
  engine: EmbeddedEngine,
  pool: pg.Pool,
  lock: FolderLock,
  dataDir: string,
  log: DatabaseLog,
): OpenPool {
  return {
    pool,
    connectDedicated: () => connectDedicated(pool),
    async connectToSnapshot() {
      const copy = join(dataDir, copyFolder);
      try {
        await engine.allowMaintenance(false);
        await copyRunningDatabase(pool, join(dataDir, databaseFolder), join(copy, databaseFolder));
        return await connectToCopy(copy, log);
      } catch (error) {
        await rm(copy, { recursive: true, force: true });
        throw error;
      } finally {
        await engine.allowMaintenance(true);
      }
    },
    async close() {
      await pool.end();
      await engine.close();
      if (isOwnLock(lock)) recordCleanEnd(join(dataDir, databaseFolder));
      lock.release();
    },
  };
}

/** Opens the copy with a second engine, so that reading it does not block the engine that serves the shop. */
async function connectToCopy(copy: string, log: DatabaseLog): Promise<DedicatedConnection> {
  const engine = new EmbeddedEngine({ folder: join(copy, databaseFolder), maintenanceEveryMs }, log);
  try {
    await engine.start();
    const pool = poolOver(engine, log);
    const { client, release } = await connectDedicated(pool);
    return {
      client,
      async release() {
        await release();
        await pool.end();
        await engine.close();
        await rm(copy, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function connectDedicated(pool: pg.Pool): Promise<DedicatedConnection> {
  const client = await pool.connect();
  return { client, release: async () => client.release(true) };
}

function poolOver(engine: EmbeddedEngine, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    // Set explicitly, so that no PG… environment variable changes them.
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    // The engine has one session, which serves one connection at a time.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis,
    stream: (): Duplex => new PortStream(() => engine.connect()),
  } as pg.PoolConfig);
  pool.on('error', (error) => log.warn({ err: error }, 'embedded database: a connection ended'));
  surviveLostConnections(pool);
  return pool;
}
