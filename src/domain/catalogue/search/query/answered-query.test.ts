import { describe, expect, it } from 'vitest';
import { seededVocabulary } from '../../../../../tests/support/seeded-vocabulary.ts';
import { type AttributeChoices, isChosen } from '../../listing/attribute-choice.ts';
import { answerQuery } from './answered-query.ts';
import { readQuery } from './read-query.ts';

const tables = [
  { name: 'table 4', width: 1200, seats: 4 },
  { name: 'table 8', width: 2800, seats: 8 },
];
const screens = [
  { name: 'monitor 24', 'screen-size': 23.8 },
  { name: 'monitor 27', 'screen-size': 27 },
];
const unknown = [{ name: 'monitor 24' }, { name: 'monitor 27' }];

type Product = { readonly name: string } & Partial<Record<string, number | string>>;

/** The answer of a search in products: the names found, and what it says. */
function answer(products: readonly Product[], term: string) {
  const find = (search: string, choices: AttributeChoices) => {
    const names = products
      .filter(({ name }) => search.split(' ').every((word) => name.includes(word)))
      .filter((product) =>
        Object.entries(choices).every(([key, choice]) => {
          const value = product[key];
          return typeof value === 'number' && isChosen(value, choice);
        }),
      )
      .map(({ name }) => name);
    return { names, total: names.length };
  };
  const { names, query } = answerQuery(readQuery(term, seededVocabulary), find);
  return { names, isMet: query.isMet, asked: query.constraints.map(({ attribute }) => attribute) };
}

describe('the answer to a search with measures', () => {
  it.each([
    ['table for 8', ['table 8'], ['seats']],
    ['table 120 cm', ['table 4'], ['width']],
    ['table 281 cm', ['table 8'], ['width']],
  ])('%s: the products that meet them', (term, names, asked) => {
    expect(answer(tables, term)).toEqual({ names, asked, isMet: true });
  });

  it('takes a screen of 23.8 inches for one of 24', () => {
    expect(answer(screens, 'monitor 24').names).toEqual(['monitor 24']);
  });

  it('is all products with the words where none meets them, and says so', () => {
    expect(answer(tables, 'table for 9')).toEqual({
      names: ['table 4', 'table 8'],
      asked: ['seats'],
      isMet: false,
    });
  });

  it('looks for the measure as a word where no product has the attribute', () => {
    expect(answer(unknown, 'monitor 27')).toEqual({ names: ['monitor 27'], asked: [], isMet: true });
  });

  it('without measures is that of the words', () => {
    expect(answer(tables, '5 tables').names).toEqual([]);
    expect(answer(tables, 'table')).toEqual({ names: ['table 4', 'table 8'], asked: [], isMet: true });
  });
});
