import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { offerAmounts } from './offer-values.ts';

const line = (quantity: number, unitPrice: number | null) => ({
  productId: null,
  name: 'Desk',
  translations: { ar: { name: '' } },
  quantity,
  unitPrice,
});

describe('the total beside an offer', () => {
  test('is what the server makes of the same numbers', () => {
    const qar = fc.integer({ min: 0, max: 100_000 }).map((dirhams) => dirhams / 100);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 999 }), fc.option(qar)), { minLength: 1, maxLength: 8 }),
        qar,
        qar,
        (lines, discount, deliveryFee) => {
          const server = quoteAmounts(
            lines.map(([quantity, price]) => ({
              quantity,
              unitPrice: price === null ? null : dirhamsFromQar(price),
            })),
            { discount: dirhamsFromQar(discount), deliveryFee: dirhamsFromQar(deliveryFee) },
          );
          const shown = offerAmounts({
            lines: lines.map(([quantity, price]) => line(quantity, price)),
            discount,
            deliveryFee,
          });
          expect(shown).toEqual(server);
        },
      ),
    );
  });

  test('copes with half-typed fields, and with more than an offer can hold', () => {
    const half = 'abc' as unknown as number;
    expect(offerAmounts({ lines: [line(half, 10), line(2, half)], discount: half, deliveryFee: 5 })).toEqual({
      subtotal: 0,
      discount: 0,
      deliveryFee: 500,
      total: 500,
    });
    expect(offerAmounts({ lines: [line(999, 10_000_000)], discount: 0, deliveryFee: 0 })).toBeNull();
  });
});
