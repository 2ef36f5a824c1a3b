import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { watchContent } from '#database/content-version.ts';
import { silentLog } from '#database/database-log.ts';
import { inTransaction } from '#database/transaction.ts';
import { onDatabase } from '../../support/databases.ts';
import { type PostgresServer, startPostgres } from '../../support/servers/start-postgres.ts';

const busy = (open: Pick<OpenDatabase, 'pool'>, times: number) =>
  Promise.all(
    Array.from({ length: times }, () => open.pool.query('SELECT pg_backend_pid() AS pid, pg_sleep(0.05)')),
  );

onDatabase('server', 'connections that an administrator ends', 'schema', (database) => {
  it('are replaced without a restart', async () => {
    const before = (await busy(database, 10)).map(({ rows }) => rows[0].pid);
    const { client, release } = await database.connectDedicated();
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await release();
    await vi.waitFor(async () =>
      expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]),
    );
    const after = (await busy(database, 10)).map(({ rows }) => rows[0].pid);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  });
});

onDatabase('server', 'connections that end in the middle of a transaction', 'schema', (database) => {
  it('fail it, and cost neither the process nor a place in the pool', async () => {
    const { client, release } = await database.connectDedicated();
    for (let round = 0; round < 12; round += 1) {
      const transaction = inTransaction(database.db, async (statements) => {
        const { rows } = await statements.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
        await client.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
        // The connection ends while no statement is pending.
        await wait(20);
        return statements.execute(sql`SELECT 1`);
      });
      await expect(transaction).rejects.toThrow();
    }
    await release();
    expect(await busy(database, 10)).toHaveLength(10);
  });
});

describe('a server that stops and comes back', () => {
  let server: PostgresServer;
  let open: OpenDatabase;
  const warnings: string[] = [];
  beforeAll(async () => {
    server = await startPostgres();
    open = await openDatabase({
      databaseUrl: server.url,
      dataDir: '',
      log: { info() {}, warn: (_details, message) => warnings.push(message), error() {} },
    });
  });
  afterAll(async () => {
    await open?.close();
    await server?.remove();
  });

  it('fails queries while it is unreachable, and answers them again afterwards', async () => {
    await busy(open, 10);
    await open.pool.query('CREATE TABLE content_version AS SELECT 7::bigint AS version');
    const content = await watchContent(open, silentLog);
    const underWay = open.pool.query('SELECT pg_sleep(30)');
    const cutOff = expect(underWay).rejects.toThrow();
    await server.stop();
    await cutOff;
    await expect(open.pool.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await content.refresh();
    expect(content.current, 'what pages show meanwhile').toEqual({ version: 7, isUnreachable: true });
    await server.start();
    await content.refresh();
    expect(content.current).toEqual({ version: 7, isUnreachable: false });
    await content.stop();
    expect((await open.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(await busy(open, 20)).toHaveLength(20);
    expect(warnings).toContain('database: an idle connection ended');
  });
});
