import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DatabaseStartError, oneLine } from '../database-start-error.ts';
import { DurableFiles, syncFolder, syncTree } from './durable-files.ts';
import { copyFolder, fits, type PreparedDatabase } from './prepared-folder.ts';
import type { WriteFence } from './write-fence.ts';

/** The PostgreSQL release inside the embedded engine; a data folder of another release cannot be read. */
export const embeddedMajorVersion = '18';

// By default the engine survives a kill but not a power cut, for three reasons: '-F' turns fsync off, the default
// wal_sync_method has no effect here, and the file system ignores fsync (durable-files.ts).
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  // The memory of the engine never shrinks. What the buffers do not hold is in the cache of the operating system.
  '-c',
  'shared_buffers=16MB',
  // Of VACUUM and of making indexes.
  '-c',
  'maintenance_work_mem=16MB',
];

/**
 * PGlite's own queries are not used: the `pg` driver reads the protocol. So the types of arrays, which PGlite would look up
 * with a query of some 50 ms of processor time in each start, are not needed.
 */
class Postgres extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

export interface Engine {
  readonly postgres: PGlite;
  readonly files: DurableFiles;
}

interface OpenOptions {
  readonly fence?: WriteFence | undefined;
  /** What a new database is a copy of; absent, or if it does not fit: an empty one is made. */
  readonly prepared?: PreparedDatabase | undefined;
}

/** Opens the database in `folder`; creates it first where the folder does not exist. */
export async function openDataFolder(
  folder: string,
  code: WebAssembly.Module,
  { fence, prepared }: OpenOptions = {},
): Promise<Engine> {
  removeUnfinished(folder);
  if (!existsSync(folder)) await createDataFolder(folder, code, prepared);
  requirePrivateFiles(folder);
  requireReadable(folder);
  return startEngine(folder, code, fence);
}

// Renamed when complete, so that a power cut leaves no half-created database under the final name.
async function createDataFolder(
  folder: string,
  code: WebAssembly.Module,
  prepared?: PreparedDatabase,
): Promise<void> {
  const unfinished = `${folder}${unfinishedMark}${process.pid}`;
  if (prepared && fits(prepared)) {
    copyFolder(join(prepared.folder, basename(folder)), unfinished);
  } else {
    const { postgres } = await startEngine(unfinished, code);
    await postgres.close();
  }
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncFolder(dirname(folder));
}

const unfinishedMark = '.unfinished-';

function removeUnfinished(folder: string): void {
  const parent = dirname(folder);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(basename(folder) + unfinishedMark)) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
}

/** Takes the permissions of group and others from every file, and checks that this process may read and write it. */
function requirePrivateFiles(path: string): void {
  let names: string[];
  try {
    const status = lstatSync(path);
    if (process.platform !== 'win32' && status.mode & 0o077) chmodSync(path, status.mode & 0o700);
    accessSync(path, constants.R_OK | constants.W_OK);
    names = status.isDirectory() ? readdirSync(path) : [];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DatabaseStartError(
      `The database file ${path} cannot be used (${code}): make the user of the shop its owner`,
      { cause: error },
    );
  }
  for (const name of names) requirePrivateFiles(join(path, name));
}

function requireReadable(folder: string): void {
  const versionFile = join(folder, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new DatabaseStartError(`The folder ${folder} is not a database (it has no PG_VERSION file)`);
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== embeddedMajorVersion) {
    throw new DatabaseStartError(
      `The database in ${folder} was made by PostgreSQL ${version}, this shop reads PostgreSQL ${embeddedMajorVersion}`,
    );
  }
}

async function startEngine(folder: string, code: WebAssembly.Module, fence?: WriteFence): Promise<Engine> {
  const complaints: string[] = [];
  try {
    const checks = fence && { beforeWrite: () => fence.requireOwnLock(), afterSync: () => fence.expire() };
    const files = new DurableFiles(folder, checks);
    const postgres = new Postgres({
      pgliteWasmModule: code,
      fs: files,
      startParams,
      extensions: { amcheck, pg_trgm, unaccent },
      onStderr: (line) => {
        if (/\b(FATAL|PANIC)\b/.test(line)) complaints.push(line);
        return false;
      },
    });
    await postgres.waitReady;
    return { postgres, files };
  } catch (error) {
    const reason = oneLine(complaints.at(-1) ?? error);
    throw new DatabaseStartError(`The database in ${folder} cannot be opened: ${reason}`, { cause: error });
  }
}
