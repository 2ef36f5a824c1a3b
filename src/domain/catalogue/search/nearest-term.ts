import { searchWords } from './search-words.ts';
import type { WordIndex } from './word-index.ts';

const shortestHalf = 3;
const shortestForThreeSlips = 7;
const shortestForTwoSlips = 5;

/**
 * What somebody may have meant by a search that finds nothing: words that were written as one are taken apart, and a
 * word with more slips than a search forgives gives way to the nearest known one. Words that mean nothing are left
 * out; undefined when none is left.
 */
export function nearestTerm(term: string, indexes: readonly WordIndex[]): string | undefined {
  const words = searchWords(term);
  const isKnown = (word: string) => indexes.some((index) => index.entriesOf(word).length > 0);
  const meant = words.flatMap((word) =>
    isKnown(word) ? [word] : (halvesOf(word, isKnown) ?? nearestKnown(word, indexes)),
  );
  const changed = meant.join(' ');
  return changed === '' || changed === words.join(' ') ? undefined : changed;
}

function halvesOf(word: string, isKnown: (word: string) => boolean): string[] | undefined {
  for (let place = shortestHalf; place <= word.length - shortestHalf; place += 1) {
    const halves = [word.slice(0, place), word.slice(place)];
    if (halves.every(isKnown)) return halves;
  }
  return undefined;
}

function nearestKnown(word: string, indexes: readonly WordIndex[]): string[] {
  const slips = word.length >= shortestForThreeSlips ? 3 : word.length >= shortestForTwoSlips ? 2 : 1;
  // People seldom miss the first letter, and one guess is enough.
  return indexes
    .flatMap((index) => index.wordsLike(word, slips))
    .filter((near) => near[0] === word[0])
    .slice(0, 1);
}
