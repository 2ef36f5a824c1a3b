import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const folderOf = (dataDir: string) => join(dataDir, 'uploads');

/** Longer than any request takes: an older file belongs to no request of any server that shares the folder. */
const abandonedAfterMs = 10 * 60_000;

/** Temporary files of uploads in a folder of DATA_DIR, which is created on first use. */
export function openUploads(dataDir: string) {
  const folder = folderOf(dataDir);
  return {
    /** Writes an upload as it arrives; nothing is left of one that fails. */
    async write(chunks: AsyncIterable<Uint8Array>) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomUUID());
      const remove = () => rm(path, { force: true });
      try {
        const file = await open(path, 'wx', 0o600);
        try {
          for await (const chunk of chunks) await file.write(chunk);
        } finally {
          await file.close();
        }
      } catch (error) {
        await remove();
        throw error;
      }
      return { read: () => readFile(path), remove };
    },
  };
}

/** Removes the files that a killed process left behind. */
export async function removeAbandonedUploads(dataDir: string, now: Date): Promise<void> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}
