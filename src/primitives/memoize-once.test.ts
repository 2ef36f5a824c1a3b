import { expect, test } from 'vitest';
import { memoizeOnce, perLocale } from './memoize-once.ts';

test('a value is created on first use, and once', () => {
  let made = 0;
  const thing = memoizeOnce(() => ++made);
  expect(made).toBe(0);
  expect([thing(), thing()]).toEqual([1, 1]);
});

test('no value is created for an unused language', () => {
  const made: string[] = [];
  const name = perLocale({
    en: () => made.push('en'),
    ar: () => made.push('ar'),
  });
  name('ar');
  name('ar');
  expect(made).toEqual(['ar']);
});
