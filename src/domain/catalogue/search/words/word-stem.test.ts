import { expect, test } from 'vitest';
import { arabicBaseForms, inflectionsOf, wordStem } from './word-stem.ts';

test.each([
  ['chairs', 'chair'],
  ['batteries', 'batter'],
  ['printing', 'print'],
  ['desk', 'desk'],
  ['gas', 'gas'],
  ['طابعات', 'طابع'],
  ['للاجتماعات', 'اجتماع'],
  ['والكراسي', 'كراس'],
  ['باب', 'باب'],
  ['عالجدار', 'جدار'],
])('the stem of %s is %s', (word, stem) => {
  expect(wordStem(word)).toBe(stem);
});

test('a stem finds its own plural', () => {
  expect(inflectionsOf('monitor')).toContain('monitors');
  expect(inflectionsOf('مكتب')).toEqual(['مكتب']);
});

test('an Arabic word may be a dual, a plural or feminine, and say with or and', () => {
  expect(arabicBaseForms('شاشتين')).toContain('شاشه');
  expect(arabicBaseForms('كرسيين')).toContain('كرسي');
  expect(arabicBaseForms('وطابعات')).toContain('طابعه');
  expect(arabicBaseForms('للمدير')).toEqual(['للمدير']);
  expect(arabicBaseForms('مكتبي')).not.toContain('مكتب');
});
