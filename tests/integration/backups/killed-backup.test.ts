import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { backups } from '#database/schema/backups.ts';
import { runBackupCommand } from '#server/commands/backup-commands.ts';
import { createDatabase } from '../../support/databases.ts';
import { isThorough } from '../../support/thorough.ts';

const script = fileURLToPath(new URL('./back-up-until-killed.ts', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-killed-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.runIf(isThorough).each(['embedded', 'server'] as const)('a backup (%s database)', (engine) => {
  test('is not held up by one that was killed in the middle, and waits for one that lives', {
    timeout: 180_000,
  }, async () => {
    const { settings, remove } = await createDatabase(engine, 'settings');
    const dataDir = settings.dataDir || folder;
    const variables = {
      DATA_DIR: dataDir,
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    };
    const takeBackup = () => runBackupCommand(['backup', join(folder, engine)], variables);
    const writer = spawn(
      process.execPath,
      [script, dataDir, join(folder, engine), ...(settings.databaseUrl ? [settings.databaseUrl] : [])],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    onTestFinished(() => void writer.kill('SIGKILL'));
    const ended = once(writer, 'exit');
    await Promise.race([once(writer.stdout, 'data'), ended.then(() => expect.fail('the writer ended'))]);
    await expect(takeBackup()).rejects.toThrow(
      engine === 'server' ? 'Another backup is being written' : `in use by process ${writer.pid}`,
    );
    writer.kill('SIGKILL');
    await ended;

    // PostgreSQL sees the end of the connection a moment later.
    expect(await vi.waitFor(takeBackup, { timeout: 60_000 })).toMatch(/^Backup .+\.tar/);
    const open = await openDatabase(settings);
    expect((await open.db.select().from(backups).orderBy(backups.id)).map(({ failure }) => failure)).toEqual([
      'abandoned',
      null,
    ]);
    await open.close();
    await remove();
  });
});

test.runIf(isThorough)(
  'an attempt that an earlier process left in an embedded database holds up no backup',
  async () => {
    const { settings, remove } = await createDatabase('embedded', 'schema');
    const attempts = async (left?: typeof backups.$inferInsert) => {
      const open = await openDatabase(settings);
      if (left) await open.db.insert(backups).values(left);
      const rows = await open.db.select().from(backups).orderBy(backups.id);
      await open.close();
      return rows.map(({ failure }) => failure);
    };
    const now = new Date();
    await attempts({ kind: 'by_hand', startedAt: now, leaseUntil: new Date(now.getTime() + 300_000) });
    await runBackupCommand(['backup', join(folder, 'left')], { DATA_DIR: settings.dataDir });
    expect(await attempts()).toEqual(['abandoned', null]);
    await remove();
  },
);
