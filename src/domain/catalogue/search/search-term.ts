import { foldText } from '#primitives/text/fold-text.ts';

const longestTerm = 100;
const fewestLetters = 2;

/** Normalizes a typed search term: trims and collapses spaces and limits the length. */
export function searchTerm(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, longestTerm).trim();
}

/** Whether a term has enough letters: one letter would match half of the catalogue. */
export function isWorthSearching(term: string): boolean {
  return foldText(term).replaceAll(' ', '').length >= fewestLetters;
}
