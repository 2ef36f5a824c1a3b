import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DedicatedConnection } from '#database/open-pool.ts';
import { type DatabaseContents, readDatabase } from '#database/transfer/dump-tables.ts';
import { TableDigester } from '#database/transfer/table-digest.ts';
import { sizesFolder } from '#images/image-store.ts';
import type { Storage } from '#storage/open-storage.ts';
import {
  type BackupManifest,
  backupFormat,
  isStoredName,
  manifestName,
  manifestSumName,
  tableEntryName,
} from './backup-manifest.ts';
import { openBackup } from './open-backup.server.ts';
import { TarWriter } from './tar-archive.server.ts';

interface BackupSource {
  /** Reads a consistent snapshot of the database. */
  readonly connection: DedicatedConnection;
  readonly engine: BackupManifest['engine'];
  readonly storage: Storage;
  readonly shopVersion: string;
  readonly now: Date;
  /** Cancels the backup; the partial file is deleted. */
  readonly signal?: AbortSignal;
}

export interface WrittenBackup {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly manifest: BackupManifest;
}

/** Suffix of a file that is being written, or was abandoned. */
export const unfinishedEnding = '.unfinished';

/**
 * Writes the database and all files into one archive, verifies it by reading it back, and then renames it to its final
 * name. Stored files never change, so it is safe to copy them after the snapshot of the database.
 */
export async function writeBackup(
  source: BackupSource,
  folder: string,
  name: string,
): Promise<WrittenBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const unfinished = path + unfinishedEnding;
  const temporaryPath = `${path}.table${unfinishedEnding}`;
  try {
    // It holds personal data: only its owner may read it.
    const file = await open(unfinished, 'w', 0o600);
    try {
      await writeArchive(source, file, temporaryPath);
      await file.sync();
    } finally {
      await file.close();
    }
    const backup = await openBackup(unfinished);
    await backup.close();
    await rename(unfinished, path);
    await syncFolder(folder);
    return { path, bytes: backup.bytes, sha256: backup.sha256, manifest: backup.manifest };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await rm(temporaryPath, { force: true });
  }
}

async function writeArchive(source: BackupSource, file: FileHandle, temporaryPath: string): Promise<void> {
  const tar = new TarWriter(file, { modifiedAt: source.now, temporaryPath });
  try {
    await addContents(source, tar);
    await tar.end();
  } catch (error) {
    await tar.abort();
    throw error;
  }
}

async function addContents(source: BackupSource, tar: TarWriter): Promise<void> {
  const { connection, engine, shopVersion, now } = source;
  const database = await readDatabase(connection.client);
  const tables = await addTables(tar, database, source);
  const { files, missing } = await addFiles(tar, database, source);
  const manifest: BackupManifest = {
    format: backupFormat,
    shopVersion,
    takenAt: now.toISOString(),
    engine,
    migration: database.migration,
    tables,
    files,
    missing,
  };
  const written = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  const { sha256 } = await tar.add(manifestName, written);
  await tar.add(manifestSumName, Buffer.from(`${sha256}\n`));
}

async function addTables(
  tar: TarWriter,
  { tables, lines }: DatabaseContents,
  { signal }: BackupSource,
): Promise<BackupManifest['tables']> {
  const written: BackupManifest['tables'] = [];
  for (const table of tables) {
    const digester = new TableDigester();
    const zipped = await pipeline(
      digester.watch(lines(table)),
      createGzip(),
      (bytes: AsyncIterable<Buffer>) => tar.addStream(tableEntryName(table.name), bytes),
      { ...(signal && { signal }) },
    );
    written.push({ name: table.name, ...digester.finish(), zipped });
  }
  return written;
}

async function addFiles(
  tar: TarWriter,
  { namedFiles }: DatabaseContents,
  { storage, signal }: BackupSource,
): Promise<Pick<BackupManifest, 'files' | 'missing'>> {
  const named = await namedFiles();
  const files: BackupManifest['files'] = [];
  const missing: string[] = [];
  for (const kind of ['images', 'attachments'] as const) {
    const store = storage[kind];
    const names = new Set(named[kind]);
    for await (const name of store.list()) {
      // Files of other programs in the folder, such as .DS_Store, are left out.
      if (!name.startsWith(sizesFolder) && isStoredName(`${kind}/${name}`)) names.add(name);
    }
    for (const name of [...names].sort()) {
      signal?.throwIfAborted();
      const bytes = await store.get(name);
      if (bytes) {
        files.push({ name: `${kind}/${name}`, ...(await tar.add(`${kind}/${name}`, bytes)) });
      } else {
        missing.push(`${kind}/${name}`);
      }
    }
  }
  return { files, missing };
}

/** Makes a rename in the folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
