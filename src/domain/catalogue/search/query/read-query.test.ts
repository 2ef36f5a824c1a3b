import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededVocabulary } from '../../../../../tests/support/seeded-vocabulary.ts';
import type { AskedAttribute } from './number-words.ts';
import { readQuery } from './read-query.ts';

type Expected = Partial<Record<AskedAttribute | 'quantity', number>> & { readonly words: string };

function read(term: string): Expected {
  const { words, quantity, constraints } = readQuery(term, seededVocabulary);
  const asked = Object.fromEntries(constraints.map(({ attribute, value }) => [attribute, value]));
  return { ...(quantity !== null && { quantity }), ...asked, words };
}

describe('what a search term says beside its words', () => {
  it.each<[string, Expected]>([
    ['30 chairs', { words: 'chairs', quantity: 30 }],
    ['30 chair', { words: 'chair', quantity: 30 }],
    ['chairs 30', { words: 'chairs', quantity: 30 }],
    ['5 desks', { words: 'desks', quantity: 5 }],
    ['10 black ergonomic chairs', { words: 'black ergonomic chairs', quantity: 10 }],
    ['ten chairs', { words: 'chairs', quantity: 10 }],
    ['chair x30', { words: 'chair', quantity: 30 }],
    ['webcam 4 pcs', { words: 'webcam', quantity: 4 }],
    ['qty 12 office chair', { words: 'office chair', quantity: 12 }],
    ['8 tables', { words: 'tables', quantity: 8 }],
    ['24 monitors', { words: 'monitors', quantity: 24 }],
    ['30 كرسي', { words: 'كرسي', quantity: 30 }],
    ['٣٠ كرسي', { words: 'كرسي', quantity: 30 }],
    ['٢٠ كرسي زوار', { words: 'كرسي زوار', quantity: 20 }],
    ['كراسي 30', { words: 'كراسي', quantity: 30 }],
    ['عدد 12 لابتوب', { words: 'لابتوب', quantity: 12 }],
    ['٥ مكاتب', { words: 'مكاتب', quantity: 5 }],
    ['27 شاشة', { words: 'شاشة', quantity: 27 }],
    ['6 قطع كرسي بار', { words: 'كرسي بار', quantity: 6 }],
  ])('%s: a quantity', (term, expected) => {
    expect(read(term)).toEqual(expected);
  });

  it.each<[string, Expected]>([
    ['monitor 27', { words: 'monitor', 'screen-size': 27 }],
    ['27 monitor', { words: 'monitor', 'screen-size': 27 }],
    ['27 inch monitor', { words: 'monitor', 'screen-size': 27 }],
    ['monitor 23.8"', { words: 'monitor', 'screen-size': 23.8 }],
    ['laptop 14', { words: 'laptop', 'screen-size': 14 }],
    ['شاشة 27', { words: 'شاشة', 'screen-size': 27 }],
    ['شاشة ٢٧ بوصة', { words: 'شاشة', 'screen-size': 27 }],
    ['desk 120', { words: 'desk', width: 120 }],
    ['desk 120 cm', { words: 'desk', width: 120 }],
    ['desk 120cm white', { words: 'desk white', width: 120 }],
    ['desk 1.4 m', { words: 'desk 1.4 m' }],
    ['desk 1.4 metres', { words: 'desk', width: 140 }],
    ['مكتب 120', { words: 'مكتب', width: 120 }],
    ['مكتب ١٢٠ سم', { words: 'مكتب', width: 120 }],
    ['table for 8', { words: 'table', seats: 8 }],
    ['table for eight people', { words: 'table', seats: 8 }],
    ['8 seater meeting table', { words: 'meeting table', seats: 8 }],
    ['8-seater table', { words: 'table', seats: 8 }],
    ['table 8', { words: 'table', seats: 8 }],
    ['table 240', { words: 'table', width: 240 }],
    ['workstation for four', { words: 'workstation', seats: 4 }],
    ['طاولة لثمانية', { words: 'طاولة', seats: 8 }],
    ['طاولة ل8', { words: 'طاولة', seats: 8 }],
    ['طاولة ل ٨ أشخاص', { words: 'طاولة', seats: 8 }],
    ['طاولة اجتماعات 6 أشخاص', { words: 'طاولة اجتماعات', seats: 6 }],
    ['كنبة لشخصين', { words: 'كنبة', seats: 2 }],
    ['طاولة اجتماعات ١٠ كراسي', { words: 'طاولة اجتماعات', seats: 10 }],
    ['dining table 4 chairs', { words: 'dining table', seats: 4 }],
    ['ورك ستيشن ٦ موظفين', { words: 'ورك ستيشن', seats: 6 }],
    ['هارد ٥١٢ قيقا', { words: 'هارد ٥١٢ قيقا' }],
    ['لابتوب ١٦ قيقا', { words: 'لابتوب', memory: 16 }],
    ['24 port switch', { words: 'switch', ports: 24 }],
    ['سويتش 24 منفذ', { words: 'سويتش', ports: 24 }],
    ['4 drawer cabinet', { words: 'cabinet', drawers: 4 }],
    ['rack 42u', { words: 'rack', 'rack-units': 42 }],
    ['laptop 16gb', { words: 'laptop', memory: 16 }],
  ])('%s: a measure', (term, expected) => {
    expect(read(term)).toEqual(expected);
  });

  it.each<[string, Expected]>([
    ['12 monitors 24 inch', { words: 'monitors', quantity: 12, 'screen-size': 24 }],
    ['4 tables for 8', { words: 'tables', quantity: 4, seats: 8 }],
    ['5 مكاتب 140 سم', { words: 'مكاتب', quantity: 5, width: 140 }],
  ])('%s: a quantity and a measure', (term, expected) => {
    expect(read(term)).toEqual(expected);
  });

  it.each([
    ...['desk', 'wifi 6', 'wifi 7', 'ups 1500', 'ups 650', '8 bay nas', '16 channel recorder'],
    ...['all in one', '2 bay nas', 'a4 printer', '4k monitor', 'SD-HA-160', 'cat 6a', '27', '', '…'],
    ...['switch 24', 'desk 5000', 'windows 11', 'laptop 512 gb', 'partition 240 cm high', '1000 chairs'],
  ])('%j: nothing but its words', (term) => {
    expect(read(term)).toEqual({ words: term });
  });

  it('keeps measures as words where they cannot be compared', () => {
    expect(readQuery('12 monitors 24 inch', seededVocabulary).wordsAndMeasures).toBe('monitors 24 inch');
    expect(readQuery('desk 120', seededVocabulary).wordsAndMeasures).toBe('desk 120');
  });

  it('never loses all words, and never finds more than it was told', () => {
    const part = fc.constantFrom(
      '30',
      '8',
      'for',
      'table',
      'cm',
      'كرسي',
      'ل',
      '27',
      'inch',
      'x',
      'عدد',
      'desk',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const term = parts.join(' ');
        const { words, quantity, constraints } = readQuery(term, seededVocabulary);
        expect(words === term || words.trim() !== '').toBe(true);
        const numbers = parts.filter((each) => /\d/.test(each)).length;
        expect(constraints.length + (quantity === null ? 0 : 1)).toBeLessThanOrEqual(numbers);
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (term) => void readQuery(term, seededVocabulary)));
  });
});
