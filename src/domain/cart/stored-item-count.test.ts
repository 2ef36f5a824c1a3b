import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countStoredItems, itemCountBadge } from './stored-item-count.ts';

describe('the number on the cart', () => {
  it('adds up the quantities of the stored lines', () => {
    expect(countStoredItems(JSON.stringify([{ quantity: 2 }, { quantity: 40 }]))).toBe(42);
  });

  it.each([
    null,
    '',
    'not json',
    '{}',
    'null',
    '[null, 3, "x"]',
    '[{"quantity": -1}, {"quantity": 1.5}, {"quantity": "2"}]',
  ])('counts what is no cart (%s) as empty', (stored) => {
    expect(countStoredItems(stored)).toBe(0);
  });

  it('never fails, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(countStoredItems(stored)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [0, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [98_901, '99+'],
    // Specification 9.07
  ])('shows %i as %s', (count, badge) => {
    expect(itemCountBadge(count)).toBe(badge);
  });
});
