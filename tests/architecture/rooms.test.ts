import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#database/seed/data/products.ts';
import { pointsOf, roomFile, roomNames, roomsWith } from '#domain/content/rooms/rooms.ts';

const pictures = join(import.meta.dirname, '../../pictures');
const slugs = new Set(seedProducts.map(({ slug }) => slug));

describe('the products in the pictures of rooms', () => {
  test('are known for most rooms', () => expect(roomNames.length).toBeGreaterThan(30));

  test.each(roomNames)('%s has a picture, and products of the shop within it', (name) => {
    const { category, file } = roomFile(name);
    expect(existsSync(join(pictures, category, file))).toBe(true);
    for (const { slug, x, y } of pointsOf(name)) {
      expect(slugs, slug).toContain(slug);
      for (const place of [x, y]) {
        expect(place).toBeGreaterThan(0);
        expect(place).toBeLessThan(100);
      }
    }
  });

  test('a product is shown in the room where it is largest first', () => {
    expect(roomsWith('majlis-executive-desk-220')).toEqual(['hero-executive-office']);
    const [first = ''] = roomsWith('dhow-ergonomic-chair-headrest-sage');
    expect(pointsOf(first)[0]?.slug).toBe('dhow-ergonomic-chair-headrest-sage');
    expect(roomsWith('constructor')).toEqual([]);
    expect(pointsOf('constructor')).toEqual([]);
  });
});
