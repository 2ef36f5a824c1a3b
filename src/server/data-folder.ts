import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Database, images and mail are kept here. Tried by writing, since permissions alone do not tell (root, full disk). */
export async function requireWritableDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.writable-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    const { code = 'unknown error' } = cause as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR is '${dataDir}' but must be a folder that can be written (${code})`, {
      cause,
    });
  }
}
