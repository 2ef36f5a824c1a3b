import { furnitureWords } from './search-words/furniture-words.ts';
import { generalWords } from './search-words/general-words.ts';
import { technologyWords } from './search-words/technology-words.ts';

/** Words and phrases that mean the same in a search of a new shop, with the seeded slugs of the categories that they name. */
export interface SeedSearchWords {
  readonly places: readonly string[];
  readonly words: readonly string[];
}

/** Kinds of products first: of a word that is in several lines the first says how it is written and measured. */
export const seedSearchWords: readonly SeedSearchWords[] = [
  ...[...furnitureWords, ...technologyWords].map(({ places, words }) => ({
    places,
    words: words.split(',').map((word) => word.trim()),
  })),
  ...generalWords.map((line) => ({ places: [], words: line.split(' ') })),
];
