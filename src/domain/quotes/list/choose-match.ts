import { compactCode } from '#domain/catalogue/search/codes/compact-code.ts';
import { searchWords } from '#domain/catalogue/search/words/search-words.ts';
import { wordStem } from '#domain/catalogue/search/words/word-stem.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { looksLikeCode } from './code-shape.ts';

export interface Candidate {
  readonly sku: string;
  readonly name: LocalizedText;
}

export interface WantedLine {
  readonly code: string;
  readonly name: string;
}

export type MatchedBy = 'code' | 'name';

/** Of all words of a line so many must be in the name of a product. */
const leastShare = 0.75;
const fewestWords = 2;

/**
 * Chooses the product that a line of a list means among what the search found, the best first. A code must be the same; a
 * name must have the numbers of the line and nearly all of its words, and no other candidate may fit as well. In doubt there is
 * none: a wrong product costs the buyer more than a line in words.
 */
export function chooseMatch<Product extends Candidate>(
  line: WantedLine,
  candidates: readonly Product[],
): { readonly product: Product; readonly by: MatchedBy } | null {
  const codes = codesOf(line).map(compactCode);
  const byCode = candidates.find(({ sku }) => codes.includes(compactCode(sku)));
  if (byCode) return { product: byCode, by: 'code' };
  // A code that the shop does not have is of another shop: its name may still be right.
  const scored = candidates
    .map((product) => ({
      product,
      score: Math.max(score(line.name, product.name.en), score(line.name, product.name.ar)),
    }))
    .filter(({ score: share }) => share >= leastShare)
    .sort((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (!best || (second && second.score === best.score)) return null;
  return { product: best.product, by: 'name' };
}

/** What in a line may be a code: the cell of its own, and words of the text with letters and digits. */
export function codesOf({ code, name }: WantedLine): string[] {
  const inName = name.split(/[\s,;()]+/).filter((word) => word.length >= shortestCode && looksLikeCode(word));
  return [...new Set([...(code ? [code] : []), ...inName])].slice(0, mostCodes);
}

const mostCodes = 3;
/** Shorter words with digits, such as 'A4', are sizes. */
const shortestCode = 4;

/** The share of the words of a line that a name has; 0 for a single word, and when a number of the line is not in it. */
function score(wanted: string, name: string): number {
  const words = searchWords(wanted);
  if (words.length < fewestWords) return 0;
  const there = foldText(name).split(' ');
  // The share of the name that is left over decides between two products that have all words.
  return Math.max(0, shareOfWords(wanted, name) - Math.abs(there.length - words.length) / 1_000);
}

/** How many of the words of a text a name has, from 0 to 1; 0 when it lacks one of its numbers. */
export function shareOfWords(wanted: string, name: string): number {
  const words = searchWords(wanted);
  if (words.length === 0) return 0;
  const there = foldText(name).split(' ');
  const stems = there.map(wordStem);
  const has = (word: string) =>
    /^\d+$/.test(word) ? there.includes(word) : stems.some((stem) => stem === wordStem(word));
  if (words.some((word) => /^\d+$/.test(word) && !has(word))) return 0;
  return words.filter(has).length / words.length;
}
