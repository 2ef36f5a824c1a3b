import { createSpellingIndex, nearestWords } from '../words/nearest-words.ts';
import { singleWords } from './vocabulary.ts';

const spelling = createSpellingIndex(singleWords);

/** The words of the vocabulary most similar to a misspelt one. */
export function similarVocabulary(word: string): readonly string[] {
  return nearestWords(word, spelling);
}
