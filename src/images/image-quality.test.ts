import { expect, test } from 'vitest';
import { avifQualityLike, imageQualityFor } from './image-quality.ts';

test.each([
  ['slow-2g', undefined, 30],
  ['2g', undefined, 30],
  ['3g', undefined, 50],
  ['4g', undefined, 80],
  [undefined, undefined, 85],
  ['5g', undefined, 85],
  ['4g', 'on', 50],
  ['2g', 'on', 30],
  [undefined, 'on', 50],
  ['4g', 'off', 80],
  ['__proto__', undefined, 85],
  // Specification 9.06
])('on %s, saving data %s, the quality is %i', (effectiveType, saveData, quality) => {
  expect(imageQualityFor({ effectiveType, saveData })).toBe(quality);
});

// Measured; `npm run bench -- avif-quality` prints the table and the difference in similarity.
test.each([
  ['slow-2g', 34],
  ['2g', 34],
  ['3g', 42],
  ['4g', 55],
  [undefined, 62],
])(
  'on %s a picture in AVIF has the quality %i, which is as similar to the original',
  (effectiveType, avif) => {
    expect(avifQualityLike(imageQualityFor({ effectiveType, saveData: undefined }))).toBe(avif);
  },
);
