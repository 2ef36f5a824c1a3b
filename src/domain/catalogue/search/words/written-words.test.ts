import { expect, test } from 'vitest';
import { seededVocabulary } from '../../../../../tests/support/seeded-vocabulary.ts';
import { asWritten } from './written-words.ts';

const names = ['Barq line-interactive UPS, 650 VA', 'الخوادم البرجية', 'قرص SSD محمول من ميزان', 'التخزين'];

test.each([
  [['interactive'], 'interactive'],
  [['barq', 'ups'], 'barq UPS'],
  [['va'], 'VA'],
  [['برجيه'], 'برجية'],
  [['طاوله'], 'طاولة'],
  [['اجتماعات', 'طاوله'], 'اجتماعات طاولة'],
])('folded words %j are written %s', (folded, written) => {
  expect(asWritten(folded, names, seededVocabulary)).toBe(written);
});

test('a word that is written nowhere is not shown', () => {
  expect(asWritten(['تجر'], names, seededVocabulary)).toBeUndefined();
  expect(asWritten(['barq', 'تجر'], names, seededVocabulary)).toBeUndefined();
});
