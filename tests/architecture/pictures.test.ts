import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import departments from '#database/seed/data/departments.json' with { type: 'json' };
import { seedProducts } from '#database/seed/data/products.ts';
import { scenePictures } from '#domain/content/scene-pictures.ts';

const folder = resolve(import.meta.dirname, '../../pictures');
const pictures = globSync('{products,categories,scenes}/*.webp', { cwd: folder })
  .sort()
  .map((path) => ({ path, bytes: readFileSync(resolve(folder, path)) }));
const mostBytes = 60 * 2 ** 20;

const sizeOfViews = { first: 1200, other: 800 };
const sizeOfRooms: Readonly<Record<string, readonly [number, number]>> = {
  categories: [1920, 1280],
  scenes: [1920, 1080],
};

function wantedSize(path: string): readonly [number, number] | undefined {
  const [kind = ''] = path.split('/');
  if (kind !== 'products') return sizeOfRooms[kind];
  const side = path.endsWith('-1.webp') ? sizeOfViews.first : sizeOfViews.other;
  return [side, side];
}

test('have the size of their kind', async () => {
  const wrong = [];
  for (const { path, bytes } of pictures) {
    const { width, height } = await sharp(bytes).metadata();
    if (String([width, height]) !== String(wantedSize(path))) wrong.push(`${path}: ${width} x ${height}`);
  }
  expect(wrong).toEqual([]);
});

test('are no two alike, and together small enough to be had with the code', () => {
  const byContent = Map.groupBy(pictures, ({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  const twice = [...byContent.values()].filter((same) => same.length > 1);
  expect(twice.map((same) => same.map(({ path }) => path))).toEqual([]);
  expect(pictures.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)).toBeLessThan(mostBytes);
});

test('show every product of the first range from two sides, the most important ones from three', () => {
  const views = Map.groupBy(namesIn('products'), (name) => name.slice(0, -2));
  expect([...views.keys()].sort()).toEqual(seedProducts.map(({ slug }) => slug).sort());
  for (const [slug, names] of views) {
    expect(names).toEqual(names.map((_, index) => `${slug}-${index + 1}`));
    expect(names.length, slug).toBeGreaterThanOrEqual(2);
  }
  const seenFromThree = [...views.values()].filter(({ length }) => length > 2);
  expect(seenFromThree.length).toBeGreaterThanOrEqual(20);
});

test('show a room for every category, and every room that pages and articles open with', () => {
  const slugs = departments.flatMap(({ categories }) => categories.map(({ slug }) => slug));
  expect(namesIn('categories')).toEqual(slugs.sort());
  expect(namesIn('scenes')).toEqual(Object.keys(scenePictures).sort());
});

function namesIn(kind: string): string[] {
  return pictures
    .filter(({ path }) => path.startsWith(`${kind}/`))
    .map(({ path }) => basename(path, '.webp'));
}
