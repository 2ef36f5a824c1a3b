import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { WordIndex } from './word-index.ts';
import { inflectionsOf, isArabic, wordStem } from './word-stem.ts';

/** A word to look up for a typed word, as a whole or as a prefix, and how likely it is what the visitor meant. */
export interface WordForm {
  readonly word: string;
  readonly isPrefix: boolean;
  readonly confidence: number;
}

const confidence = {
  typed: 1,
  inflection: 0.98,
  synonym: 0.95,
  prefix: 0.85,
  stemPrefix: 0.8,
  fuzzy: 0.7,
  fuzzySynonym: 0.6,
};

/** Less confident forms match in names only; in long descriptions such a match would be accidental. */
export const minTextConfidence = confidence.inflection;

/** A prefix of one letter would match a tenth of all words. */
const minPrefixLength = 2;

/** Query expansion to whole words: the typed word, its inflections and its synonyms, the most confident first. */
export function wholeWordFormsOf(word: string, vocabulary: Vocabulary): WordForm[] {
  const stem = inflectedStem(word, vocabulary);
  const inflections = stem === undefined ? [] : inflectionsOf(stem);
  return [
    whole(word, confidence.typed),
    ...inflections.map((inflection) => whole(inflection, confidence.inflection)),
    ...[word, ...(stem === undefined ? [] : [stem])]
      .flatMap((each) => vocabulary.synonymsOf(each))
      .map((synonym) => whole(synonym, confidence.synonym)),
  ];
}

/** Query expansion of a word that may be unfinished: also the words that begin with it or with its stem. */
export function wordFormsOf(word: string, vocabulary: Vocabulary): WordForm[] {
  const stem = wordStem(word);
  return [
    ...wholeWordFormsOf(word, vocabulary),
    ...(word.length < minPrefixLength ? [] : [prefix(word, confidence.prefix)]),
    ...(stem === word ? [] : [prefix(stem, confidence.stemPrefix)]),
  ];
}

/** Query expansion of a misspelt word: also the most similar words of an index and of the vocabulary, and their synonyms. */
export function fuzzyWordFormsOf(word: string, vocabulary: Vocabulary, index: WordIndex): WordForm[] {
  const similar = index.similarWords(word);
  return [
    ...wordFormsOf(word, vocabulary),
    ...similar.map((nearWord) => whole(nearWord, confidence.fuzzy)),
    ...[...similar, ...vocabulary.similarWords(word)]
      .flatMap((nearWord) => vocabulary.synonymsOf(nearWord))
      .map((synonym) => whole(synonym, confidence.fuzzySynonym)),
  ];
}

/** The stem whose inflections mean the same. In Arabic an ending often makes another word: مكتب is a desk, مكتبة a bookcase. */
function inflectedStem(word: string, vocabulary: Vocabulary): string | undefined {
  return isArabic(word) && vocabulary.has(word) ? undefined : wordStem(word);
}

function whole(word: string, formConfidence: number): WordForm {
  return { word, isPrefix: false, confidence: formConfidence };
}

function prefix(word: string, formConfidence: number): WordForm {
  return { word, isPrefix: true, confidence: formConfidence };
}
