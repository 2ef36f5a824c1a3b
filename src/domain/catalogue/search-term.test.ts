import { expect, it } from 'vitest';
import { matchingCategories } from './matching-categories.ts';
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

const categories = ['Desks', 'Executive desks', 'Reception desks', 'Seating', 'كراسي المدراء'].map(
  (name) => ({
    name,
  }),
);

it.each([
  ['des', ['Desks', 'Executive desks', 'Reception desks']],
  ['rec desk', ['Reception desks']],
  ['مدير', []],
  ['كراسى', ['كراسي المدراء']],
  ['esk', []],
  ['', []],
])('categories that %s leads to', (term, names) => {
  expect(matchingCategories(categories, term, 3).map(({ name }) => name)).toEqual(names);
});

it('no more categories are offered than there is room for, those that begin with the word first', () => {
  const [first] = matchingCategories([...categories].reverse(), 'desk', 1);
  expect(first?.name).toBe('Desks');
});
