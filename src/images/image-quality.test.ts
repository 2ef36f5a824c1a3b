import { expect, test } from 'vitest';
import { imageQualityFor } from './image-quality.ts';

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
