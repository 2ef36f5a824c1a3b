import { expect, test } from 'vitest';
import {
  addressInWidth,
  imageAddress,
  imageSourceSet,
  offeredWidths,
  relativePathOf,
} from './image-address.ts';

const picture = { relativePath: 'products/0f3a.webp', width: 800 };

test('a picture has an address for each width', () => {
  expect(imageAddress(picture, 300)).toBe('/images/products/0f3a-300.webp');
});

test('no width is offered beyond what the picture has', () => {
  expect(offeredWidths({ width: 1200 })).toEqual([300, 450, 600, 900, 1200]);
  expect(offeredWidths({ width: 200 })).toEqual([300]);
  expect(offeredWidths({ width: 4000 })).toEqual([300, 450, 600, 900, 1200, 1920]);
  expect(imageSourceSet(picture)).toBe(
    '/images/products/0f3a-300.webp 300w, /images/products/0f3a-450.webp 450w, /images/products/0f3a-600.webp 600w, /images/products/0f3a-900.webp 800w',
  );
});

test('an address leads to the same picture in another width', () => {
  expect(addressInWidth(imageAddress(picture, 1200), 300)).toBe(imageAddress(picture, 300));
  expect(addressInWidth('/icon.svg', 300)).toBe('/icon.svg');
});

test('an address names its picture, whatever the width', () => {
  expect(relativePathOf(imageAddress(picture, 300))).toBe(picture.relativePath);
  expect(relativePathOf(imageAddress(picture, 1200))).toBe(picture.relativePath);
  for (const other of ['/icon.svg', 'https://elsewhere.example/images/products/0f3a-300.webp', '']) {
    expect(relativePathOf(other), other).toBeNull();
  }
});
