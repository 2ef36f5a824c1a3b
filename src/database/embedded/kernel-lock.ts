import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseStartError, oneLine } from '../database-start-error.ts';

/** Exclusive lock of the operating system on a file; it ends with its process, also when that is killed. */
export interface KernelLock {
  release(): void;
}

const busy = 5;
const ioError = 10;

/**
 * Takes an exclusive kernel lock on a file, by which processes of one kernel exclude each other, in whatever container
 * they run. Node has no flock: this is the lock that the built-in SQLite takes on an empty database. No other code of
 * this process may open the file, because closing any descriptor of a file ends a process's locks on it.
 */
export function tryKernelLock(path: string): KernelLock | 'held' | 'unsupported' {
  const lock = tryLock(path);
  if (lock !== 'held') return lock;
  // A file system without locks answers like one where another process has the lock: a new file tells them apart.
  const probe = `${path}.${randomUUID()}`;
  try {
    const probed = tryLock(probe);
    if (typeof probed !== 'object') return 'unsupported';
    probed.release();
    return 'held';
  } finally {
    rmSync(probe, { force: true });
  }
}

function tryLock(path: string): KernelLock | 'held' | 'unsupported' {
  let database: DatabaseSync | undefined;
  try {
    createFile(path);
    database = new DatabaseSync(path);
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    const { errcode = 0 } = error as { errcode?: number };
    if (errcode === busy) return 'held';
    // The low byte is the kind of error, the rest its details.
    if (errcode % 256 === ioError) return 'unsupported';
    throw new DatabaseStartError(
      `The lock file ${path} cannot be used (${oneLine(error)}): delete it, or make it writable for this user`,
      { cause: error },
    );
  }
  const held = database;
  return { release: () => held.close() };
}

/** SQLite would create the file readable for all. Opens no file that exists, which would end a lock on it. */
function createFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
