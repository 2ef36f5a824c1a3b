import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Of a file that is being written; what a crash leaves of it is passed over. */
const unfinished = /\.[0-9a-f-]{36}$/;

/** Files below a folder of this machine, or of a disk that several servers share. */
export function openFolderStore(folder: string): FileStore {
  return {
    put: (name, bytes) => writeWhole(join(folder, name), bytes),
    get: (name) => unlessAbsent(readFile(join(folder, name))),
    has: async (name) => (await unlessAbsent(access(join(folder, name)).then(() => true))) ?? false,
    async *list(prefix = '') {
      // Only the folder that the prefix names is read, not everything beside it.
      const within = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries = await unlessAbsent(readdir(within, { recursive: true, withFileTypes: true }));
      for (const entry of entries ?? []) {
        if (!entry.isFile() || unfinished.test(entry.name)) continue;
        const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        if (name.startsWith(prefix)) yield name;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Writes to a temporary file and renames it, so that neither a reader nor a crash sees a partial file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${randomUUID()}`;
  try {
    const file = await open(beside, 'wx');
    try {
      await file.writeFile(bytes);
      // The row that names the file is synced; after a power cut it must not name an empty one.
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function unlessAbsent<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
