import type pg from 'pg';

/** A connection outside the pool's limits. */
export interface DedicatedConnection {
  readonly client: pg.Client | pg.PoolClient;
  /** Closes the connection, which releases every lock and setting of its session. */
  release(): Promise<void>;
}

export interface OpenPool {
  readonly pool: pg.Pool;
  /** Opens a dedicated connection for long work, without the statement timeouts of the pool. */
  connectDedicated(): Promise<DedicatedConnection>;
  /**
   * Opens a connection for reading the whole database without blocking other queries. A REPEATABLE READ transaction on
   * it is a consistent snapshot.
   */
  connectToSnapshot(): Promise<DedicatedConnection>;
  close(): Promise<void>;
}

/**
 * Keeps the process alive when a connection breaks between two statements of a transaction: an 'error' event without a
 * listener would end it. The next statement on that connection reports the error.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => {}));
}
