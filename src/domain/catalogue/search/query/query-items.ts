import { foldText } from '#primitives/text/fold-text.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { kindPlacesOf } from '../words/search-words.ts';
import { isArabic, wordStem } from '../words/word-stem.ts';
import { type NumberUnit, peopleNouns, unitOf } from './number-words.ts';

/** A number, a word or a phrase of a search term. */
export interface QueryItem {
  readonly typed: string;
  readonly folded: string;
  /** In figures; null for words. */
  readonly number: number | null;
  /** Of a number that is written together with its unit. */
  readonly unit: NumberUnit | null;
  /** Of the kind of product that it names; empty for everything else. */
  readonly places: ReadonlySet<string>;
  readonly isPlural: boolean;
}

/** Splits a search term into numbers, words and phrases of the vocabulary, in order. */
export function queryItems(term: string, vocabulary: Vocabulary): QueryItem[] {
  const tokens = inLatinDigits(term)
    .split(/[\s,،؛;]+/)
    .flatMap((typed) => (/^\d+-\p{L}+$/u.test(typed) ? typed.split('-') : typed))
    .filter(Boolean)
    .map((typed) => ({ typed, folded: foldText(typed) }));
  const words = tokens.map(({ folded }) => folded);
  const items: QueryItem[] = [];
  for (let place = 0; place < tokens.length; ) {
    const length = vocabulary.phraseAt(words, place)?.length ?? 1;
    const parts = tokens.slice(place, place + length);
    items.push(
      ...(length > 1
        ? [wordItem(parts, vocabulary)]
        : parts.flatMap((part) => itemsOfToken(part, vocabulary))),
    );
    place += length;
  }
  return items;
}

interface Token {
  readonly typed: string;
  readonly folded: string;
}

function wordItem(parts: readonly Token[], vocabulary: Vocabulary): QueryItem {
  const folded = parts.map((part) => part.folded).join(' ');
  const phrase = parts.length > 1 ? vocabulary.phraseAt(folded.split(' '), 0) : undefined;
  return {
    typed: parts.map(({ typed }) => typed).join(' '),
    folded,
    number: null,
    unit: null,
    places: kindPlacesOf(phrase?.key ?? folded, vocabulary),
    isPlural: phrase ? /[^s]s$/.test(folded) : isPluralOfKind(folded, vocabulary),
  };
}

function isPluralOfKind(word: string, vocabulary: Vocabulary): boolean {
  const stem = wordStem(word);
  return stem !== word && !isArabic(word) && vocabulary.placesOf(stem).size > 0;
}

const figures = /^(?<before>x|×|ل)?(?<digits>\d{1,4}(?:[.,٫]\d{1,2})?)(?<ending>x|×|"|”|″|''|\p{L}+)?$/iu;
const times: Token = { typed: 'x', folded: 'x' };
const forWhom: Token = { typed: 'ل', folded: 'ل' };

/** '27', '27"', '120cm', 'x30' and 'ل8' have a number; '4k', '2d' and everything else are words. */
function itemsOfToken(token: Token, vocabulary: Vocabulary): QueryItem[] {
  const asWord = (one: Token) => wordItem([one], vocabulary);
  const { before, digits, ending } = figures.exec(token.typed)?.groups ?? {};
  if (digits === undefined) return [asWord(token)];
  const unit = (ending && (unitOf(foldText(ending)) ?? unitOf(ending))) || null;
  const isCounted = [before, ending].some((sign) => sign && /^[x×]$/i.test(sign));
  const noun = ending === undefined || unit || isCounted ? null : { typed: ending, folded: foldText(ending) };
  if (noun && !peopleNouns.has(noun.folded)) return [asWord(token)];
  const number = Number(digits.replace(/[,٫]/, '.'));
  return [
    ...(before === 'ل' ? [asWord(forWhom)] : []),
    { ...asWord({ typed: unit ? token.typed : digits, folded: digits }), number, unit },
    ...(isCounted ? [asWord(times)] : []),
    ...(noun ? [asWord(noun)] : []),
  ];
}

function inLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
