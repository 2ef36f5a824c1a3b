import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { backups } from '#database/schema/backups.ts';
import { startNightlyBackups } from '#domain/backups/nightly-backups.server.ts';
import { isExpectedInBackupCommand, runBackupCommand } from '#server/commands/backup-commands.ts';
import { programCommand } from '#server/runtime-options.ts';
import { ensureBuilt } from '../../../scripts/build.ts';
import { createDatabase } from '../../support/databases.ts';
import { staffCalls } from '../../support/staff-calls.ts';
import { isThorough } from '../../support/thorough.ts';
import { ShopProcess, stubStart } from '../server/process-under-test.ts';
import { everyRow, openBackupShop } from './filled-shop.ts';

const cleanups: (() => Promise<unknown>)[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-commands-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  await ensureBuilt(() => {});
});
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});

/** Runs a command in a child process, as `npm run …` does. */
function inOwnProcess(args: readonly string[], settings: Record<string, string>) {
  return new Promise<{ code: number; output: string; complaint: string }>((resolve) => {
    const command = programCommand('backup-command', args, [], { PATH: process.env.PATH, ...settings });
    execFile(process.execPath, command.args, { env: command.env }, (error, output, complaint) =>
      resolve({ code: Number(error?.code ?? 0), output, complaint }),
    );
  });
}

/** The message with which a command is refused. */
async function refusal(args: readonly string[], settings: Record<string, string>): Promise<string> {
  const error = await runBackupCommand(args, settings).catch((thrown: unknown) => thrown);
  if (!isExpectedInBackupCommand(error)) throw new Error('it should have been refused', { cause: error });
  expect(error.message).not.toContain('\n');
  return error.message;
}

test.runIf(isThorough)(
  'backup, move and restore, from a shop that runs to one on a server',
  { timeout: 240_000 },
  async () => {
    const { settings, remove } = await createDatabase('embedded', 'catalogue');
    cleanups.push(remove);
    const here = { DATA_DIR: settings.dataDir };
    const shop = new ShopProcess(stubStart, { ...here, PORT: '0', LOG_LEVEL: 'warn' });
    await shop.address();

    // Only the running shop may read its embedded database, so the command goes to it over the control socket.
    const fromRunning = await inOwnProcess(['backup', join(folder, 'running')], here);
    expect(fromRunning).toMatchObject({ code: 0, complaint: '' });
    expect(fromRunning.output).toMatch(/^Backup .+\.tar: [\d.]+ MB, \d+ tables with \d+ rows, 0 files\n$/);
    const [file = ''] = await readdir(join(folder, 'running'));
    const path = join(folder, 'running', file);
    expect((await stat(join(settings.dataDir, 'control.sock'))).mode & 0o777).toBe(0o600);
    expect(await refusal(['restore', path, '--yes'], here)).toMatch(/^The database is in use by process \d+/);
    shop.signal('SIGTERM');
    expect(await shop.ended()).toMatchObject({ exitCode: 0 });
    expect(await readdir(settings.dataDir)).toEqual(['database', 'database.lock.kernel']);

    const target = await createDatabase('server', 'nothing');
    cleanups.push(target.remove);
    const url = target.settings.databaseUrl ?? '';
    const moved = await runBackupCommand(['move', url], here);
    expect(moved).toMatch(/^Moved \d+ tables with \d+ rows, .*DATABASE_URL.* is unchanged$/);
    expect(moved).not.toContain(url);

    const there = { ...here, DATABASE_URL: url };
    const open = await openDatabase(target.settings);
    const before = await everyRow({ database: open });
    expect(await refusal(['restore', path, '--yes'], there)).toMatch(/^A shop is running on this database/);
    await open.close();
    expect(await refusal(['restore', path], there)).toMatch(/^The database is not empty: add --yes/);
    expect(await runBackupCommand(['restore', path, '--yes'], there)).toMatch(
      /^Restored the shop of 20\S+ into the database at DATABASE_URL: \d+ tables with \d+ rows, 0 files$/,
    );
    const again = await openDatabase(target.settings);
    expect(await everyRow({ database: again })).toEqual(before);
    await again.close();
    expect(await runBackupCommand(['backup', join(folder, 'server')], there)).toMatch(/^Backup .*server/);
    expect(await refusal(['backup', path], there)).toMatch(/its folder cannot be written$/);
  },
);

test('a command that cannot run gives the reason in one line', async () => {
  const here = { DATA_DIR: join(folder, 'none') };
  expect(await refusal(['dance'], here)).toMatch(/^Unknown command 'dance'/);
  expect(await refusal(['restore'], here)).toMatch(/^Say which backup/);
  expect(await refusal(['move'], here)).toMatch(/^Say where to/);
  expect(await refusal(['move', 'mysql://x'], here)).toMatch(/^DATABASE_URL must be an address like/);
  const elsewhere = { ...here, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' };
  expect(await refusal(['move'], elsewhere)).toMatch(/^DATABASE_URL is set/);
  expect(await refusal(['backup'], elsewhere)).toMatch(/^The database at 127\.0\.0\.1:1\/c/);
  expect(await inOwnProcess(['dance'], here)).toMatchObject({ code: 1, output: '' });
});

describe('nightly backups', () => {
  test('are written by one of several servers, once, and the oldest are deleted', async () => {
    const { database, storage, remove } = await openBackupShop('server', 'settings');
    cleanups.push(remove);
    const nights = join(folder, 'nights');
    const log = pino({ level: 'silent' });
    let now = new Date('2026-11-14T00:05:00Z');
    const shop = { database, storage, shopVersion: '1', now: () => now };
    const options = { folder: nights, at: '03:00', keep: 2, log, lookEveryMs: 20 };
    const servers = [1, 2, 3].map(() => startNightlyBackups(shop, options));
    const written = (name: string) =>
      vi.waitFor(async () => expect(await readdir(nights)).toContain(name), {
        timeout: 20_000,
        interval: 50,
      });
    for (const day of ['14', '15', '16']) {
      now = new Date(`2026-11-${day}T00:05:00Z`);
      await written(`ogulf-nightly-2026-11-${day}T0005Z.tar`);
    }
    await vi.waitFor(async () =>
      expect(await readdir(nights)).toEqual([
        'ogulf-nightly-2026-11-15T0005Z.tar',
        'ogulf-nightly-2026-11-16T0005Z.tar',
      ]),
    );
    await Promise.all(servers.map((server) => server.stop()));
    const rows = await database.db.select().from(backups);
    expect(rows).toMatchObject(['14', '15', '16'].map(() => ({ kind: 'nightly', failure: null })));

    const staff = await staffCalls(database);
    expect(await staff.read('/api/backups')).toMatchObject({
      condition: 'fine',
      at: null,
      lastSuccess: {
        takenAt: now.toISOString(),
        file: 'ogulf-nightly-2026-11-16T0005Z.tar',
        missingFiles: 0,
      },
      lastFailure: null,
    });
    expect(await staff.statusOf('/api/backups')).toBe(401);
  });
});
