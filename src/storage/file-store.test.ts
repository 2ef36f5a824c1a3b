import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { S3Settings } from '#config/environment.ts';
import { openImageStore } from '#images/image-store.ts';
import { startS3 } from '../../tests/support/servers/s3-server.ts';
import { type FileStore, StorageStartError } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openStorage } from './open-storage.ts';
import { openS3Bucket } from './s3-store.ts';

const impatient = { answerWithinMs: 500, pausesMs: [1, 1] };

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['a folder', () => openFolderStore(join(folder, 'files'))],
  ['a bucket', () => openS3Bucket(s3.settings).storeAt('images/')],
] as const)('files in %s', (_, open) => {
  const bytes = Buffer.from([0, 255, 13, 10, 0, 128, 65]);
  const namesIn = async (store: FileStore, prefix?: string) => {
    const names: string[] = [];
    for await (const name of store.list(prefix)) names.push(name);
    return names.sort();
  };

  it('are returned byte by byte, and storing one twice is idempotent', async () => {
    const store = open();
    expect(await store.get('products/a.webp')).toBeUndefined();
    expect(await store.has('products/a.webp')).toBe(false);
    await store.put('products/a.webp', bytes);
    await store.put('products/a.webp', bytes);
    expect(await store.get('products/a.webp')).toEqual(bytes);
    expect(await store.has('products/a.webp')).toBe(true);
    await store.put('empty', new Uint8Array());
    expect(await store.get('empty')).toEqual(Buffer.alloc(0));
    await store.remove('empty');
  });

  it('are listed by how their names begin, and only those', async () => {
    const store = open();
    await store.put('sizes/products/a-300.webp', bytes);
    await store.put('sizes/products/ab-300.webp', bytes);
    expect(await namesIn(store)).toEqual([
      'products/a.webp',
      'sizes/products/a-300.webp',
      'sizes/products/ab-300.webp',
    ]);
    expect(await namesIn(store, 'sizes/products/a-')).toEqual(['sizes/products/a-300.webp']);
    expect(await namesIn(store, 'nothing/')).toEqual([]);
  });

  it('are gone after a removal, which is idempotent', async () => {
    const store = open();
    for (const name of await namesIn(store)) await store.remove(name);
    await store.remove('products/a.webp');
    expect(await namesIn(store)).toEqual([]);
    expect(await store.get('products/a.webp')).toBeUndefined();
  });

  it('can be pictures, with sizes that are made when they are asked for', async () => {
    const store = open();
    const images = openImageStore(store);
    const canvas = sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a1538' } });
    const upload = {
      bytes: await canvas.png().toBuffer(),
      originalName: 'a.png',
      category: 'products',
    } as const;
    const { relativePath } = await images.keep(upload);
    expect((await sharp(await images.read(relativePath, 300)).metadata()).width).toBe(300);
    expect(await namesIn(store)).toHaveLength(2);
    await images.remove(relativePath);
    expect(await namesIn(store)).toEqual([]);
  });
});

it('what a crash left half written in a folder is no file', async () => {
  const store = openFolderStore(join(folder, 'crashed'));
  await store.put('products/a.webp', Buffer.from('whole'));
  await writeFile(join(folder, 'crashed', 'products', `b.webp.${crypto.randomUUID()}`), 'ha');
  const names: string[] = [];
  for await (const name of store.list()) names.push(name);
  expect(names).toEqual(['products/a.webp']);
  expect(await readdir(join(folder, 'crashed', 'products'))).toHaveLength(2);
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** In place of a store, to say what a real one says only when it is large or in trouble. */
async function startStandIn(answer: (response: ServerResponse, address: string) => void) {
  const server = createServer((request, response) => {
    request.resume();
    answer(response, request.url ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return openS3Bucket({ ...s3.settings, endpoint }, impatient).storeAt('images/');
}

it('a bucket with more files than one answer names is listed to its end', async () => {
  const page = (names: readonly string[], next: string) =>
    `<ListBucketResult>${names.map((name) => `<Contents><Key>images/${name}</Key></Contents>`).join('')}
     <IsTruncated>${next !== ''}</IsTruncated><NextContinuationToken>${next}</NextContinuationToken></ListBucketResult>`;
  const store = await startStandIn((response, address) => {
    const token = new URL(address, 'http://s3').searchParams.get('continuation-token');
    response.end(token === 'a&b=' ? page(['third'], '') : page(['first', 'R&amp;D'], 'a&amp;b='));
  });
  const names: string[] = [];
  for await (const name of store.list()) names.push(name);
  expect(names).toEqual(['first', 'R&D', 'third']);
});

describe('a store that cannot be used', () => {
  const refusal = (changed: Partial<S3Settings>) =>
    openS3Bucket({ ...s3.settings, ...changed }, impatient)
      .requireUsable()
      .then(
        () => 'usable',
        (error) => (error instanceof StorageStartError ? error.message : Promise.reject(error)),
      );

  it('is refused at the start with one line that names the setting and no secret', async () => {
    expect(await refusal({})).toBe('usable');
    expect(await refusal({ bucket: 'another-one' })).toMatch(/no bucket 'another-one' \(S3_BUCKET\)$/);
    expect(await refusal({ accessKeyId: 'stranger' })).toMatch(/does not know S3_ACCESS_KEY_ID$/);
    expect(await refusal({ secretAccessKey: 'hunter2' })).toMatch(/S3_SECRET_ACCESS_KEY is wrong$/);
    expect(await refusal({ endpoint: 'http://127.0.0.1:1' })).toMatch(
      /^The S3 store at 127\.0\.0\.1:1 \(S3_ENDPOINT\) cannot be used: no answer$/,
    );
    await expect(
      openStorage({ dataDir: folder, s3: { ...s3.settings, bucket: 'another-one' } }),
    ).rejects.toThrow(StorageStartError);
  });

  it('is asked again when it is in trouble or silent, and given up in the end', async () => {
    let asked = 0;
    let answer: (response: ServerResponse) => void = (response) => response.writeHead(503).end();
    const store = await startStandIn((response) => {
      asked += 1;
      answer(response);
    });
    await expect(store.put('a', Buffer.from('a'))).rejects.toThrow('the S3 store answered 503');
    expect(asked).toBe(3);
    answer = (response) => void response.writeHead(asked < 6 ? 500 : 200).end('found');
    expect(String(await store.get('a'))).toBe('found');
    expect(asked).toBe(6);
    answer = (response) => void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    await expect(store.get('a')).rejects.toThrow('the S3 store answered 403 AccessDenied');
    expect(asked).toBe(7);
    // Node's fetch can lose the signal of a request to the garbage collector.
    answer = () => void setImmediate(collectGarbage);
    await expect(store.has('a')).rejects.toThrow(/timeout/);
    expect(asked).toBe(10);
  });
});
