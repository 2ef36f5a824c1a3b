import { closeSync, existsSync, fdatasyncSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

interface OpenStream {
  /** The operating system's file descriptor; a folder has none. */
  readonly nfd?: number;
  readonly node: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: functions of the engine's file system, which are only passed through
type Operation = (...args: any[]) => unknown;

interface HostFiles {
  readonly NODEFS: {
    realPath(node: unknown): string;
    readonly node_ops: Record<string, Operation> & {
      setattr: Operation;
      mknod(...args: [unknown, string, number, number]): unknown;
    };
    readonly stream_ops: Record<string, Operation> & {
      setattr: Operation;
      fsync?: (stream: OpenStream) => number;
    };
  };
}

const writingNodeOperations = ['mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'setattr'];
const writingStreamOperations = ['write', 'setattr'];
/** The permissions of group and others. */
const permissionsOfOthers = 0o077;

interface WriteChecks {
  /** Called before each change of a file. If it throws or ends the thread, nothing is written. */
  readonly beforeWrite?: () => void;
  readonly afterSync?: () => void;
}

/**
 * The engine's file system for Node with fsync added, files that only their owner may read, and a check before each
 * write. The original ignores fsync, so a committed transaction would be only in the operating system's cache and lost at
 * a power cut.
 */
export class DurableFiles extends NodeFS {
  readonly #checks: WriteChecks;
  #syncs = 0;

  constructor(folder: string, checks: WriteChecks = {}) {
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
    super(folder);
    this.#checks = checks;
  }

  /** Number of fsync calls so far: unchanged means that nothing was written. */
  get syncs(): number {
    return this.#syncs;
  }

  override async init(engine: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const withSync = {
      ...options,
      preRun: [
        ...(options.preRun ?? []),
        (module: unknown) => {
          const { NODEFS } = module as HostFiles;
          const { beforeWrite, afterSync } = this.#checks;
          NODEFS.stream_ops.fsync = (stream) => {
            this.#syncs += 1;
            if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
            else fdatasyncSync(stream.nfd);
            afterSync?.();
            return 0;
          };
          const { mknod } = NODEFS.node_ops;
          NODEFS.node_ops.mknod = (parent, name, mode, device) =>
            mknod(parent, name, mode & ~permissionsOfOthers, device);
          for (const operations of [NODEFS.node_ops, NODEFS.stream_ops]) {
            const { setattr } = operations;
            // The engine sets the mode of a new file once more.
            operations.setattr = (file, { mode, ...others }) =>
              setattr(file, mode == null ? others : { ...others, mode: mode & ~permissionsOfOthers });
          }
          if (beforeWrite) {
            callBefore(NODEFS.node_ops, writingNodeOperations, beforeWrite);
            callBefore(NODEFS.stream_ops, writingStreamOperations, beforeWrite);
          }
        },
      ],
    };
    return super.init(engine, withSync);
  }
}

function callBefore(
  operations: Record<string, Operation>,
  names: readonly string[],
  beforeWrite: () => void,
): void {
  for (const name of names) {
    const original = operations[name];
    if (!original) throw new Error(`the engine's file system has no operation '${name}'`);
    operations[name] = (...args) => {
      beforeWrite();
      return original(...args);
    };
  }
}

export function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Windows cannot sync a folder and does not need to: NTFS journals renames.
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Calls fsync on every file and folder below `path`. */
export function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncFile(child);
  }
  syncFolder(path);
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
