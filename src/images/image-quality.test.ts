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
])('on %s, saving data %s, the quality is %i', (effectiveType, saveData, quality) => {
  expect(imageQualityFor({ effectiveType, saveData })).toBe(quality);
});

test('every quality of WebP has its equal in AVIF, by a smaller number', () => {
  const connections = [undefined, 'slow-2g', '2g', '3g', '4g'];
  const qualities = connections.map((effectiveType) =>
    imageQualityFor({ effectiveType, saveData: undefined }),
  );
  for (const quality of qualities) expect(avifQualityLike(quality)).toBeLessThan(quality);
});
