import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderStore } from '#storage/folder-store.ts';
import { openImageStore } from './image-store.ts';

let folder: string;
let bytes: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  bytes = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#8a1538' } })
    .png()
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const upload = () => ({ bytes, originalName: 'desk.png', category: 'products' as const });

test('keeps a picture under a name of its content, with what is worth knowing of it', async () => {
  const store = openImageStore(openFolderStore(folder));
  const kept = await store.keep(upload());
  expect(kept).toMatchObject({
    originalName: 'desk.png',
    size: bytes.byteLength,
    type: 'image/png',
    category: 'products',
    width: 1000,
    height: 500,
  });
  expect(kept.relativePath).toMatch(/^products\/[0-9a-f]{24}\.webp$/);
  expect(await store.keep(upload())).toEqual(kept);
});

test('makes each size when it is first asked for, once for all who ask, and keeps it', async () => {
  const store = openImageStore(openFolderStore(folder));
  const { relativePath } = await store.keep(upload());
  const [first, second] = await Promise.all([store.read(relativePath, 300), store.read(relativePath, 300)]);
  expect((await sharp(first).metadata()).width).toBe(300);
  expect(second).toBe(first);
  const files = await readdir(join(folder, 'sizes', 'products'));
  expect(files).toEqual([expect.stringMatching(/-300q85\.webp$/)]);
  expect(await openImageStore(openFolderStore(folder)).read(relativePath, 300)).toEqual(first);
});

test('shows a size that there is no room for', async () => {
  const files = openFolderStore(folder);
  const { relativePath } = await openImageStore(files).keep(upload());
  const full = openImageStore({ ...files, put: () => Promise.reject(new Error('ENOSPC')) });
  expect((await sharp(await full.read(relativePath, 600)).metadata()).width).toBe(600);
});

test('knows nothing of what is not there, and leads nowhere else', async () => {
  const store = openImageStore(openFolderStore(folder));
  for (const path of [
    'products/000000000000000000000000.webp',
    '../secret.webp',
    'products/../../x.webp',
    '',
  ]) {
    expect(await store.read(path, 300)).toBeUndefined();
  }
});

