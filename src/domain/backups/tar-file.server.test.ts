import { execFile } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTarEntries, readTarEntry, TarWriter } from './tar-file.server.ts';

const contents = {
  'tables/orders.ndjson.gz': Buffer.from('a few bytes'),
  'images/products/0f3a.webp': Buffer.alloc(700_000, 'picture'),
  'images/exactly-one-block': Buffer.alloc(512, 'x'),
  'an-empty-one': Buffer.alloc(0),
};

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tar-'));
  path = join(folder, 'archive.tar');
  const file = await open(path, 'wx');
  const tar = new TarWriter(file, new Date('2026-11-15T00:00:00Z'));
  for (const [name, bytes] of Object.entries(contents)) {
    await tar.add(name, [bytes.subarray(0, 300), bytes.subarray(300)]);
  }
  await tar.end();
  await file.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an archive gives back what was put into it', async () => {
  const file = await open(path);
  const found: Record<string, Buffer> = {};
  for (const entry of await readTarEntries(file)) {
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
