import { expect, test } from 'vitest';
import { inflectionsOf, wordStem } from './word-stem.ts';

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
])('the stem of %s is %s', (word, stem) => {
  expect(wordStem(word)).toBe(stem);
});

test('a stem finds its own plural', () => {
  expect(inflectionsOf('monitor')).toContain('monitors');
  expect(inflectionsOf('مكتب')).toEqual(['مكتب']);
});
