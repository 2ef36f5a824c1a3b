import { foldText } from '#primitives/text/fold-text.ts';
import { createSpellingIndex, nearestWords, type SpellingIndex } from '../words/nearest-words.ts';
import { isArabic, withoutArabicEnding, withoutJoinedParticle } from '../words/word-stem.ts';

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
  /** Arabic phrases that were typed without their spaces, as طاولةاجتماعات. */
  readonly #writtenAsOne = new Map<string, string>();
  /** For the Arabic words of a line, the first of them: within a phrase they are one word. */
  readonly #sameInPhrase = new Map<string, string>();
  #spelling: SpellingIndex | undefined;
  /** The same for vocabularies whose phrases are the same: products that are indexed with one fit the other. */
  readonly phrases: string;

  constructor(lines: readonly VocabularyLine[]) {
    for (const { words } of lines) this.#addSameInPhrase(words);
    for (const line of lines) this.#addLine(line);
    for (const withSameFirst of this.#phrases.values()) {
      withSameFirst.sort((one, other) => other.words.length - one.words.length);
    }
    const all = [...this.#phrases.values()].flat().map(({ words }) => words.join(' '));
    this.phrases = all.sort().join();
  }

  #addSameInPhrase(words: readonly string[]): void {
    const single = words.map(foldText).filter((word) => isArabic(word) && !word.includes(' '));
    const [first = ''] = single;
    for (const word of single.flatMap(asTyped)) {
      if (!this.#sameInPhrase.has(word)) this.#sameInPhrase.set(word, first);
    }
  }

  #addLine({ places, words }: VocabularyLine): void {
    const keys = words.map((text) => this.#keyOf(text)).filter(Boolean);
    // Shared by the words of the line: a set for each would take most of the time.
    const entry: Entry = { lines: [keys], places: new Set(places) };
    for (const key of new Set(keys.flatMap(asTyped))) {
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
    const words = typed.map((word) => this.#inPhrase(word));
    const key = phraseMark + words.join('');
    const [first = ''] = words;
    if (typed.every(isArabic)) this.#writtenAsOne.set(typed.join(''), key);
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
    const asked = (offset: number) => this.#inPhrase(words[place + offset] ?? '');
    const candidates = this.#phrases.get(asked(0));
    const found = candidates?.find((phrase) => phrase.words.every((word, offset) => asked(offset) === word));
    if (found) return { key: found.key, length: found.words.length };
    const word = words[place] ?? '';
    const asOne = this.has(word) ? undefined : this.#writtenAsOne.get(word);
    return asOne === undefined ? undefined : { key: asOne, length: 1 };
  }

  /**
   * The form of a word that phrases are compared by: English plurals are their singular; an Arabic word is the first of the
   * line that has it, with or without an ending and a joined particle, so that قنفات للانتظار is كنب انتظار.
   */
  #inPhrase(word: string): string {
    if (!isArabic(word)) return englishSingular(word);
    const unjoined = withoutJoinedParticle(word);
    const ofDual = word.replace(/تين$/, 'ه');
    const forms = [word, withoutArabicEnding(word), ofDual, unjoined, withoutArabicEnding(unjoined)];
    const known = forms.find((form) => this.#sameInPhrase.has(form));
    if (known !== undefined) return this.#sameInPhrase.get(known) ?? known;
    const alone = word.startsWith('لل') ? unjoined : word;
    // شخصين, which nothing else names, says how many.
    return alone.endsWith('ين') ? alone : withoutArabicEnding(alone);
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

/**
 * A folded word, and as it folds when its hamza is left out: what was typed as الوان (colours) is taken for the article and
 * وان. A folded word that begins so has a hamza, because articles are folded away.
 */
function asTyped(word: string): string[] {
  return word.startsWith('ال') && word.length >= 5 ? [word, word.slice('ال'.length)] : [word];
}

function englishSingular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
