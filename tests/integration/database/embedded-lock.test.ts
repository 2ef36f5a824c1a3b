import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { lockFolder } from '#database/embedded/folder-lock.ts';
import { createDatabase } from '../../support/databases.ts';
import { isThorough } from '../../support/thorough.ts';

describe('a data folder in use', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let lockFile: string;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    database = await createDatabase('embedded', 'schema');
    lockFile = join(database.settings.dataDir, 'database.lock');
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await database.remove();
  });

  async function openInAnotherProcess(): Promise<ChildProcess> {
    const script = fileURLToPath(new URL('./write-on-request.ts', import.meta.url));
    const child = spawn(process.execPath, [script, database.settings.dataDir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    if (child.stdout) await once(child.stdout, 'data');
    return child;
  }

  it('is refused to a second process, which learns who has it, until the first has closed it', async () => {
    const holder = await openInAnotherProcess();
    await expect(openDatabase(database.settings)).rejects.toThrow(
      `The database is in use by process ${holder.pid} on ${hostname()} since 20`,
    );
    holder.stdin?.write('stop\n');
    await once(holder, 'exit');
    expect(existsSync(lockFile)).toBe(false);
    const open = await openDatabase(database.settings);
    expect((await open.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await open.close();
  });

  it('is refused to the same process as well', async () => {
    const open = await openDatabase(database.settings);
    await expect(openDatabase(database.settings)).rejects.toThrow(`in use by process ${process.pid}`);
    await open.close();
  });

  it.runIf(isThorough)('is free again at once when its process was killed', async () => {
    const holder = await openInAnotherProcess();
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
    expect(existsSync(lockFile)).toBe(true);
    const open = await openDatabase(database.settings);
    expect(JSON.parse(await readFile(lockFile, 'utf8')).pid).toBe(process.pid);
    await open.close();
  });
});

describe('the lock file', () => {
  const leaseMs = 1500;
  let folder: string;
  let lockFile: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-lock-'));
    lockFile = join(folder, 'database.lock');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('of a process whose id another process has now is taken over', async () => {
    const lock = await lockFolder(lockFile, { leaseMs });
    const content = JSON.parse(await readFile(lockFile, 'utf8'));
    lock.release();
    await writeFile(lockFile, JSON.stringify({ ...content, identity: '1', token: 'of a dead process' }));
    const next = await lockFolder(lockFile, { leaseMs });
    expect(JSON.parse(await readFile(lockFile, 'utf8')).token).not.toBe('of a dead process');
    next.release();
  });

  it('of a container that still lives is respected, of one that is silent taken over', async () => {
    const foreign = JSON.stringify({ pid: 1, identity: '1', space: 'another container', token: 'foreign' });
    await writeFile(lockFile, foreign);
    const heart = setInterval(() => void utimes(lockFile, new Date(), new Date()), leaseMs / 15);
    await expect(lockFolder(lockFile, { leaseMs })).rejects.toThrow('in use by process 1');
    clearInterval(heart);
    const lock = await lockFolder(lockFile, { leaseMs });
    lock.release();
  });

  it('that is a folder is refused at once, with what to do', async () => {
    await mkdir(`${lockFile}.kernel`);
    await expect(lockFolder(lockFile, { leaseMs })).rejects.toThrow(
      /\.kernel cannot be used \(.+\): delete it/,
    );
    await rm(`${lockFile}.kernel`, { recursive: true });
    await mkdir(lockFile);
    await expect(lockFolder(lockFile, { leaseMs })).rejects.toThrow(/cannot be read \(EISDIR\): delete it/);
  });

  it('that is not JSON is replaced when it has no heartbeat', async () => {
    await writeFile(lockFile, 'half a l');
    const lock = await lockFolder(lockFile, { leaseMs });
    lock.release();
    expect(existsSync(lockFile)).toBe(false);
  });

  it('left by a dead process goes to one of many who come for it at once', async () => {
    const lock = await lockFolder(lockFile, { leaseMs });
    const content = JSON.parse(await readFile(lockFile, 'utf8'));
    lock.release();
    await writeFile(lockFile, JSON.stringify({ ...content, identity: '1', token: 'of a dead process' }));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => lockFolder(lockFile, { leaseMs })),
    );
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    winners[0]?.value.release();
  });
});
