import { describe, expect, it } from 'vitest';
import { seededVocabulary } from '../../../../tests/support/seeded-vocabulary.ts';
import { findPages, indexPages, type PageEntry } from './find-pages.ts';

const entry = (path: string, title: string, text: string, place?: string): PageEntry => ({
  kind: 'help',
  path,
  title,
  text,
  ...(place && { place }),
});

const english = indexPages([
  entry('/quotes', 'Quotation and purchase order', 'A quotation is ready at once. Attach your LPO as a PDF.'),
  entry('/hours', 'Opening hours', 'Sunday to Thursday, 8:00 to 18:00'),
  entry('/khor', 'Delivery to Al Khor', 'Delivery to Al Khor costs QAR 75.', 'Al Khor'),
  entry('/wakra', 'Delivery to Al Wakra', 'Delivery to Al Wakra costs QAR 50.', 'Al Wakra'),
  entry('/terms', 'Delivery terms', 'What delivery costs.'),
  entry('/returns', 'Unused goods', 'Unused goods can go back. Chairs too.'),
  entry('/chairs', 'Choosing an office chair', 'What matters in a chair.'),
]);
const arabic = indexPages([
  entry('/quotes', 'عرض السعر وأمر الشراء', 'عرض السعر جاهز فورًا.'),
  entry('/hours', 'ساعات العمل', 'من الأحد إلى الخميس'),
  entry('/khor', 'التوصيل إلى الخور', 'رسوم التوصيل 75 ريالًا'),
  entry('/parking', 'مواقف السيارات', 'أمام المعرض'),
]);
const paths = (index: typeof english, term: string) =>
  findPages(index, term, 3, seededVocabulary).pages.map(({ path }) => path);

describe('pages of the shop', () => {
  it.each([
    ['LPO', ['/quotes']],
    ['quote', ['/quotes']],
    ['quotation', ['/quotes']],
    ['opening hours', ['/hours']],
    ['timings', ['/hours']],
    ['open', ['/hours']],
    ['delivery to Al Khor', ['/khor']],
    ['al khor', ['/khor']],
    ['deliv', ['/terms']],
    ['wakra delivery', ['/wakra']],
    ['go back', ['/returns']],
    ['chair', ['/chairs']],
    ['spaceship', []],
    ['', []],
    ['?', []],
  ])('for %j are found by what they are about', (term, found) => {
    expect(paths(english, term)).toEqual(found);
  });

  it.each([
    ['امر شراء', ['/quotes']],
    ['عرض سعر', ['/quotes']],
    ['تسعيرة', ['/quotes']],
    ['اوقات الدوام', ['/hours']],
    ['توصيل الخور', ['/khor']],
    ['هل توصلون الى الخور', ['/khor']],
    ['موقف', ['/parking']],
    ['باركنج', ['/parking']],
    ['LPO', ['/quotes']],
  ])('are found in Arabic: %s', (term, found) => {
    expect(paths(arabic, term)).toEqual(found);
  });

  it('are an answer where a title has the words and the search does not name a kind of product', () => {
    expect(findPages(english, 'opening hours', 3, seededVocabulary).isAnswer).toBe(true);
    expect(findPages(english, 'chair', 3, seededVocabulary).isAnswer).toBe(false);
    expect(findPages(english, 'go back', 3, seededVocabulary).isAnswer).toBe(false);
    expect(findPages(english, 'spaceship', 3, seededVocabulary).isAnswer).toBe(false);
  });
});
