import { searchWords } from './search-words.ts';
import type { WordIndex } from './word-index.ts';

const minHalfLength = 3;
const minLengthForThreeEdits = 7;
const minLengthForTwoEdits = 5;

export interface SuggestedWords {
  readonly words: WordIndex;
  /** Whether a posting counts: a word of drafts alone must not be suggested. Absent: each does. */
  readonly isFound?: (posting: number) => boolean;
}

/**
 * Corrects a search term that has no results ('did you mean'). Splits two words written as one, and replaces a
 * misspelt word by the nearest indexed one, at a larger edit distance than the search itself allows. Drops words that
 * match nothing; undefined when no word remains.
 */
export function nearestTerm(term: string, indexes: readonly SuggestedWords[]): string | undefined {
  const words = searchWords(term);
  const isIndexed = (word: string) => indexes.some((index) => isIndexedIn(index, word));
  const corrected = words.flatMap((word) =>
    isIndexed(word) ? [word] : (splitIntoKnown(word, isIndexed) ?? nearestIndexedWord(word, indexes)),
  );
  const result = corrected.join(' ');
  return result === '' || result === words.join(' ') ? undefined : result;
}

function isIndexedIn({ words, isFound }: SuggestedWords, word: string): boolean {
  const lists = words.postingsOf(word);
  return isFound ? lists.some(({ numbers }) => numbers.some(isFound)) : lists.length > 0;
}

function splitIntoKnown(word: string, isIndexed: (word: string) => boolean): string[] | undefined {
  for (let place = minHalfLength; place <= word.length - minHalfLength; place += 1) {
    const halves = [word.slice(0, place), word.slice(place)];
    if (halves.every(isIndexed)) return halves;
  }
  return undefined;
}

function nearestIndexedWord(word: string, indexes: readonly SuggestedWords[]): string[] {
  const maxDistance = word.length >= minLengthForThreeEdits ? 3 : word.length >= minLengthForTwoEdits ? 2 : 1;
  // The first letter is seldom wrong, and one suggestion is enough.
  return indexes
    .flatMap((index) =>
      index.words.similarWords(word, maxDistance).filter((near) => isIndexedIn(index, near)),
    )
    .filter((near) => near[0] === word[0])
    .slice(0, 1);
}
