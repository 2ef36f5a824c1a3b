import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { searchWords } from './search-words.ts';
import type { WordIndex } from './word-index.ts';

const minHalfLength = 3;
const minLengthForThreeEdits = 9;
const minLengthForTwoEdits = 5;
/** A shorter word is as near to many others. */
const minSuggestedLength = 4;

export interface SuggestedWords {
  readonly words: WordIndex;
  /** Whether a posting counts: a word of drafts alone must not be suggested. Absent: each does. */
  readonly isFound?: (posting: number) => boolean;
  /** Whether its words replace a misspelt one; those of long texts are too many to be what was meant. */
  readonly isOffered: boolean;
}

/**
 * Corrects a search term that has no results ('did you mean'). Splits two words written as one, and replaces a
 * misspelt word by the nearest indexed one, at a larger edit distance than the search itself allows. Drops words that
 * match nothing; undefined when no word remains. The words are folded.
 */
export function nearestTerm(
  term: string,
  indexes: readonly SuggestedWords[],
  vocabulary: Vocabulary,
): readonly string[] | undefined {
  const words = searchWords(term);
  const isKnown = (word: string) => vocabulary.has(word) || indexes.some((index) => isIndexedIn(index, word));
  const corrected = words.flatMap((word) =>
    isKnown(word) ? [word] : (splitIntoKnown(word, isKnown) ?? nearestIndexedWord(word, indexes)),
  );
  return corrected.length === 0 || corrected.join() === words.join() ? undefined : corrected;
}

function isIndexedIn({ words, isFound }: SuggestedWords, word: string): boolean {
  const lists = words.postingsOf(word);
  return isFound ? lists.some(({ numbers }) => numbers.some(isFound)) : lists.length > 0;
}

function splitIntoKnown(word: string, isKnown: (word: string) => boolean): string[] | undefined {
  for (let place = minHalfLength; place <= word.length - minHalfLength; place += 1) {
    const halves = [word.slice(0, place), word.slice(place)];
    if (halves.every(isKnown)) return halves;
  }
  return undefined;
}

function nearestIndexedWord(word: string, indexes: readonly SuggestedWords[]): string[] {
  const maxDistance = word.length >= minLengthForThreeEdits ? 3 : word.length >= minLengthForTwoEdits ? 2 : 1;
  // The first letter is seldom wrong, and one suggestion is enough.
  return indexes
    .filter(({ isOffered }) => isOffered)
    .flatMap((index) =>
      index.words.similarWords(word, maxDistance).filter((near) => isIndexedIn(index, near)),
    )
    .filter((near) => near[0] === word[0] && near.length >= minSuggestedLength)
    .slice(0, 1);
}
