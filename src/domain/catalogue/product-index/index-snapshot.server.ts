import { open, readFile, rename } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { type IndexSnapshotPart, ProductIndex } from './product-index.ts';

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

/**
 * Writes the index as a sequence of records, each with its length and checksum. Between two of them requests are
 * answered. The file replaces the last one only when it is complete.
 */
export async function writeIndexSnapshot(
  file: string,
  owner: SnapshotOwner,
  { index, treeSize, horizon }: IndexState,
): Promise<void> {
  const header: Header = { ...owner, treeSize, horizon };
  const unfinished = `${file}.new`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.write(record(header));
    for (const part of index.snapshot()) {
      await handle.write(record(part));
      await setImmediate();
    }
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
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
