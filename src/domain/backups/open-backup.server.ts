import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { TableDigester } from '#database/transfer/table-digest.ts';
import { BackupError } from './backup-error.ts';
import {
  type BackupManifest,
  backupFormat,
  backupManifestSchema,
  manifestName,
  manifestSumName,
  tableEntryName,
} from './backup-manifest.ts';
import { readTar, readTarEntry, type TarEntry, TarError } from './tar-archive.server.ts';

/** A backup that was verified from end to end. */
export interface OpenBackup {
  readonly manifest: BackupManifest;
  readonly bytes: number;
  readonly sha256: string;
  /** The rows of a table, as `dumpTable` serialized them. */
  tableLines(table: string): AsyncIterable<string>;
  readFile(name: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens and verifies a backup; throws a `BackupError` if any byte differs. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(`The backup ${path} cannot be read (${cause.code})`, { cause });
  });
  try {
    const archive = await readTar(file);
    const entries = new Map(archive.entries.map((entry) => [entry.name, entry]));
    if (entries.size !== archive.entries.length)
      throw new DamageError('two of its entries have the same name');
    const manifest = await readManifest(file, entries);
    await requireIntact(file, entries, manifest);
    return {
      manifest,
      bytes: archive.bytes,
      sha256: archive.sha256,
      tableLines: (table) => unzippedLines(file, requireEntry(entries, tableEntryName(table))),
      readFile: (name) => readContents(file, requireEntry(entries, name)),
      close: () => file.close(),
    };
  } catch (cause) {
    await file.close();
    if (!(cause instanceof TarError) && !(cause instanceof DamageError)) throw cause;
    throw new BackupError(`The backup ${path} is damaged: ${cause.message}. Nothing was changed`, { cause });
  }
}

class DamageError extends Error {}

type Entries = ReadonlyMap<string, TarEntry>;

async function readManifest(file: FileHandle, entries: Entries): Promise<BackupManifest> {
  const bytes = await readContents(file, requireEntry(entries, manifestName));
  const sum = (await readContents(file, requireEntry(entries, manifestSumName))).toString();
  if (sum !== `${createHash('sha256').update(bytes).digest('hex')}\n`) {
    throw new DamageError('its manifest was changed');
  }
  const content = JSON.parse(bytes.toString());
  const read = backupManifestSchema.safeParse(content);
  if (read.success) return read.data;
  if (content.format === backupFormat) throw new DamageError('its manifest is invalid');
  throw new BackupError(
    `This shop cannot read backups of the format ${content.format}: update the shop first`,
  );
}

/** Compares the entries with the manifest: all are there and unchanged, and there are no others. */
async function requireIntact(
  file: FileHandle,
  entries: Entries,
  { tables, files }: BackupManifest,
): Promise<void> {
  for (const { name, rows, sha256, zipped } of tables) {
    const entry = requireEntry(entries, tableEntryName(name));
    requireSame(entry, zipped);
    const digester = new TableDigester();
    for await (const chunk of unzipped(file, entry)) digester.add(chunk);
    const found = digester.finish();
    if (found.rows !== rows || found.sha256 !== sha256) throw new DamageError(`${name} is not what it says`);
  }
  for (const { name, ...expected } of files) {
    requireSame(requireEntry(entries, name), expected);
  }
  if (entries.size !== tables.length + files.length + 2) {
    throw new DamageError('it holds an entry that its manifest does not list');
  }
}

function requireSame(entry: TarEntry, expected: Pick<TarEntry, 'size' | 'sha256'>): void {
  if (entry.size !== expected.size || entry.sha256 !== expected.sha256) {
    throw new DamageError(`${entry.name} is not as it was written`);
  }
}

function requireEntry(entries: Entries, name: string): TarEntry {
  const entry = entries.get(name);
  if (!entry) throw new DamageError(`${name} is missing`);
  return entry;
}

function readContents(file: FileHandle, entry: TarEntry): Promise<Buffer> {
  return buffer(readTarEntry(file, entry));
}

async function* unzipped(file: FileHandle, entry: TarEntry): AsyncGenerator<Buffer> {
  const unzip = createGunzip();
  const done = pipeline(readTarEntry(file, entry), unzip);
  // Iterating reports the same error.
  done.catch(() => {});
  yield* unzip;
  await done;
}

async function* unzippedLines(file: FileHandle, entry: TarEntry): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of unzipped(file, entry)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
