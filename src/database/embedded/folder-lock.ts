import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError, oneLine } from '../database-start-error.ts';
import { identityOfProcess, isAlive, thisProcessSpace } from './process-identity.ts';

/** Lock file of a data folder: two processes on one folder would not notice each other and lose commits. */
export interface FolderLock {
  release(): void;
}

interface LockContent {
  readonly pid: number;
  /** The start time of the process, because process ids are reused. */
  readonly identity: string | null;
  /** The boot and the process namespace: process ids are unique only inside one of them. */
  readonly space: string;
  readonly token: string;
}

const defaultHeartbeatMs = 5_000;
const beatsToWaitFor = 3;
const settleMs = 100;

/** Takes the lock, or removes a stale one first. Throws a `DatabaseStartError` if another process has it. */
export async function lockFolder(path: string, heartbeatMs = defaultHeartbeatMs): Promise<FolderLock> {
  const own: LockContent = {
    pid: process.pid,
    identity: identityOfProcess(process.pid),
    space: thisProcessSpace(),
    token: randomUUID(),
  };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (createLock(path, own)) return keepLockFresh(path, own, heartbeatMs);
    const holder = readLock(path);
    if (holder === undefined) continue;
    if (await isHeld(path, holder, heartbeatMs)) {
      throw new DatabaseStartError(
        `The database is in use by process ${holder === 'unreadable' ? 'unknown' : holder.pid}: stop it first (lock file ${path})`,
      );
    }
    removeStale(path, holder);
    if (createLock(path, own)) {
      // Another process may have found the same stale lock and may be about to remove ours instead.
      await wait(settleMs);
      if (tokenOf(readLock(path)) === own.token) return keepLockFresh(path, own, heartbeatMs);
    }
  }
  throw new DatabaseStartError(
    `The database lock ${path} is taken and released too often: start one process at a time`,
  );
}

function createLock(path: string, content: LockContent): boolean {
  // Written to another name and linked, so that no process reads a half-written lock.
  const draft = `${path}.${content.token}`;
  try {
    const descriptor = openSync(draft, 'wx', 0o600);
    try {
      writeSync(descriptor, JSON.stringify(content));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new DatabaseStartError(`The lock file ${path} cannot be made: ${oneLine(error)}`, { cause: error });
  } finally {
    rmSync(draft, { force: true });
  }
}

function keepLockFresh(path: string, own: LockContent, heartbeatMs: number): FolderLock {
  const heartbeat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder was deleted: there is nothing left to protect.
    }
  }, heartbeatMs).unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (tokenOf(readLock(path)) === own.token) unlinkSync(path);
    },
  };
}

function readLock(path: string): LockContent | 'unreadable' | undefined {
  try {
    const content: LockContent = JSON.parse(readFileSync(path, 'utf8'));
    return typeof content.pid === 'number' && content.pid > 0 ? content : 'unreadable';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'unreadable';
  }
}

function tokenOf(lock: ReturnType<typeof readLock>): string | undefined {
  return typeof lock === 'object' ? lock.token : undefined;
}

async function isHeld(
  path: string,
  holder: LockContent | 'unreadable',
  heartbeatMs: number,
): Promise<boolean> {
  if (holder !== 'unreadable' && holder.space === thisProcessSpace()) {
    return isAlive(holder.pid) && identityOfProcess(holder.pid) === holder.identity;
  }
  return hasHeartbeat(path, heartbeatMs);
}

/** Whether the lock file is touched: the only sign of a process in another container. */
async function hasHeartbeat(path: string, heartbeatMs: number): Promise<boolean> {
  const before = touchedAt(path);
  const step = heartbeatMs / 20;
  for (let waited = 0; waited < beatsToWaitFor * heartbeatMs; waited += step) {
    await wait(step);
    if (touchedAt(path) !== before) return true;
  }
  return false;
}

function touchedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function removeStale(path: string, stale: LockContent | 'unreadable'): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    if (tokenOf(readLock(aside)) !== tokenOf(stale)) linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
