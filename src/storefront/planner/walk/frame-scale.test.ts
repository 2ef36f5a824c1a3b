import { expect, it } from 'vitest';
import { scaleAfter } from './frame-scale.ts';

const after = (waits: readonly number[], scale = 1) => waits.reduce(scaleAfter, scale);
const times = (count: number, wait: number) => Array.from({ length: count }, () => wait);

it('frames that wait long are drawn with fewer pixels, but enough to see the room', () => {
  expect(after([200])).toBe(0.75);
  expect(after(times(20, 200))).toBe(0.4);
});

it('frames that come in time get their pixels back by and by', () => {
  expect(after([5], 0.5)).toBeCloseTo(0.525);
  expect(after(times(40, 5), 0.4)).toBe(1);
});

it('what is neither slow nor fast stays as it is', () => {
  expect(after(times(10, 30), 0.6)).toBe(0.6);
});
