import { foldText } from '#primitives/text/fold-text.ts';

const longestTerm = 100;
export const mostWords = 8;

/** Tokenizes a search term into folded words without stop words. Text beyond the length limits is ignored. */
export function searchWords(term: string): readonly string[] {
  const folded = foldText(term.slice(0, longestTerm));
  if (folded === '') return [];
  const words = joinTwoWordNames(folded).split(' ').slice(0, mostWords);
  const withoutStopWords = words.filter(
    (word, place) => !stopWords.has(word) && !(place > 0 && stopWordsAfterFirst.has(word)),
  );
  return withoutStopWords.length > 0 ? withoutStopWords : words;
}

/** In an office shop 'office' is a stop word too. */
const stopWords: ReadonlySet<string> = new Set(
  'a an the and or of for with in on office offices مع من في على أو و مكتبي مكتبية'.split(' ').map(foldText),
);

/** Stop words unless they come first: مكتب مدير is a manager's desk, but كراسي مكتب are office chairs. */
const stopWordsAfterFirst: ReadonlySet<string> = new Set(['مكتب', 'مكاتب'].map(foldText));

/** Synonyms of two words, with the one word that replaces them. */
const twoWordNames: readonly (readonly [two: string, one: string])[] = [
  ['طاولة مكتب', 'مكتب'],
  ['حاسوب محمول', 'لابتوب'],
  ['كمبيوتر محمول', 'لابتوب'],
  ['آلة تصوير', 'ناسخة'],
  ['sit stand', 'standing'],
].map(([two = '', one = '']) => [foldText(two), foldText(one)]);

function joinTwoWordNames(folded: string): string {
  return twoWordNames.reduce(
    (text, [two, one]) => ` ${text} `.replaceAll(` ${two} `, ` ${one} `).trim(),
    folded,
  );
}

/** A product code without separators, so that 'SD-HA-160' and 'sd ha 160' are equal. */
export function compactCode(term: string): string {
  return foldText(term.slice(0, longestTerm)).replaceAll(' ', '');
}
