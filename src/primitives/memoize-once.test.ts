import { expect, test } from 'vitest';
import { memoizeOnce, perLocale } from './memoize-once.ts';

test('a thing is made when it is first used, and once', () => {
  let made = 0;
  const thing = memoizeOnce(() => ++made);
  expect(made).toBe(0);
  expect([thing(), thing()]).toEqual([1, 1]);
});

test('nothing is made for a language that nobody asks for', () => {
  const made: string[] = [];
  const name = perLocale({
    en: () => made.push('en'),
    ar: () => made.push('ar'),
  });
  name('ar');
  name('ar');
  expect(made).toEqual(['ar']);
});
