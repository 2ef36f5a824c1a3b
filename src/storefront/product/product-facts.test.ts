import { expect, test } from 'vitest';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import { attributeFact, productFacts, specificationFact } from './product-facts.ts';

const units: Attribute = {
  id: '1',
  key: 'rack-units',
  kind: 'number',
  unit: 'U',
  name: { en: 'Rack units', ar: 'وحدات الكابينة' },
  options: [],
  isBuiltIn: false,
  version: 1,
};

test('Latin units and words of Arabic values are isolated, those of English ones are not', () => {
  expect(attributeFact(units, 2, 'ar').values).toEqual(['\u20662\u00a0U\u2069']);
  expect(attributeFact(units, 2, 'en').values).toEqual(['2\u00a0U']);
  const uplink = {
    label: { en: 'Uplink', ar: 'منافذ الربط' },
    value: { en: '4 SFP+ ports', ar: '4 منافذ SFP+' },
  };
  expect(specificationFact(uplink, 'ar').values).toEqual(['4\u00a0منافذ \u2066SFP+\u2069']);
  expect(specificationFact(uplink, 'en').values).toEqual(['4 SFP+ ports']);
});

test('a free specification that an attribute says, by the same name in either language, is not a row of its own', () => {
  const seats: Attribute = { ...units, key: 'seats', unit: null, name: { en: 'Seats', ar: 'عدد المقاعد' } };
  const definitions = { attributes: [seats], ofCategory: [{ key: 'seats', isFilter: false }] };
  const labels = (label: { en: string; ar: string }, value: string, locale: 'en' | 'ar') => {
    const specifications = [{ label, value: { en: value, ar: value } }];
    const shown = productFacts({ attributes: { seats: 3 }, specifications }, definitions, locale);
    return [...shown.facts, ...shown.specifications].map((fact) => fact.label);
  };
  const places = { en: 'Places', ar: 'عدد المقاعد' };
  expect(labels(places, '3', 'en')).toEqual(['Seats']);
  expect(labels(places, '3', 'ar')).toEqual(['عدد المقاعد']);
  // More than the number, or the same number of something else.
  expect(labels(places, '3, two by two', 'en')).toEqual(['Seats', 'Places']);
  expect(labels({ en: 'Drawers', ar: 'الأدراج' }, '3', 'en')).toEqual(['Seats', 'Drawers']);
});

test('the ends of a range that a free specification states are not rows of their own', () => {
  const ends = [
    { key: 'height-min', name: { en: 'Lowest height', ar: 'أدنى ارتفاع' } },
    { key: 'height-max', name: { en: 'Greatest height', ar: 'أقصى ارتفاع' } },
  ].map((end, at): Attribute => ({ ...units, ...end, id: `${at}`, unit: 'mm' }));
  const definitions = {
    attributes: ends,
    ofCategory: ends.map(({ key }) => ({ key, isFilter: false })),
  };
  const rows = (max: number, locale: 'en' | 'ar') => {
    const range = {
      label: { en: 'Height range', ar: 'مدى الارتفاع' },
      value: { en: '62 to 127 cm', ar: 'من 62 إلى 127 سم' },
    };
    const product = { attributes: { 'height-min': 620, 'height-max': max }, specifications: [range] };
    const { facts, specifications } = productFacts(product, definitions, locale);
    return [...facts, ...specifications].map(({ label }) => label);
  };
  expect(rows(1270, 'en')).toEqual(['Height range']);
  expect(rows(1270, 'ar')).toEqual(['مدى الارتفاع']);
  // What does not agree is shown, so that it is noticed.
  expect(rows(1280, 'en')).toEqual(['Lowest height', 'Greatest height', 'Height range']);
});
