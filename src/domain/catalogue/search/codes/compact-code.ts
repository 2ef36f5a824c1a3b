import { foldText } from '#primitives/text/fold-text.ts';

const longestCode = 100;

/** A product code without separators, so that 'SD-HA-160' and 'sd ha 160' are equal. */
export function compactCode(term: string): string {
  return foldText(term.slice(0, longestCode)).replaceAll(' ', '');
}
