import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteAmounts, quoteLineTotal } from './quote-amounts.ts';

const amounts = fc.nat(5_000_000);
const anyLines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 999 }), unitPrice: fc.option(fc.nat(5_000)) }),
  { maxLength: 50 },
);

describe('the amounts of a quotation', () => {
  it('sum up to the total, which is never below the delivery', () => {
    fc.assert(
      fc.property(anyLines, amounts, amounts, (lines, discount, deliveryFee) => {
        const result = quoteAmounts(lines, { discount, deliveryFee });
        expect(result.total).toBe(result.subtotal - result.discount + result.deliveryFee);
        expect(result.total).toBeGreaterThanOrEqual(deliveryFee);
        expect(result.discount).toBeLessThanOrEqual(discount);
      }),
    );
  });

  it('are refused in words when the books could not hold them', () => {
    expect(() =>
      quoteAmounts([{ quantity: 999, unitPrice: 900_000_000 }], { discount: 0, deliveryFee: 0 }),
    ).toThrow('invalid_input');
  });

  it('leave out what has its price on request', () => {
    const lines = [
      { quantity: 3, unitPrice: 100 },
      { quantity: 2, unitPrice: null },
    ];
    expect(quoteAmounts(lines, { discount: 50, deliveryFee: 0 })).toEqual({
      subtotal: 300,
      discount: 50,
      deliveryFee: 0,
      total: 250,
    });
    expect(lines.map(quoteLineTotal)).toEqual([300, null]);
  });
});
