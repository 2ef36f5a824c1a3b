import { expect, it } from 'vitest';
import { isWorthSearching, searchTerm } from './search-term.ts';

it.each([
  ['', false],
  ['d', false],
  ['ك', false],
  ['椅', false],
  ['..', false],
  ['d.', false],
  ['de', true],
  ['كر', true],
  ['a 4', true],
])('%j is worth searching for: %s', (typed, isWorth) => {
  expect(isWorthSearching(searchTerm(typed))).toBe(isWorth);
});

it('a term is searched for without the spaces that come with typing', () => {
  expect(searchTerm('  office \t chair ')).toBe('office chair');
  expect(searchTerm('x'.repeat(300))).toHaveLength(100);
});
