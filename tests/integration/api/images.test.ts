import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { type ImageStore, openImageStore } from '#images/image-store.ts';
import { openFolderStore } from '#storage/folder-store.ts';
import { testNow } from '../../support/app.ts';
import { categoryBody, productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { unfoldingPicture } from '../../support/unfolding-picture.ts';

interface Picture {
  id: string;
  fullPath: string;
  relativePath: string;
  alt: { en: string; ar: string };
  uses: { kind: string; id: string; isDeleted: boolean }[];
  version: number;
}

const canvas = (width: number, height: number, background = '#8a1538') =>
  sharp({ create: { width, height, channels: 3, background } });
const bytesOf = async (picture: Promise<Buffer> | Buffer) => new Uint8Array(await picture);

onDatabase('server', 'the library of pictures', 'settings', (database) => {
  let folder: string;
  let store: ImageStore;
  let staff: StaffCalls;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'library-'));
    store = openImageStore(openFolderStore(folder));
    staff = await staffCalls(database, { images: store });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const upload = (file: Uint8Array<ArrayBuffer> | string, type = 'image/png', name = 'picture.png') =>
    staff.upload<Picture>(`/api/images?name=${encodeURIComponent(name)}`, file, type);
  const kept = async (colour: string) => {
    const { status, data } = await upload(await bytesOf(canvas(280, 140, colour).png().toBuffer()));
    expect(status).toBe(201);
    return data;
  };
  const library = (query = '') => staff.read<Picture[]>(`/api/images${query}`);
  const files = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));

  // Specification 3.06
  test('keeps an upload as WebP in every size, with the specified facts about it', async () => {
    const file = await bytesOf(
      canvas(2400, 1200, '#123456')
        .withExif({ IFD0: { Copyright: 'somebody' } })
        .jpeg()
        .toBuffer(),
    );
    const { status, data } = await upload(file, 'image/jpeg', 'مكتب desk.jpg');
    expect(status).toBe(201);
    expect(data).toMatchObject({
      originalName: 'مكتب desk.jpg',
      size: file.byteLength,
      type: 'image/jpeg',
      uploadDate: testNow.toISOString(),
      category: 'products',
      relativePath: expect.stringMatching(/^products\/[0-9a-f]{24}\.webp$/),
      fullPath: expect.stringMatching(/^\/images\/products\/[0-9a-f]{24}-1920\.webp$/),
      width: 1920,
      height: 960,
      alt: { en: '', ar: '' },
      uses: [],
      version: 1,
    });
    const own = data.relativePath.split('/').at(-1)?.replace('.webp', '') ?? '';
    expect((await files()).filter((name) => name.includes(own))).toHaveLength(7);
    const served = await staff.ask(data.fullPath);
    const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 1920 });
    expect(metadata.exif).toBeUndefined();
    expect((await upload(file, 'image/jpeg', 'again.jpg')).data.id).toBe(data.id);
  });

  test('stores the type and size of the chosen file when the browser shrank it, and decides nothing by them', async () => {
    const sent = await bytesOf(canvas(1920, 1080, '#13579b').webp().toBuffer());
    const address = '/api/images?name=chair.png&originalType=image/png&originalSize=7654321';
    const { status, data } = await staff.upload<Picture>(address, sent, 'image/webp');
    expect(status).toBe(201);
    expect(data).toMatchObject({
      originalName: 'chair.png',
      type: 'image/png',
      size: 7_654_321,
      width: 1920,
      height: 1080,
    });
    for (const width of [300, 600, 1200, 1920]) {
      const served = await staff.ask(data.fullPath.replace('-1920', `-${width}`));
      expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({
        format: 'webp',
        width,
      });
    }
    for (const wrong of ['originalType=image/gif', 'originalSize=10485761', 'originalSize=-1']) {
      const refused = await staff.upload(`/api/images?name=a.png&${wrong}`, sent, 'image/webp');
      expect({ wrong, status: refused.status }).toEqual({ wrong, status: 400 });
    }
    const claimed = '/api/images?name=a.png&originalType=image/png&originalSize=10';
    expect((await staff.upload(claimed, '#!/bin/sh', 'image/png')).status).toBe(415);
  });

  test('never keeps what hides behind the end of a picture, not even of one in the right form', async () => {
    const picture = await canvas(40, 30, '#654321').webp().toBuffer();
    const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { status, data } = await upload(new Uint8Array(polyglot), 'image/webp');
    expect(status).toBe(201);
    const stored = await store.read(data.relativePath, 1920);
    expect(stored?.includes('<script>')).toBe(false);
    expect(stored?.includes('PK\u0003\u0004')).toBe(false);
  });

  describe('refuses', () => {
    const wrongType = 'Invalid file type. Only JPEG, PNG, and WebP are allowed.';
    const tooLarge = 'File size too large. Maximum 10MB allowed.';

    test.each<[string, () => Promise<[Uint8Array<ArrayBuffer> | string, string]>, number, string]>([
      ['a script that is called .png', async () => ['#!/bin/sh\nrm -rf /\n', 'image/png'], 415, wrongType],
      [
        'a page for browsers',
        async () => ['<!doctype html><script>alert(1)</script>', 'image/jpeg'],
        415,
        wrongType,
      ],
      [
        'a drawing with scripts',
        async () => ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
        415,
        wrongType,
      ],
      [
        'an animation',
        async () => [await bytesOf(canvas(9, 9).gif().toBuffer()), 'image/gif'],
        415,
        wrongType,
      ],
      ['one that says it is JSON', async () => ['{}', 'application/json'], 415, wrongType],
      ['nothing', async () => ['', 'image/png'], 415, wrongType],
      ['50 MB', async () => [new Uint8Array(50 * 1024 * 1024), 'image/png'], 413, tooLarge],
      [
        'half a picture',
        async () => [(await bytesOf(canvas(900, 900).png().toBuffer())).slice(0, 300), 'image/png'],
        400,
        'Invalid image file',
      ],
      [
        'a small file that unfolds into 81 million points',
        async () => [new Uint8Array(unfoldingPicture()), 'image/png'],
        400,
        'Invalid image file',
      ],
    ])('%s', async (_, file, status, message) => {
      const before = await files();
      const [bytes, type] = await file();
      const answer = await upload(bytes, type);
      expect({ status: answer.status, message: answer.error.message }).toEqual({ status, message });
      expect(await files()).toEqual(before);
    });

    test('an upload from another site, and one in staff’s own language', async () => {
      const crossSite = await staff.upload('/api/images?name=a.png', 'x', 'image/png', {
        'Sec-Fetch-Site': 'cross-site',
      });
      expect(crossSite.status).toBe(403);
      const { error } = await staff.upload('/api/images?name=a.png', 'x', 'image/png', {
        'Accept-Language': 'ar',
      });
      expect(error.message).toBe('نوع الملف غير مقبول. يُسمح بصور JPEG وPNG وWebP فقط.');
    });

    // Specification 8.05
    test('a picture whose sizes cannot be made, and keeps nothing of it', async () => {
      const broken = await staffCalls(database, {
        images: { ...store, read: () => Promise.reject(new Error('the disk is full')) },
      });
      const before = await files();
      const file = await bytesOf(canvas(700, 70, '#0000ff').png().toBuffer());
      const answer = await broken.upload('/api/images?name=a.png', file, 'image/png');
      expect(answer).toMatchObject({ status: 500, error: { message: 'Failed to upload image sizes.' } });
      expect(await files()).toEqual(before);
      const full = await staffCalls(database, {
        images: { ...store, keep: () => Promise.reject(new Error('the disk is full')) },
      });
      expect(await full.upload('/api/images?name=a.png', file, 'image/png')).toMatchObject({
        status: 500,
        error: { message: 'Failed to upload image. Please try again.' },
      });
    });
  });

  test('says in both languages what a picture shows, to everybody the same', async () => {
    const { id } = await kept('#00ff00');
    const alt = { en: 'A green desk', ar: 'مكتب أخضر' };
    expect(await staff.write('PUT', `/api/images/${id}`, { alt, version: 1 })).toMatchObject({
      alt,
      version: 2,
    });
    expect(
      await staff.send('PUT', `/api/images/${id}`, { alt: { en: 'x', ar: 'y' }, version: 1 }),
    ).toMatchObject({
      status: 409,
      error: { conflict: { version: 2, changed: ['alt'], current: { alt } } },
    });
    expect((await library('?search=green+desk')).map((picture) => picture.id)).toEqual([id]);
    expect((await library('?show=without-alt')).map((picture) => picture.id)).not.toContain(id);
  });

  test("shows a category picture's new description at once, although the tree is cached", async () => {
    const { id } = await kept('#444444');
    const category = await staff.write<{ id: string }>(
      'POST',
      '/api/categories',
      categoryBody('With words', { imageId: id }),
    );
    const productIndex = openProductIndex(database.db);
    const shown = async () => {
      const { categories } = await productIndex();
      return categories.find((one) => one.id === category.id)?.picture?.alt;
    };
    expect(await shown()).toEqual({ en: '', ar: '' });
    const alt = { en: 'Desks in a row', ar: 'صف من المكاتب' };
    await staff.write('PUT', `/api/images/${id}`, { alt, version: 1 });
    expect(await shown()).toEqual(alt);
  });

  test('tells where each is used, and removes none that is', async () => {
    const [ofProduct, ofCategory, ofNobody] = [
      await kept('#111111'),
      await kept('#222222'),
      await kept('#333333'),
    ];
    const product = await staff.write<{ id: string }>(
      'POST',
      '/api/products',
      productDraft({ imageIds: [ofProduct.id] }),
    );
    const category = await staff.write<{ id: string; image: string }>(
      'POST',
      '/api/categories',
      categoryBody('With picture', { imageId: ofCategory.id }),
    );
    expect(category.image).toContain(ofCategory.relativePath.replace('.webp', ''));
    const usesOf = async (id: string) => (await library()).find((picture) => picture.id === id)?.uses;
    expect(await usesOf(ofProduct.id)).toMatchObject([{ kind: 'product', id: product.id, isDeleted: false }]);
    expect(await usesOf(ofCategory.id)).toMatchObject([{ kind: 'category', id: category.id }]);
    for (const { id } of [ofProduct, ofCategory]) {
      expect(await staff.send('DELETE', `/api/images/${id}`)).toMatchObject({
        status: 409,
        error: { code: 'still_in_use' },
      });
    }
    expect((await library('?show=unused')).map(({ id }) => id)).toContain(ofNobody.id);
    expect(await staff.write('DELETE', `/api/images/${ofNobody.id}?version=1`)).toEqual({ id: ofNobody.id });
    expect((await staff.ask(ofNobody.fullPath)).status).toBe(404);
    expect((await library()).map(({ id }) => id)).not.toContain(ofNobody.id);
    expect((await staff.ask(ofProduct.fullPath)).status).toBe(200);
  });

  test('a picture that is removed while a product begins to show it stays with one of the two', async () => {
    const picture = await kept('#444444');
    const [removed, created] = await Promise.all([
      staff.send('DELETE', `/api/images/${picture.id}`),
      staff.send('POST', '/api/products', productDraft({ imageIds: [picture.id] })),
    ]);
    expect([removed.status, created.status].toSorted()).toEqual(
      removed.status === 200 ? [200, 400] : [201, 409],
    );
  });
});
