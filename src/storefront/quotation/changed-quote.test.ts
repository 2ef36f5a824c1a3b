import { describe, expect, test } from 'vitest';
import type { QuoteVersion } from '#domain/quotes/quote.ts';
import { findQuoteChange } from './changed-quote.ts';

const version = (number: number) => ({ number, lines: [] }) as unknown as QuoteVersion;
const [first, second] = [version(1), version(2)];

describe('a quotation whose form is open', () => {
  test('has not changed while its version is the newest', () => {
    expect(findQuoteChange({ status: 'quoted', versions: [first, second] }, second)).toBeNull();
  });

  test('is replaced by a newer version', () => {
    expect(findQuoteChange({ status: 'quoted', versions: [first, second] }, first)).toEqual({
      kind: 'replaced',
      earlier: first,
      newest: second,
    });
  });

  test.each(['withdrawn', 'expired', 'declined', 'accepted'] as const)(
    'that is %s says so, also when there was a newer version',
    (status) => {
      expect(findQuoteChange({ status, versions: [first, second] }, first)).toEqual({
        kind: status,
        newest: second,
      });
    },
  );
});
