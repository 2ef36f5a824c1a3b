import { foldText } from '#primitives/text/fold-text.ts';
import { searchTerm } from '../search-term.ts';

const longestTerm = 60;
const fewestLetters = 2;
/** A phone number has eight digits in Qatar, an identity card eleven; no size of a product has so many. */
const mostDigits = 5;
/** Emails, and addresses of websites, which may be of a person. */
const address = /@|https?:|www\.|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/** A search term that may be counted. */
export interface CountableSearch {
  readonly folded: string;
  readonly typed: string;
}

/** Null for a term that may say who searched, or that no vocabulary could answer: a number, an email, a long text. */
export function countableSearch(term: string): CountableSearch | null {
  const typed = searchTerm(term);
  const folded = foldText(typed);
  const letters = folded.match(/\p{L}/gu)?.length ?? 0;
  const digits = folded.match(/\p{N}/gu)?.length ?? 0;
  const isPersonal = digits > mostDigits || address.test(typed);
  if (isPersonal || typed.length > longestTerm || letters < fewestLetters) return null;
  return { folded, typed };
}
