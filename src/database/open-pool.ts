import type pg from 'pg';

export interface OwnConnection {
  readonly client: pg.Client | pg.PoolClient;
  /** Ends the connection, and with it every lock and setting of its session. */
  release(): Promise<void>;
}

export interface OpenPool {
  readonly pool: pg.Pool;
  /** A connection for long work, without the limits that protect the shop's own queries. */
  connectAlone(): Promise<OwnConnection>;
  /**
   * A connection for reading everything, however long it takes, that holds nobody up. In one transaction (REPEATABLE
   * READ) it shows one moment of the database.
   */
  connectToSnapshot(): Promise<OwnConnection>;
  close(): Promise<void>;
}

/**
 * A connection that breaks while somebody has it, between two statements of a transaction, has nobody else to tell: without
 * a listener of its own that would end the process. Whoever has it hears of it with the next statement.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => {}));
}
