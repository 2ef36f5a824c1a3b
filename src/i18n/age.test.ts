import { expect, test } from 'vitest';
import { formatAge } from './age.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test('an age is formatted in the largest unit of which two have passed, in both languages', () => {
  expect(formatAge('en', ago(0), now)).toBe('now');
  expect(formatAge('ar', ago(0), now)).toBe('الآن');
  expect(formatAge('en', ago(1 / 60), now)).toBe('1 minute ago');
  expect(formatAge('en', ago(1.5), now)).toBe('90 minutes ago');
  expect(formatAge('en', ago(5), now)).toBe('5 hours ago');
  expect(formatAge('en', ago(47), now)).toBe('47 hours ago');
  expect(formatAge('en', ago(24 * 14), now)).toBe('14 days ago');
  expect(formatAge('ar', ago(5), now)).toBe('قبل 5 ساعات');
  expect(formatAge('ar', ago(48), now)).toBe('قبل يومين');
  expect(formatAge('en', ago(-1), now)).toBe('now');
});
