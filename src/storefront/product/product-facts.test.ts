import { expect, test } from 'vitest';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import { attributeFact, specificationFact } from './product-facts.ts';

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
