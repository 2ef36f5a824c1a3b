import { foldText } from '#primitives/text/fold-text.ts';

const longestTerm = 100;
const fewestLetters = 2;

/** What was typed, as it is searched for: without spaces around it, and no novel. */
export function searchTerm(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, longestTerm).trim();
}

/** One letter would find half of the shop; signs alone find nothing. */
export function isWorthSearching(term: string): boolean {
  return foldText(term).replaceAll(' ', '').length >= fewestLetters;
}
