import { seedSearchWords } from '#database/seed/data/search-words.ts';
import { Vocabulary } from '#domain/catalogue/search/vocabulary/vocabulary.ts';

/** The vocabulary of a new shop. */
export const seededVocabulary = new Vocabulary(seedSearchWords);
