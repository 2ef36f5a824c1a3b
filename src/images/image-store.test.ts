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
