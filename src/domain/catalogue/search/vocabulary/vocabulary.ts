import { foldText } from '#primitives/text/fold-text.ts';
import { furnitureWords } from './furniture-words.ts';
import { generalWords } from './general-words.ts';
import { technologyWords } from './technology-words.ts';

/**
 * A phrase is looked up as one word. The mark is no letter or digit, so that nothing typed begins with it: phrases are
 * neither completed nor offered as a correction.
 */
const phraseMark = '#';

interface Entry {
  readonly synonyms: Set<string>;
  /** Seeded slugs of categories and subcategories. */
  readonly places: Set<string>;
}

interface Phrase {
  readonly words: readonly string[];
  readonly key: string;
}

const entries = new Map<string, Entry>();
/** Words as they are written, by their folded form. */
const written = new Map<string, string>();
/** By their first word, the longest first. */
const phrases = new Map<string, Phrase[]>();
const noPlaces: ReadonlySet<string> = new Set();

for (const { places, words } of [...furnitureWords, ...technologyWords]) addGroup(words.split(','), places);
for (const line of generalWords) addGroup(line.split(' '), []);
for (const withSameFirst of phrases.values()) {
  withSameFirst.sort((one, other) => other.words.length - one.words.length);
}

function addGroup(texts: readonly string[], places: readonly string[]): void {
  const keys = texts.map((text) => {
    for (const word of text.trim().split(' ')) {
      if (!written.has(foldText(word))) written.set(foldText(word), word);
    }
    const folded = foldText(text);
    return folded.includes(' ') ? addPhrase(folded.split(' ')) : folded;
  });
  for (const key of keys) {
    const entry = entries.get(key) ?? { synonyms: new Set(), places: new Set() };
    for (const other of keys) if (other !== key) entry.synonyms.add(other);
    for (const place of places) entry.places.add(place);
    entries.set(key, entry);
  }
}

function addPhrase(typed: readonly string[]): string {
  const words = typed.map(singular);
  const key = phraseMark + words.join('');
  const [first = ''] = words;
  const known = phrases.get(first) ?? [];
  if (!known.some((phrase) => phrase.key === key)) known.push({ words, key });
  phrases.set(first, known);
  return key;
}

/** English plurals of phrases are the same phrase; everything else stays as it is. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The other words and phrases for the same thing; none for a word that is not in the vocabulary. */
export function synonymsOf(word: string): readonly string[] {
  return [...(entries.get(word)?.synonyms ?? [])];
}

/** Seeded slugs of the categories and subcategories that a word or phrase names; empty if it names no kind of product. */
export function placesOf(word: string): ReadonlySet<string> {
  return entries.get(word)?.places ?? noPlaces;
}

export function isInVocabulary(word: string): boolean {
  return entries.has(word);
}

/** A folded word as it is written; undefined for one that is not in the vocabulary. */
export function writtenOf(folded: string): string | undefined {
  return written.get(folded);
}

export interface FoundPhrase {
  readonly key: string;
  /** The number of its words. */
  readonly length: number;
}

/** The longest phrase of the vocabulary that begins at a place of folded words. */
export function phraseAt(words: readonly string[], place: number): FoundPhrase | undefined {
  const candidates = phrases.get(singular(words[place] ?? ''));
  const found = candidates?.find((phrase) =>
    phrase.words.every((word, offset) => singular(words[place + offset] ?? '') === word),
  );
  return found && { key: found.key, length: found.words.length };
}

/** Folded words with each phrase of the vocabulary as one word. */
export function joinPhrases(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let place = 0; place < words.length; ) {
    const phrase = phraseAt(words, place);
    joined.push(phrase?.key ?? words[place] ?? '');
    place += phrase?.length ?? 1;
  }
  return joined;
}

/** The phrases in folded words, overlapping ones too, for the index. */
export function phrasesIn(words: readonly string[]): string[] {
  return words.flatMap((_, place) => phraseAt(words, place)?.key ?? []);
}

/** The entries of one word, in order. */
export const singleWords: readonly string[] = [...entries.keys()]
  .filter((key) => !key.startsWith(phraseMark))
  .sort();

/** Words and phrases. */
export const vocabularySize = entries.size;
