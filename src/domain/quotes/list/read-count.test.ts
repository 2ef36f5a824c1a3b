import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCount } from './read-count.ts';

describe('a number of pieces', () => {
  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['١٢', 12],
    ['۱۲', 12],
    ['12.0', 12],
    ['12.00', 12],
    ['1,200', 1200],
    ['١٬٢٠٠', 1200],
    ['1 200', 1200],
    ["1'200'000", 1_200_000],
    ['0', 0],
  ])('is read from %j', (text, expected) => {
    expect(readCount(text)).toBe(expected);
  });

  test.each(['', 'twelve', '1.5', '1.200', '12,5', '1,20', '-3', '1e3', '0x10'])(
    'is not read from %j',
    (text) => {
      expect(readCount(text)).toBeNull();
    },
  );

  test('is the same however its thousands are separated', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.constantFrom(',', '٬', ' ', '\u00a0', '’'), (count, separator) => {
        const grouped = count.toLocaleString('en').replaceAll(',', separator);
        expect(readCount(grouped)).toBe(count);
      }),
    );
  });
});
