import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { IndexSnapshotPart } from './index-snapshot-part.ts';
import { ProductIndex } from './product-index.ts';

/** Where a process stores its product index from one start to the next. */
export interface SnapshotPlace {
  readonly file: string;
  /** Names the code that made the index: a snapshot of other code is ignored. */
  readonly code: string;
}

/** What a snapshot belongs to: one with another value is ignored. */
export interface SnapshotOwner {
  readonly code: string;
  readonly database: string;
}

export interface IndexState {
  readonly index: ProductIndex;
  readonly treeSize: number;
  readonly horizon: number;
}

interface Header extends SnapshotOwner, Omit<IndexState, 'index'> {}

const prefixBytes = 8;
const unfinishedEnding = '.new';
const abandonedAfterMs = 60 * 60_000;

/**
 * Writes the index as a sequence of records, each with its length and checksum. Between two of them requests are
 * answered. The file replaces the last one only when it is complete and on the disk.
 */
export async function writeIndexSnapshot(
  file: string,
  owner: SnapshotOwner,
  { index, treeSize, horizon }: IndexState,
): Promise<void> {
  // Under a name of its own: servers that share the folder may write at the same time.
  const unfinished = `${file}.${randomUUID()}${unfinishedEnding}`;
  try {
    await writeRecords(unfinished, { ...owner, treeSize, horizon }, index);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await removeAbandoned(file);
}

async function writeRecords(file: string, header: Header, index: ProductIndex): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.write(record(header));
    for (const part of index.snapshot()) {
      await handle.write(record(part));
      await setImmediate();
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what a killed process has left. */
async function removeAbandoned(file: string): Promise<void> {
  const isUnfinished = (name: string) =>
    name.startsWith(`${basename(file)}.`) && name.endsWith(unfinishedEnding);
  for (const name of (await readdir(dirname(file))).filter(isUnfinished)) {
    const path = join(dirname(file), name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

/** Undefined if there is none, if it belongs to other code or another database, or if it is damaged. */
export async function readIndexSnapshot(file: string, owner: SnapshotOwner): Promise<IndexState | undefined> {
  try {
    const bytes = await readFile(file);
    const records = readRecords(bytes);
    const { code, database, treeSize, horizon } = records.next().value as Header;
    if (code !== owner.code || database !== owner.database) return undefined;
    const index = new ProductIndex();
    let last: IndexSnapshotPart['kind'] | undefined;
    for (const part of records as Iterable<IndexSnapshotPart>) {
      index.restore(part);
      last = part.kind;
    }
    return last === 'end' ? { index, treeSize, horizon } : undefined;
  } catch {
    // No file, or a damaged one: the index is built from the database.
    return undefined;
  }
}

function record(value: Header | IndexSnapshotPart): Buffer {
  const content = serialize(value);
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt32LE(content.length, 0);
  prefix.writeUInt32LE(crc32(content), 4);
  return Buffer.concat([prefix, content]);
}

function* readRecords(bytes: Buffer): Generator<unknown> {
  let start = 0;
  while (start < bytes.length) {
    const length = bytes.readUInt32LE(start);
    const content = bytes.subarray(start + prefixBytes, start + prefixBytes + length);
    if (content.length !== length || crc32(content) !== bytes.readUInt32LE(start + 4)) {
      throw new Error('a record of the snapshot is damaged');
    }
    yield deserialize(content);
    start += prefixBytes + length;
  }
}
