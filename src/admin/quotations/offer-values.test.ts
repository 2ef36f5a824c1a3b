import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeOffer } from '#domain/quotes/make-offer.ts';
import { serializeQuote } from '#domain/quotes/serialize-quote.ts';
import { sampleQuote, sampleVersion } from '../../../tests/support/sample-quotes.ts';
import {
  emptyOffer,
  type OfferLineValues,
  offerBody,
  offerFrom,
  offerTotals,
  textLine,
} from './offer-values.ts';

const line = (fields: Partial<OfferLineValues>): OfferLineValues => ({ ...textLine('Desk'), ...fields });
const offer = emptyOffer('2026-11-15');
const percent = (value: number) => ({ kind: 'percent', value }) as const;
const riyals = (value: number) => ({ kind: 'amount', value }) as const;

describe('the total beside an offer', () => {
  test('is what the server makes of the same numbers, and is refused when the server refuses', () => {
    const qar = fc.integer({ min: 0, max: 100_000 }).map((dirhams) => dirhams / 100);
    const discounts = fc.oneof(
      qar.map(riyals),
      fc.integer({ min: 0, max: 9_999 }).map((points) => percent(points / 100)),
    );
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      unitPrice: fc.option(qar),
      discount: discounts,
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 6 }),
        discounts,
        qar,
        qar,
        (lines, discount, deliveryFee, fee) => {
          const values = {
            ...offer,
            lines: lines.map(line),
            discount,
            deliveryFee,
            ...(fee > 0 && { assembly: 'priced' as const, assemblyFee: fee }),
          };
          const shown = offerTotals(values);
          const send = () => makeOffer(offerBody(values), new Map(), '2026-11-15');
          if (shown.problem) {
            expect(send).toThrow('invalid_input');
            return;
          }
          const sent = send();
          expect(sent).toMatchObject(shown.amounts);
          expect(sent.lines.map(({ lineTotal }) => lineTotal)).toEqual(shown.lineTotals);
          expect(sent.total).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('copes with half-typed fields, and with more than an offer can hold', () => {
    const half = 'abc' as unknown as number;
    const typed = { ...offer, lines: [line({ quantity: half, unitPrice: 10 }), line({ unitPrice: half })] };
    expect(offerTotals({ ...typed, discount: riyals(half), deliveryFee: 5 })).toMatchObject({
      amounts: { subtotal: 0, discount: 0, deliveryFee: 500, total: 500 },
      problem: 'nothing',
    });
    const huge = [line({ quantity: 999, unitPrice: 10_000_000 })];
    expect(offerTotals({ ...offer, lines: huge }).problem).toBe('tooMuch');
  });

  test('says how far it is from the catalogue', () => {
    const lines = [line({ quantity: 2, unitPrice: 90, listPrice: 100 }), line({ unitPrice: 50 })];
    expect(offerTotals({ ...offer, lines, discount: percent(10) }).difference).toBe(-4_300);
  });
});

describe('a line in words', () => {
  test('has them as the name of their language, from a list as from a request', () => {
    expect(textLine('قاطع زجاجي 40 م')).toMatchObject({
      name: '',
      translations: { ar: { name: 'قاطع زجاجي 40 م' } },
    });
    expect(textLine('Glass partition')).toMatchObject({
      name: 'Glass partition',
      translations: { ar: { name: '' } },
    });
    const [line] = sampleVersion(1).lines;
    if (!line) throw new Error('the sample has a line');
    const words = ['قاطع زجاجي', 'Curtains'].map((text) => ({
      ...line,
      productId: null,
      name: { en: text, ar: text },
    }));
    const both = { ...line, productId: null, name: { en: 'Glass partition', ar: 'قاطع زجاجي' } };
    const version = sampleVersion(1, { lines: [...words, both] });
    const { lines } = offerFrom({
      ...serializeQuote(sampleQuote(version), '2026-11-16'),
      siteFit: null,
      plan: null,
    });
    expect(lines.map(({ name, translations }) => [name, translations.ar.name])).toEqual([
      ['', 'قاطع زجاجي'],
      ['Curtains', ''],
      ['Glass partition', 'قاطع زجاجي'],
    ]);
  });
});

describe('what is sent', () => {
  test('leaves out what another choice has hidden', () => {
    const values = { ...offer, deliveryOn: '2026-12-01', leadTimeDays: 4, assemblyFee: 100 };
    expect(offerBody({ ...values, promise: 'day' })).toMatchObject({
      deliveryOn: '2026-12-01',
      leadTimeDays: null,
      assemblyFee: 0,
    });
    expect(offerBody({ ...values, promise: 'none' })).toMatchObject({ deliveryOn: null, leadTimeDays: null });
  });
});
