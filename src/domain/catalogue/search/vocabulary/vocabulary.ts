import { foldText } from '#primitives/text/fold-text.ts';
import { createSpellingIndex, nearestWords, type SpellingIndex } from '../words/nearest-words.ts';

/** Words and phrases that mean the same in a search. */
export interface VocabularyLine {
  /** Slugs of the categories and subcategories with products of this kind; none for words that describe products. */
  readonly places: readonly string[];
  readonly words: readonly string[];
}

/**
 * A phrase is looked up as one word. The mark is no letter or digit, so that nothing typed begins with it: phrases are
 * neither completed nor offered as a correction.
 */
const phraseMark = '#';

interface Entry {
  /** The words and phrases of each line that it is in. */
  readonly lines: readonly (readonly string[])[];
  readonly places: ReadonlySet<string>;
}

interface Phrase {
  readonly words: readonly string[];
  readonly key: string;
}

export interface FoundPhrase {
  readonly key: string;
  /** The number of its words. */
  readonly length: number;
}

const noPlaces: ReadonlySet<string> = new Set();

/** What buyers call each kind of product, in both languages, from lines that staff edit. Words are asked for folded. */
export class Vocabulary {
  readonly #entries = new Map<string, Entry>();
  /** Words as they are written, by their folded form. */
  readonly #written = new Map<string, string>();
  /** By their first word, the longest first. */
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #phraseKeys = new Set<string>();
  #spelling: SpellingIndex | undefined;
  /** The same for vocabularies whose phrases are the same: products that are indexed with one fit the other. */
  readonly phrases: string;

  constructor(lines: readonly VocabularyLine[]) {
    for (const line of lines) this.#addLine(line);
    for (const withSameFirst of this.#phrases.values()) {
      withSameFirst.sort((one, other) => other.words.length - one.words.length);
    }
    const all = [...this.#phrases.values()].flat().map(({ words }) => words.join(' '));
    this.phrases = all.sort().join();
  }

  #addLine({ places, words }: VocabularyLine): void {
    const keys = words.map((text) => this.#keyOf(text)).filter(Boolean);
    // Shared by the words of the line: a set for each would take most of the time.
    const entry: Entry = { lines: [keys], places: new Set(places) };
    for (const key of new Set(keys)) {
      const before = this.#entries.get(key);
      this.#entries.set(key, before ? merged(before, entry) : entry);
    }
  }

  #keyOf(text: string): string {
    const words = text
      .trim()
      .split(/\s+/)
      .map((word) => {
        const folded = foldText(word);
        const before = this.#written.get(folded);
        if (before === undefined || fullLetters(word) > fullLetters(before)) this.#written.set(folded, word);
        return folded;
      });
    const folded = words.filter(Boolean).join(' ');
    return folded.includes(' ') ? this.#addPhrase(folded.split(' ')) : folded;
  }

  #addPhrase(typed: readonly string[]): string {
    const words = typed.map(inPhrase);
    const key = phraseMark + words.join('');
    const first = singular(words[0] ?? '');
    if (this.#phraseKeys.has(key)) return key;
    this.#phraseKeys.add(key);
    const known = this.#phrases.get(first);
    if (known) known.push({ words, key });
    else this.#phrases.set(first, [{ words, key }]);
    return key;
  }

  /** The other words and phrases for the same thing; none for a word that is not in the vocabulary. */
  synonymsOf(word: string): readonly string[] {
    const synonyms = new Set(this.#entries.get(word)?.lines.flat());
    synonyms.delete(word);
    return [...synonyms];
  }

  /** Slugs of the categories and subcategories that a word or phrase names; empty if it names no kind of product. */
  placesOf(word: string): ReadonlySet<string> {
    return this.#entries.get(word)?.places ?? noPlaces;
  }

  has(word: string): boolean {
    return this.#entries.has(word);
  }

  /** A folded word as it is written; undefined for one that is not in the vocabulary. */
  writtenOf(folded: string): string | undefined {
    return this.#written.get(folded);
  }

  /** The words most similar to a misspelt one. */
  similarWords(word: string): readonly string[] {
    this.#spelling ??= createSpellingIndex([...this.#entries.keys()].filter((key) => !isPhrase(key)).sort());
    return nearestWords(word, this.#spelling);
  }

  /** The longest phrase that begins at a place of folded words. */
  phraseAt(words: readonly string[], place: number): FoundPhrase | undefined {
    const asked = (offset: number) => singular(inPhrase(words[place + offset] ?? ''));
    const candidates = this.#phrases.get(asked(0));
    const found = candidates?.find((phrase) =>
      phrase.words.every((word, offset) => asked(offset) === singular(word)),
    );
    return found && { key: found.key, length: found.words.length };
  }

  /** Folded words with each phrase as one word. */
  joinPhrases(words: readonly string[]): readonly string[] {
    const joined: string[] = [];
    for (let place = 0; place < words.length; ) {
      const phrase = this.phraseAt(words, place);
      joined.push(phrase?.key ?? words[place] ?? '');
      place += phrase?.length ?? 1;
    }
    return joined;
  }

  /** The phrases in folded words, overlapping ones too, for the index. */
  phrasesIn(words: readonly string[]): string[] {
    return words.flatMap((_, place) => this.phraseAt(words, place)?.key ?? []);
  }

  /** Words and phrases. */
  get size(): number {
    return this.#entries.size;
  }
}

function merged(one: Entry, other: Entry): Entry {
  return { lines: [...one.lines, ...other.lines], places: new Set([...one.places, ...other.places]) };
}

export const noVocabulary = new Vocabulary([]);

/** How much of its spelling a word has: buyers leave out hamza and write ه for ة. The article is no part of a word. */
function fullLetters(word: string): number {
  return word.startsWith('ال') ? -1 : (word.match(/[أإآؤئءة]/g)?.length ?? 0);
}

export function isPhrase(key: string): boolean {
  return key.startsWith(phraseMark);
}

/** English plurals of phrases are the same phrase, and so is كرسي للمدير for كرسي مدير. */
function inPhrase(word: string): string {
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word.length > 5 && word.startsWith('لل') ? word.slice('لل'.length) : word;
}

/** سيرفرات is سيرفر in a phrase. Other plurals are words of their own. */
function singular(word: string): string {
  return word.length > 5 && word.endsWith('ات') ? word.slice(0, -'ات'.length) : word;
}
