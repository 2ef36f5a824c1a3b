import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { invalidatePages, watchContent } from '#database/content-version.ts';
import { silentLog } from '#database/database-log.ts';
import { inTransaction } from '#database/transaction.ts';
import { eachDatabase, onDatabase, type TestDatabase } from '../../support/databases.ts';

const seenWithinMs = 2000;

async function watch(database: TestDatabase) {
  const content = await watchContent(database, silentLog);
  onTestFinished(() => content.stop());
  return content;
}

const change = ({ db }: TestDatabase) => inTransaction(db, invalidatePages);

eachDatabase('the version of the content', 'schema', (database) => {
  beforeAll(() => change(database));

  it('includes committed changes after a refresh, not rolled back ones', async () => {
    const content = await watch(database);
    const { version } = content.current;
    const undone = inTransaction(database.db, async (transaction) => {
      await invalidatePages(transaction);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await content.refresh();
    expect(content.current).toEqual({ version, isUnreachable: false });
    await change(database);
    await content.refresh();
    expect(content.current).toEqual({ version: version + 1, isUnreachable: false });
  });

  it('is found out without asking', async () => {
    const content = await watch(database);
    const { version } = content.current;
    await change(database);
    await vi.waitFor(() => expect(content.current.version).toBe(version + 1), seenWithinMs);
  });
});

onDatabase('server', 'the version of the content', 'schema', (database) => {
  beforeAll(() => change(database));

  it('is notified at once, without polling', async () => {
    const content = await watch(database);
    const { version } = content.current;
    for (let changes = 1; changes <= 5; changes += 1) {
      await change(database);
      await vi.waitFor(() => expect(content.current.version).toBe(version + changes), {
        timeout: 500,
        interval: 5,
      });
    }
  });

  it('is found out by a server whose connection was ended', async () => {
    const content = await watch(database);
    const { version } = content.current;
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    // Until the pool notices that its idle connections ended, it hands them out and the change fails.
    await vi.waitFor(() => expect(database.pool.totalCount).toBe(1));
    await change(database);
    await vi.waitFor(
      () => expect(content.current).toEqual({ version: version + 1, isUnreachable: false }),
      seenWithinMs,
    );
  });
});
