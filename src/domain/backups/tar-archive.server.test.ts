import { execFile } from 'node:child_process';
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTar, readTarEntry, TarError, TarWriter } from './tar-archive.server.ts';

const contents = {
  'tables/orders.ndjson.gz': Buffer.from('a few bytes'),
  'images/products/0f3a.webp': Buffer.alloc(700_000, 'picture'),
  'images/exactly-one-block': Buffer.alloc(512, 'x'),
  'an-empty-one': Buffer.alloc(0),
};

async function* inTwoParts(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes.subarray(0, 300);
  yield bytes.subarray(300);
}

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tar-'));
  path = join(folder, 'archive.tar');
  const file = await open(path, 'wx');
  const tar = new TarWriter(file, {
    modifiedAt: new Date('2026-11-15T00:00:00Z'),
    temporaryPath: `${path}.part`,
  });
  for (const [name, bytes] of Object.entries(contents)) {
    await tar.addStream(name, inTwoParts(bytes));
  }
  await tar.end();
  await file.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an archive gives back what was put into it', async () => {
  const file = await open(path);
  const found: Record<string, Buffer> = {};
  for (const entry of (await readTar(file)).entries) {
    found[entry.name] = await buffer(readTarEntry(file, entry));
  }
  await file.close();
  expect(found).toEqual(contents);
});

test('an archive can be opened by the tar of the system', async () => {
  const { stdout } = await promisify(execFile)('tar', ['-tf', path]);
  expect(stdout.trim().split('\n')).toEqual(Object.keys(contents));
  await promisify(execFile)('tar', ['-xf', path, '-C', folder]);
  expect(await readFile(join(folder, 'images/products/0f3a.webp'))).toEqual(
    contents['images/products/0f3a.webp'],
  );
});

/** Reads an archive from memory: its entries, or the message of the error. */
async function readBytes(bytes: Buffer) {
  const file = {
    stat: async () => ({ size: bytes.length }),
    read: async (buffer: Buffer, offset: number, length: number, position: number) => ({
      bytesRead: bytes.copy(buffer, offset, position, position + length),
    }),
  } as unknown as FileHandle;
  try {
    const { entries } = await readTar(file);
    return entries;
  } catch (error) {
    if (error instanceof TarError) return error.message;
    throw error;
  }
}

async function smallArchive(): Promise<Buffer> {
  const small = join(folder, 'small.tar');
  const file = await open(small, 'w');
  const tar = new TarWriter(file, { modifiedAt: new Date(0), temporaryPath: `${small}.part` });
  await tar.add('images/a.webp', Buffer.from('picture'));
  await tar.end();
  await file.close();
  return readFile(small);
}

test('a changed byte in a header, the contents, the padding or the end of an archive is noticed', async () => {
  const bytes = await smallArchive();
  const before = await readBytes(bytes);
  expect(before).toHaveLength(1);
  for (let position = 0; position < bytes.length; position += position < 520 ? 1 : 29) {
    const changed = Buffer.from(bytes);
    changed[position] = (changed[position] ?? 0) ^ 0x81;
    expect(await readBytes(changed), `byte ${position}`).not.toEqual(before);
  }
});

test('an archive that is cut off, or has more after its end, is refused', async () => {
  const bytes = await smallArchive();
  for (let length = 0; length < bytes.length; length += 17) {
    expect(await readBytes(bytes.subarray(0, length)), `${length} bytes`).toBeTypeOf('string');
  }
  expect(await readBytes(Buffer.concat([bytes, Buffer.alloc(512)]))).toBeTypeOf('string');
  expect(await readBytes(Buffer.concat([bytes, bytes]))).toBeTypeOf('string');
});

test('an archive that cannot be written fails with the reason', async () => {
  const file = await open(path, 'r');
  const tar = new TarWriter(file, { modifiedAt: new Date(0), temporaryPath: `${path}.part` });
  const write = async () => {
    await tar.add('images/a.webp', Buffer.alloc(3_000_000));
    await tar.end();
  };
  await expect(write()).rejects.toMatchObject({ code: 'EBADF' });
  await tar.abort();
  await file.close();
});

test('contents that end with an error end the archive with it', async () => {
  const file = await open(join(folder, 'failed.tar'), 'w');
  const tar = new TarWriter(file, { modifiedAt: new Date(0), temporaryPath: `${path}.part` });
  const contents = async function* () {
    yield Buffer.from('a');
    throw new Error('the source failed');
  };
  await expect(tar.addStream('tables/orders.ndjson.gz', contents())).rejects.toThrow('the source failed');
  await tar.abort();
  await file.close();
});
