import { synonymsOf } from './search-synonyms.ts';
import type { WordIndex } from './word-index.ts';
import { inflectionsOf, wordStem } from './word-stem.ts';

/** A word that may be meant by a typed one, and how surely: as a whole, or as the beginning of longer ones. */
export interface WordForm {
  readonly word: string;
  readonly isBeginning: boolean;
  readonly sureness: number;
}

const sureness = {
  typed: 1,
  inflection: 0.98,
  synonym: 0.95,
  beginning: 0.85,
  stemsBeginning: 0.8,
  misspelt: 0.7,
  misspeltSynonym: 0.6,
};

/** A less sure form is worth a name; in a long description it would be chance. */
export const sureEnoughForTexts = sureness.inflection;

/** One letter begins a tenth of all words. */
const shortestBeginning = 2;

/** What a typed word stands for, the surest first: itself, its other forms, its synonyms, and what it begins. */
export function formsOf(word: string): WordForm[] {
  const stem = wordStem(word);
  return [
    whole(word, sureness.typed),
    ...inflectionsOf(stem).map((inflection) => whole(inflection, sureness.inflection)),
    ...[...synonymsOf(word), ...synonymsOf(stem)].map((synonym) => whole(synonym, sureness.synonym)),
    ...(word.length < shortestBeginning ? [] : [beginning(word, sureness.beginning)]),
    ...(stem === word ? [] : [beginning(stem, sureness.stemsBeginning)]),
  ];
}

/** The same for a word that may be misspelt, with what it may have been among the words of an index. */
export function forgivingFormsOf(word: string, index: WordIndex): WordForm[] {
  const meant = index.wordsLike(word);
  return [
    ...formsOf(word),
    ...meant.map((near) => whole(near, sureness.misspelt)),
    ...meant.flatMap(synonymsOf).map((synonym) => whole(synonym, sureness.misspeltSynonym)),
  ];
}

function whole(word: string, sure: number): WordForm {
  return { word, isBeginning: false, sureness: sure };
}

function beginning(word: string, sure: number): WordForm {
  return { word, isBeginning: true, sureness: sure };
}
