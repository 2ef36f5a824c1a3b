import { expect, test } from 'vitest';
import { foldText } from '#primitives/text/fold-text.ts';
import { arabicSound } from './arabic-sound.ts';

test.each([
  ['بروجكتر', 'بروجيكتور'],
  ['ميتنج', 'ميتينق'],
  ['ميتنج', 'ميتنغ'],
  ['تشير', 'چير'],
  ['پرنتر', 'برينتر'],
  ['ماوس', 'ماوص'],
])('%s sounds like %s', (one, other) => {
  expect(arabicSound(foldText(one))).toBe(arabicSound(foldText(other)));
});

test.each([
  ['قرص', 'كرسي'],
  ['طابعة', 'طاولة'],
])('%s does not sound like %s', (one, other) => {
  expect(arabicSound(foldText(one))).not.toBe(arabicSound(foldText(other)));
});

test('a word of few consonants is not known by its sound', () => {
  expect(arabicSound('راك')).toBeUndefined();
});
