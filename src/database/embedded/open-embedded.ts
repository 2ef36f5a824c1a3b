import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { requireWritableDataFolder } from '#config/data-folder.ts';
import type { DatabaseLog } from '../database-log.ts';
import type { OpenPool } from '../open-pool.ts';
import { EmbeddedEngine } from './engine.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { PortStream } from './port-stream.ts';

const maintenanceEveryMs = 10 * 60_000;
// Queries wait for the one connection; only a transaction that waits for itself waits this long.
const connectionTimeoutMillis = 30_000;

export async function openEmbedded(dataDir: string, log: DatabaseLog): Promise<OpenPool> {
  requireWritableDataFolder(dataDir);
  const lock = await lockFolder(join(dataDir, 'database.lock'));
  const engine = new EmbeddedEngine({ folder: join(dataDir, 'database'), maintenanceEveryMs }, log);
  try {
    await engine.start();
  } catch (error) {
    lock.release();
    throw error;
  }
  return poolOver(engine, lock, log);
}

function poolOver(engine: EmbeddedEngine, lock: FolderLock, log: DatabaseLog): OpenPool {
  const pool = new pg.Pool({
    // Named here so that no PG… variable of the environment can change them.
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    // The engine has one session, which it lends to one connection at a time.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis,
    stream: (): Duplex => new PortStream(() => engine.connect()),
  } as pg.PoolConfig);
  pool.on('error', (error) => log.warn({ err: error }, 'embedded database: a connection ended'));
  return {
    pool,
    async connectAlone() {
      const client = await pool.connect();
      return { client, release: async () => client.release(true) };
    },
    async close() {
      await pool.end();
      await engine.close();
      lock.release();
    },
  };
}
