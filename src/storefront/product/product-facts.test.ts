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
