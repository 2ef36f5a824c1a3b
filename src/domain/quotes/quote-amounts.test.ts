import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceFromList, type GivenDiscount, noDiscount, priceOffer } from './quote-amounts.ts';

const percent = (basisPoints: number): GivenDiscount => ({ kind: 'percent', basisPoints });
const amount = (dirhams: number): GivenDiscount => ({ kind: 'amount', amount: dirhams });
const none = { discount: noDiscount, assemblyFee: 0, deliveryFee: 0 };
const discounts = fc.oneof(fc.nat(5_000_000).map(amount), fc.nat(9_999).map(percent));
const anyLines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 999 }),
    unitPrice: fc.option(fc.nat(5_000)),
    discount: discounts,
  }),
  { maxLength: 50 },
);

describe('the amounts of an offer', () => {
  it('sum up to the total, and what can be sent costs something', () => {
    fc.assert(
      fc.property(anyLines, discounts, fc.nat(9_000), fc.nat(9_000), (lines, discount, fee, assemblyFee) => {
        const {
          amounts,
          lines: priced,
          problems,
        } = priceOffer(lines, {
          discount,
          deliveryFee: fee,
          assemblyFee,
        });
        expect(amounts.subtotal).toBe(priced.reduce((sum, { lineTotal }) => sum + (lineTotal ?? 0), 0));
        expect(amounts.total).toBe(amounts.subtotal - amounts.discount + assemblyFee + fee);
        expect(amounts.total).toBeGreaterThanOrEqual(fee + assemblyFee);
        if (problems.length > 0) return;
        expect(amounts.subtotal - amounts.discount).toBeGreaterThan(0);
        for (const [at, { lineTotal }] of priced.entries()) {
          if (lines[at]?.unitPrice) expect(lineTotal).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('take a percentage of the line or of the whole, rounded to the dirham', () => {
    const { amounts, lines } = priceOffer([{ quantity: 3, unitPrice: 3_333, discount: percent(1_250) }], {
      ...none,
      discount: percent(500),
    });
    expect(lines).toEqual([{ discount: 1_250, lineTotal: 8_749 }]);
    expect(amounts).toMatchObject({ subtotal: 8_749, discount: 437, total: 8_312 });
  });

  it.each([
    ['as much as everything', amount(20_000), 'discount.value', 199.99],
    ['more than everything', amount(20_001), 'discount.value', 199.99],
  ])('refuse a discount of %s and name the largest', (_, discount, path, limit) => {
    const lines = [{ quantity: 2, unitPrice: 10_000 }];
    const { problems, amounts } = priceOffer(lines, { ...none, discount });
    expect(problems).toEqual([{ path, code: 'too_big', limit }]);
    expect(amounts.total).toBe(0);
  });

  it('refuse a discount that takes all of a line, or of a line without a price', () => {
    const lines = [
      { quantity: 1, unitPrice: 100 },
      { quantity: 1, unitPrice: 50, discount: percent(9_999) },
      { quantity: 1, unitPrice: null, discount: amount(1) },
    ];
    const paths = priceOffer(lines, none).problems.map(({ path }) => path);
    expect(paths).toEqual(['lines.1.discount.value', 'lines.2.discount.value']);
  });

  it('refuse an offer in which nothing has a price, whatever the delivery costs', () => {
    const problem = [{ path: 'lines', code: 'no_total' }];
    expect(priceOffer([{ quantity: 3, unitPrice: null }], { ...none, deliveryFee: 500 }).problems).toEqual(
      problem,
    );
    expect(priceOffer([{ quantity: 3, unitPrice: 0 }], none).problems).toEqual(problem);
  });

  it('are refused when the books could not hold them', () => {
    const { problems } = priceOffer([{ quantity: 999, unitPrice: 900_000_000 }], none);
    expect(problems).toEqual([{ path: 'lines', code: 'too_big', limit: 20_000_000 }]);
  });
});

describe('the difference from the catalogue', () => {
  it('counts discounts of lines and of the whole, and nothing else', () => {
    const lines = [
      { quantity: 2, listPrice: 10_000, unitPrice: 9_000, discount: amount(500) },
      { quantity: 1, listPrice: null, unitPrice: 4_000 },
      { quantity: 5, listPrice: 1_000, unitPrice: null },
    ];
    const { amounts } = priceOffer(lines, { discount: amount(1_500), assemblyFee: 300, deliveryFee: 700 });
    expect(differenceFromList(lines, amounts)).toBe(-4_000);
  });
});
