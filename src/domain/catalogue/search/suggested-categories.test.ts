import { expect, it } from 'vitest';
import { suggestedCategories } from './suggested-categories.ts';

const places = ['Desks', 'Executive desks', 'Reception desks', 'Seating', 'الكراسي', 'كراسي المدراء'].map(
  (name) => ({
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
  }),
);

const names = (
  ...search: [term: string, found?: Parameters<typeof suggestedCategories>[2], most?: number]
) => {
  const [term, found = null, most = 3] = search;
  return suggestedCategories(places, term, found, most).map(({ name }) => name);
};

it.each([
  ['des', ['Desks', 'Executive desks', 'Reception desks']],
  ['rec desk', ['Reception desks']],
  ['كراسى', ['الكراسي', 'كراسي المدراء']],
  ['esk', []],
  ['', []],
])('%s leads to the categories of that name', (term, expected) => {
  expect(names(term)).toEqual(expected);
});

it('no more are suggested than there is room for, those that begin with the word first', () => {
  const reversed = places.toReversed();
  expect(suggestedCategories(reversed, 'desk', null, 1).map(({ name }) => name)).toEqual(['Desks']);
});

it('a word that names none leads to where most of the results lie', () => {
  const found = (count: number) => ({ total: 10, categories: [{ slug: 'الكراسي', count }] });
  expect(names('كرسي', found(5))).toEqual(['الكراسي']);
  expect(names('كرسي', found(4))).toEqual([]);
  const more = { total: 11, categories: [...found(5).categories, { slug: 'desks', count: 6 }] };
  expect(names('كرسي', more)).toEqual(['Desks']);
  expect(names('كرسي', { total: 0, categories: [] })).toEqual([]);
  expect(names('seat', found(10))).toEqual(['Seating']);
});
