import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { seedModels } from '#domain/catalogue/seed/seed-models.server.ts';
import { seedPictures } from '#domain/catalogue/seed/seed-pictures.server.ts';
import { categoryPictureAlt } from '#domain/content/category-pictures.ts';
import { openImageStore } from '#images/image-store.ts';
import { shopSeeds } from '#server/seed-shop.ts';
import { openFolderStore } from '#storage/folder-store.ts';
import { buildTestApp } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';

const desk = 'majlis-executive-desk-220';

// About files and their addresses; the rows are plain ones.
onDatabase('server', 'the first pictures', 'schema', (database) => {
  let folder: string;
  let app: ReturnType<typeof buildTestApp>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    await mkdir(join(folder, 'from/products'), { recursive: true });
    await mkdir(join(folder, 'from/categories'));
    // With grain: a plain colour has the same few bytes in every quality.
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const picture = (width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 3, background, noise } })
        .webp()
        .toBuffer();
    await writeFile(join(folder, 'from/products', `${desk}-2.webp`), await picture(800, 800, '#222222'));
    await writeFile(join(folder, 'from/products', `${desk}-1.webp`), await picture(1200, 1200, '#111111'));
    await writeFile(
      join(folder, 'from/products', 'nothing-sold-here-1.webp'),
      await picture(60, 60, '#333333'),
    );
    await writeFile(join(folder, 'from/categories', 'desks.webp'), await picture(1920, 1080, '#444444'));
    await mkdir(join(folder, 'from/models'));
    for (const slug of [desk, 'nothing-sold-here']) {
      await writeFile(join(folder, 'from/models', `${slug}.glb`), `a model of ${slug}`);
    }
    const images = openImageStore(openFolderStore(join(folder, 'to')));
    await seedDatabase(database.db, ...shopSeeds, async (transaction) => {
      const files = { folder: join(folder, 'from'), store: images };
      await seedPictures(transaction, { ...files, categoryAlt: categoryPictureAlt });
      await seedModels(transaction, files);
    });
    app = buildTestApp({ database, images });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const read = async (path: string) => (await (await app.request(path)).json()).data;

  test('belong to their products, in the order of the views, alone and in lists', async () => {
    const { images } = await read(`/api/products/${desk}`);
    expect(images).toEqual([
      expect.stringMatching(/^\/images\/products\/[0-9a-f]{24}-1200\.webp$/),
      expect.stringMatching(/^\/images\/products\/[0-9a-f]{24}-1200\.webp$/),
    ]);
    const listed = await read('/api/products?search=executive+desk');
    expect(listed.find(({ slug }: { slug: string }) => slug === desk).images).toEqual(images);
    const widths = await Promise.all(images.map(async (address: string) => (await metadata(address)).width));
    expect(widths).toEqual([1200, 800]);
  });

  test('are had in six widths, for ever', async () => {
    const { images } = await read(`/api/products/${desk}`);
    const answer = await app.request(images[0].replace('-1200', '-300'));
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect((await metadata(images[0].replace('-1200', '-300'))).width).toBe(300);
    for (const wrong of ['-301', '-0', '-99999999', '']) {
      expect((await app.request(images[0].replace('-1200', wrong))).status).toBe(404);
    }
  });

  test('come with the 3D model of the product, which any site may show, for ever', async () => {
    const { model } = await read(`/api/products/${desk}`);
    expect(model).toMatch(/^\/models\/[0-9a-f]{24}\.glb$/);
    const listed = await read('/api/products?search=executive+desk');
    expect(listed.find(({ slug }: { slug: string }) => slug === desk).model).toBe(model);
    const answer = await app.request(model);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'model/gltf-binary',
      'cache-control': expect.stringContaining('immutable'),
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await answer.text()).toBe(`a model of ${desk}`);
    for (const wrong of [
      '/models/',
      '/models/0f3a5c0f3a5c0f3a5c0f3a5c.glb',
      `${model}x`,
      '/models/../x.glb',
    ]) {
      expect((await app.request(wrong)).headers.get('Content-Type')).not.toBe('model/gltf-binary');
    }
  });

  test('are smaller for those whose connection is slow', async () => {
    const { images } = await read(`/api/products/${desk}`);
    const bytesFor = async (headers: Record<string, string>) => {
      const answer = await app.request(images[0].replace('-1200', '-600'), { headers });
      expect(answer.headers.get('Vary')).toContain('ECT');
      return (await answer.arrayBuffer()).byteLength;
    };
    const full = await bytesFor({});
    const [slow, frugal] = [await bytesFor({ ECT: '2g' }), await bytesFor({ 'Save-Data': 'on' })];
    expect(slow).toBeLessThan(frugal);
    expect(frugal).toBeLessThan(full);
    expect((await app.request('/api/health')).headers.get('Accept-CH')).toBe('ECT');
  });

  test('are WebP at once, and AVIF later for browsers that understand it', async () => {
    const { images } = await read(`/api/products/${desk}`);
    const ask = () =>
      app.request(images[0].replace('-1200', '-450'), { headers: { Accept: 'image/avif,*/*' } });
    const first = await ask();
    expect(first.headers.get('Content-Type')).toBe('image/webp');
    // What comes next is smaller, so nobody shall keep this one for ever.
    expect(first.headers.get('Cache-Control')).not.toContain('immutable');
    expect(first.headers.get('Vary')).toContain('Accept');
    await expect
      .poll(async () => (await ask()).headers.get('Cache-Control'), { timeout: 20_000 })
      .toContain('immutable');
    const plain = await app.request(images[0].replace('-1200', '-450'));
    expect(plain.headers.get('Content-Type')).toBe('image/webp');
  });

  test('tell in both languages what they show', async () => {
    const { rows } = await database.pool.query(
      'select alt_en, alt_ar, original_name, category from images order by original_name',
    );
    expect(rows).toEqual([
      expect.objectContaining({
        original_name: 'desks.webp',
        category: 'categories',
        alt_en: expect.stringContaining('height-adjustable desk'),
      }),
      expect.objectContaining({ original_name: `${desk}-1.webp`, alt_en: expect.stringContaining('Majlis') }),
      expect.objectContaining({
        original_name: `${desk}-2.webp`,
        alt_ar: expect.stringContaining('من '),
      }),
    ]);
  });

  test('belong to categories too', async () => {
    const categories: { slug: string; image: string | null }[] = await read('/api/categories');
    const image = categories.find(({ slug }) => slug === 'desks')?.image ?? '';
    expect((await metadata(image.replace('-1200', '-1920'))).width).toBe(1920);
    expect(categories.find(({ slug }) => slug === 'seating')?.image).toBeNull();
  });

  async function metadata(address: string) {
    return sharp(await (await app.request(address)).arrayBuffer()).metadata();
  }
});
