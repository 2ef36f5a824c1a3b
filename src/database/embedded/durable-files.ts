import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

interface OpenStream {
  /** The operating system's file descriptor; a folder has none. */
  readonly nfd?: number;
  readonly node: unknown;
}

interface HostFiles {
  readonly NODEFS: {
    realPath(node: unknown): string;
    stream_ops: { fsync?: (stream: OpenStream) => number };
  };
}

/**
 * The engine's file system for Node with fsync added. The original ignores fsync, so a committed transaction would be
 * only in the operating system's cache and lost at a power cut.
 */
export class DurableFiles extends NodeFS {
  #syncs = 0;

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
          NODEFS.stream_ops.fsync = (stream) => {
            this.#syncs += 1;
            if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
            else fdatasyncSync(stream.nfd);
            return 0;
          };
        },
      ],
    };
    return super.init(engine, withSync);
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
