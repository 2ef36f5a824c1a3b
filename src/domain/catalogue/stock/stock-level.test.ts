import { expect, it } from 'vitest';
import { stockLevel } from './stock-level.ts';

it.each([
  [0, 'none'],
  [1, 'few'],
  [5, 'few'],
  [6, 'plenty'],
  [1000, 'plenty'],
] as const)('%i in stock is %s', (stock, level) => {
  expect(stockLevel({ stock })).toBe(level);
});
