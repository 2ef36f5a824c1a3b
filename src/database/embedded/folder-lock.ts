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
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError, oneLine } from '../database-start-error.ts';
import { type KernelLock, tryKernelLock } from './kernel-lock.ts';
import { identityOfProcess, isAlive, thisKernel, thisProcessSpace } from './process-identity.ts';
import { type Fence, isOwnLock } from './write-fence.ts';

/**
 * Lock of a data folder: two processes on one folder would not notice each other and destroy it. A kernel lock decides
 * between processes of one kernel. The lock file names the holder, and its heartbeat decides where there is no such lock,
 * or between machines that share a disk.
 */
export interface FolderLock extends Fence {
  /** False on a file system without kernel locks. */
  readonly hasKernelLock: boolean;
  release(): void;
}

interface LockContent {
  readonly pid: number;
  readonly host?: string;
  readonly since?: string;
  /** The start time of the process, because process ids are reused. */
  readonly identity: string | null;
  /** The boot and the process namespace: process ids are unique only inside one of them. */
  readonly space: string;
  /** The kernel whose lock the holder has; absent without one, and in files of older versions. */
  readonly kernel?: string;
  readonly token: string;
}

interface LockOptions {
  /** A holder in another container or on another machine whose heartbeat stops for this long has lost the lock. */
  readonly leaseMs?: number;
  /** Called when another process has taken the lock over. */
  readonly onLost?: () => void;
}

const defaultLeaseMs = 15_000;
const beatsPerLease = 15;
const settleMs = 100;

/** Takes the lock, or removes a stale one first. Throws a `DatabaseStartError` if another process has it. */
export async function lockFolder(path: string, options: LockOptions = {}): Promise<FolderLock> {
  const { leaseMs = defaultLeaseMs } = options;
  const kernelLock = tryKernelLock(`${path}.kernel`);
  if (kernelLock === 'held') throw inUse(path, readLock(path));
  const own: LockContent = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    identity: identityOfProcess(process.pid),
    space: thisProcessSpace(),
    ...(kernelLock !== 'unsupported' && { kernel: thisKernel() }),
    token: randomUUID(),
  };
  const heldKernelLock = kernelLock === 'unsupported' ? undefined : kernelLock;
  try {
    await takeLockFile(path, own, leaseMs);
  } catch (error) {
    heldKernelLock?.release();
    throw error;
  }
  return keepLockFresh(path, own, heldKernelLock, options);
}

async function takeLockFile(path: string, own: LockContent, leaseMs: number): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (createLock(path, own)) return;
    const holder = readLock(path);
    if (holder === undefined) continue;
    if (await isHeld(path, holder, own, leaseMs)) throw inUse(path, holder);
    removeStale(path, holder);
    if (createLock(path, own)) {
      // A process on another machine may have found the same stale lock and may be about to remove ours instead.
      await wait(settleMs);
      if (tokenOf(readLock(path)) === own.token) return;
    }
  }
  throw new DatabaseStartError(
    `The database lock ${path} is taken and released too often: start one process at a time`,
  );
}

function inUse(path: string, holder: ReturnType<typeof readLock>): DatabaseStartError {
  const { pid = 'unknown', host, since } = typeof holder === 'object' ? holder : {};
  const where = `${host ? ` on ${host}` : ''}${since ? ` since ${since}` : ''}`;
  return new DatabaseStartError(
    `The database is in use by process ${pid}${where}: stop it first (lock file ${path})`,
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

function keepLockFresh(
  path: string,
  { token }: LockContent,
  kernelLock: KernelLock | undefined,
  { leaseMs = defaultLeaseMs, onLost }: LockOptions,
): FolderLock {
  const fence = { lockFile: path, token };
  const heartbeat = setInterval(() => {
    try {
      if (isOwnLock(fence)) {
        utimesSync(path, new Date(), new Date());
        return;
      }
    } catch {
      // A file system that does not answer shows nothing about the lock. Writes check it for themselves.
      return;
    }
    clearInterval(heartbeat);
    onLost?.();
  }, leaseMs / beatsPerLease).unref();
  return {
    ...fence,
    hasKernelLock: kernelLock !== undefined,
    release() {
      clearInterval(heartbeat);
      if (tokenOf(readLock(path)) === token) unlinkSync(path);
      kernelLock?.release();
    },
  };
}

function readLock(path: string): LockContent | 'unreadable' | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new DatabaseStartError(
      `The lock file ${path} cannot be read (${code}): delete it, or make it readable for this user`,
      { cause: error },
    );
  }
  try {
    const content: LockContent = JSON.parse(text);
    return typeof content.pid === 'number' && content.pid > 0 ? content : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

function tokenOf(lock: ReturnType<typeof readLock>): string | undefined {
  return typeof lock === 'object' ? lock.token : undefined;
}

async function isHeld(
  path: string,
  holder: LockContent | 'unreadable',
  own: LockContent,
  leaseMs: number,
): Promise<boolean> {
  if (holder === 'unreadable') return hasHeartbeat(path, leaseMs);
  // The kernel has given its lock to this process: the holder, which had it, has ended.
  if (own.kernel !== undefined && holder.kernel === own.kernel) return false;
  if (holder.space === own.space) {
    return isAlive(holder.pid) && identityOfProcess(holder.pid) === holder.identity;
  }
  return hasHeartbeat(path, leaseMs);
}

/** Whether the lock file is touched: the only sign of a process on another machine. */
async function hasHeartbeat(path: string, leaseMs: number): Promise<boolean> {
  const before = touchedAt(path);
  const step = leaseMs / beatsPerLease / 4;
  for (let waited = 0; waited < leaseMs; waited += step) {
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
