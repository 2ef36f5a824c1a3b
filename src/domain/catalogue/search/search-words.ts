import { foldText } from '#primitives/text/fold-text.ts';

const longestTerm = 100;
export const mostWords = 8;

/** The folded words of what somebody typed. Nobody types a novel; whoever sends one gets its beginning searched. */
export function searchWords(term: string): readonly string[] {
  const folded = foldText(term.slice(0, longestTerm));
  if (folded === '') return [];
  const words = inOneWord(folded).split(' ').slice(0, mostWords);
  const telling = words.filter(
    (word, place) => !sayingNothing.has(word) && !(place > 0 && ofTheOffice.has(word)),
  );
  return telling.length > 0 ? telling : words;
}

/** In a shop for offices 'office' tells as little as 'for' does. */
const sayingNothing: ReadonlySet<string> = new Set(
  'a an the and or of for with in on office offices مع من في على أو و مكتبي مكتبية'.split(' ').map(foldText),
);

/** Arabic names the thing first: مكتب مدير is a desk, but in كراسي مكتب it only says that the chairs are for an office. */
const ofTheOffice: ReadonlySet<string> = new Set(['مكتب', 'مكاتب'].map(foldText));

/** Things that have a name of one word and another of two. */
const names: readonly (readonly [two: string, one: string])[] = [
  ['طاولة مكتب', 'مكتب'],
  ['حاسوب محمول', 'لابتوب'],
  ['كمبيوتر محمول', 'لابتوب'],
  ['آلة تصوير', 'ناسخة'],
  ['sit stand', 'standing'],
].map(([two = '', one = '']) => [foldText(two), foldText(one)]);

function inOneWord(folded: string): string {
  return names.reduce((text, [two, one]) => ` ${text} `.replaceAll(` ${two} `, ` ${one} `).trim(), folded);
}

/** A code without its separators, as 'SD-HA-160' and 'sd ha 160' are stored. */
export function compactCode(term: string): string {
  return foldText(term.slice(0, longestTerm)).replaceAll(' ', '');
}
