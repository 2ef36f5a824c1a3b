import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

/** The folders of databases, uploads and reports of a whole run, several times over. */
const needed = 4 * 1024 ** 3;

interface Folder {
  readonly path: string;
  readonly isWritable: (path: string) => Promise<boolean>;
  readonly freeBytes: (path: string) => Promise<number>;
}

const inMemory: Folder = {
  path: memory,
  isWritable: (path) =>
    access(path, constants.W_OK).then(
      () => true,
      () => false,
    ),
  freeBytes: async (path) => {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  },
};

/**
 * The folder for the temporary files of the tests. Databases flush each commit to the disk; on a disk of a rented
 * machine the integration tests waited for that more than half of their time. In memory a flush costs nothing. Where
 * there is no such folder, or little room in it (containers often have 64 MB), the usual one serves.
 */
export async function temporaryRoot({ path, isWritable, freeBytes }: Folder = inMemory): Promise<string> {
  return (await isWritable(path)) && (await freeBytes(path)) >= needed ? path : tmpdir();
}