test('has AVIF for those who understand it, once it is made and if it is smaller', async () => {
  const store = openImageStore(openFolderStore(folder));
  // Noise, which needs many bytes in any form.
  const noise = await sharp({
    create: {
      width: 320,
      height: 320,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  const { relativePath } = await store.keep({ ...upload(), bytes: noise });
  const webp = await store.read(relativePath, 300);
  expect(await store.readSmallest(relativePath, 300)).toEqual({
    bytes: webp,
    type: 'image/webp',
    isFinal: false,
  });
  await expect
    .poll(async () => (await store.readSmallest(relativePath, 300))?.type, { timeout: 10_000 })
    .toBe('image/avif');
  const made = await store.readSmallest(relativePath, 300);
  expect(made?.isFinal).toBe(true);
  expect(made?.bytes.byteLength).toBeLessThan(webp?.byteLength ?? 0);
  expect(await sharp(made?.bytes).metadata()).toMatchObject({ format: 'heif', width: 300 });
  await store.remove(relativePath);
  expect(await store.readSmallest(relativePath, 300)).toBeUndefined();
});

test('makes no AVIF for a shop that wants none', async () => {
  const store = openImageStore(openFolderStore(folder), { avifPictures: false });
  const { relativePath } = await store.keep(upload());
  expect(await store.readSmallest(relativePath, 300)).toMatchObject({ type: 'image/webp', isFinal: true });
});

test('stays with WebP where AVIF is no smaller', async () => {
  const store = openImageStore(openFolderStore(folder));
  const { relativePath } = await store.keep(upload());
  await expect
    .poll(async () => (await store.readSmallest(relativePath, 300))?.isFinal, { timeout: 10_000 })
    .toBe(true);
  expect((await store.readSmallest(relativePath, 300))?.type).toBe('image/webp');
});

/** A queue whose work begins when the test says so. */
function heldQueue() {
  const begin = Promise.withResolvers<void>();
  let waiting = 0;
  return {
    begin: () => begin.resolve(),
    waiting: () => waiting,
    queue: async <Result>(work: () => Promise<Result>) => {
      waiting += 1;
      await begin.promise;
      return work();
    },
  };
}

test('work that visitors cause waits in the queue once for each size; work of staff does not wait', async () => {
  const held = heldQueue();
  const store = openImageStore(openFolderStore(folder), { queue: held.queue });
  const noise = sharp({ create: { width: 700, height: 350, channels: 3, background: '#123456' } });
  const { relativePath } = await store.keep({ ...upload(), bytes: await noise.png().toBuffer() });
  let counted = 0;
  const beforeWork = async () => {
    counted += 1;
  };
  const asked = [300, 300, 450].map((width) => store.read(relativePath, width as 300, { beforeWork }));
  await expect.poll(held.waiting).toBe(2);
  expect((await sharp(await store.read(relativePath, 600)).metadata()).width).toBe(600);
  held.begin();
  const [first, same] = await Promise.all(asked);
  expect(same).toBe(first);
  await store.read(relativePath, 300, { beforeWork });
  await store.read('products/000000000000000000000000.webp', 300, { beforeWork });
  expect([counted, held.waiting()]).toEqual([2, 2]);
});

test('drawn images wait in the same queue', async () => {
  const held = heldQueue();
  const store = openImageStore(openFolderStore(folder), { queue: held.queue });
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return bytes;
  };
  const asked = store.readDrawn({ name: 'queued/product/lamp.en', version: '0', draw }, async () => {});
  await expect.poll(held.waiting).toBe(1);
  expect(drawn).toBe(0);
  held.begin();
  expect(await asked).toBe(bytes);
});

test('a refused visitor causes no work', async () => {
  const held = heldQueue();
  const store = openImageStore(openFolderStore(folder), { queue: held.queue });
  const { relativePath } = await store.keep(upload());
  const beforeWork = () => Promise.reject(new Error('too many'));
  await expect(store.read(relativePath, 900, { beforeWork })).rejects.toThrow('too many');
  await expect(
    store.readDrawn({ name: 'previews/product/desk.en', version: '0', draw: async () => bytes }, beforeWork),
  ).rejects.toThrow('too many');
  expect(held.waiting()).toBe(0);
});

test('draws an image once for all who ask, stores it and deletes its older versions', async () => {
  const files = openFolderStore(folder);
  let drawn = 0;
  const image = (version: string) => ({
    name: 'previews/product/chair.en',
    version,
    draw: async () => {
      drawn += 1;
      return Buffer.from(version);
    },
  });
  const free = async () => {};
  const store = openImageStore(files);
  await Promise.all([store.readDrawn(image('a'), free), store.readDrawn(image('a'), free)]);
  expect((await openImageStore(files).readDrawn(image('a'), free)).toString()).toBe('a');
  expect(drawn).toBe(1);
  await store.readDrawn({ ...image('z'), name: 'previews/product/chair-2.en' }, free);
  expect((await store.readDrawn(image('b'), free)).toString()).toBe('b');
  const stored: string[] = [];
  for await (const name of files.list('sizes/previews/')) stored.push(name);
  expect(stored.toSorted()).toEqual([
    'sizes/previews/product/chair-2.en.z.jpg',
    'sizes/previews/product/chair.en.b.jpg',
  ]);
});

test('makes what is asked of a model once, and again in another version', async () => {
  const store = openImageStore(openFolderStore(folder));
  const model = await store.keepModel(Buffer.from('a model'));
  let times = 0;
  const make = (file: Buffer) => {
    times += 1;
    return Buffer.from(`${file} made`);
  };
  const read = (version: string) => store.readOfModel(model, { version, make });
  const [first, second] = await Promise.all([read('first'), read('first')]);
  expect(String(first)).toBe('a model made');
  expect(second).toEqual(first);
  expect(
    await openImageStore(openFolderStore(folder)).readOfModel(model, { version: 'first', make }),
  ).toEqual(first);
  expect(times).toBe(1);
  await read('second');
  expect(times).toBe(2);
  for (const address of ['/models/000000000000000000000000.glb', '/models/../secret.glb'])
    expect(await store.readOfModel(address, { version: 'first', make })).toBeUndefined();
  expect(times).toBe(2);
});
