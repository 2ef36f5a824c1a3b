import { foldText } from '#primitives/fold-text.ts';
import { synonymsOf } from './search-synonyms.ts';

const longestTerm = 100;
const mostWords = 8;

/** The folded words of what somebody typed. Nobody types a novel; whoever sends one gets its beginning searched. */
export function searchWords(term: string): readonly string[] {
  const folded = foldText(term.slice(0, longestTerm));
  if (folded === '') return [];
  const words = folded.split(' ').slice(0, mostWords);
  const telling = words.filter((word) => !sayingNothing.has(word));
  return telling.length > 0 ? telling : words;
}

/** In a shop for offices 'office' tells as little as 'for' does. */
const sayingNothing: ReadonlySet<string> = new Set(
  'a an the and or of for with in on office offices مع من في على أو و مكتبي مكتبية'.split(' ').map(foldText),
);

/** A code without its separators, as 'SD-HA-160' and 'sd ha 160' are stored. */
export function compactCode(term: string): string {
  return foldText(term.slice(0, longestTerm)).replaceAll(' ', '');
}

/**
 * A PostgreSQL text query: every word must match, by its beginning or by a word of the same meaning. Folded words
 * hold letters and digits only, so nothing that was typed can be an operator.
 */
export function textQuery(words: readonly string[]): string {
  return words.map((word) => anyOf([word])).join(' & ');
}

/** The same for words with two neighbouring letters exchanged, the slip that fingers make most. */
export function forgivingTextQuery(words: readonly string[]): string {
  return words.map((word) => anyOf([word, ...withNeighboursExchanged(word)])).join(' & ');
}

function anyOf(words: readonly string[]): string {
  const alternatives = words.flatMap((word) => [`${word}:*`, ...synonymsOf(word)]);
  return `(${alternatives.join(' | ')})`;
}

const shortestWorthExchanging = 4;

function withNeighboursExchanged(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortestWorthExchanging) return [];
  return letters.slice(1).map((_, index) => {
    const exchanged = [...letters];
    [exchanged[index], exchanged[index + 1]] = [letters[index + 1] ?? '', letters[index] ?? ''];
    return exchanged.join('');
  });
}
