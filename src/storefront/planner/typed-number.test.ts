import { describe, expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['800', 800],
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['40,000', 40_000],
    ['1,250,000', 1_250_000],
    ['40 000', 40_000],
    ['٨٠٠', 800],
    ['٤٠٬٠٠٠', 40_000],
    ['١٢٫٥', 12.5],
    ['', null],
    ['8 m', null],
    ['1.2.3', null],
  ])('%j is %j', (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });
});
