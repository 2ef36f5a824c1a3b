import { expect, test } from 'vitest';
import { numberFrom } from './number-from.ts';

test.each([
  ['1250.50', 1250.5],
  [' 1,250.50 ', 1250.5],
  ['1 250', 1250],
  ['1,250,000', 1_250_000],
  ['١٬٢٥٠٫٥٠', 1250.5],
  ['١٢', 12],
  ['1.', 1],
  ['-5', -5],
  ['', null],
  [null, null],
  [7, 7],
])('%j is read as %j', (typed, number) => {
  expect(numberFrom(typed)).toBe(number);
});

test.each(['12,50', '1,25', '12,5000', '1,2,3', 'QAR 5', '1.2.3'])(
  '%j is no number and stays as it was typed',
  (typed) => {
    expect(numberFrom(typed)).toBe(typed);
  },
);
