import { memoizeEach } from '#primitives/memoize-once.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import { arabicSound } from '../words/arabic-sound.ts';
import { createSpellingIndex, nearestWords, type SpellingIndex } from '../words/nearest-words.ts';
import { arabicBaseForms, isArabic, withoutArabicEnding, withoutJoinedParticle } from '../words/word-stem.ts';

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

/** So many words may describe the first word of a phrase. */
const longestGap = 2;
/** 'With', 'without', 'and', 'or', 'in', 'on': what follows is another thing. */
const partingWords: ReadonlySet<string> = new Set('مع بدون دون بلا و او في علي'.split(' '));

/** No phrase has it. */
const noWord = ' ';

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
  /** Of a phrase that has one: the single word for the same, by which the phrase is part of longer ones. */
  readonly #singleOfPhrase = new Map<string, string>();
  /** For the Arabic words of a line, the first of them: within a phrase they are one word. */
  readonly #sameInPhrase = new Map<string, string>();
  #spelling: SpellingIndex | undefined;
  #sounds: ReadonlyMap<string, string> | undefined;
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
    const single = keys.find((key) => isArabic(key));
    for (const key of keys.filter(isPhrase)) {
      if (single !== undefined && !this.#singleOfPhrase.has(key)) this.#singleOfPhrase.set(key, single);
    }
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

  /**
   * What a folded Arabic word stands for that is not in the vocabulary: the word that it is another form of, else the one that
   * sounds the same; itself if there is none.
   */
  meantBy(word: string): string {
    if (!isArabic(word) || this.#written.has(word)) return word;
    const forms = arabicBaseForms(word);
    const meant = forms.find((form) => this.has(form)) ?? this.#ofSameSound(forms);
    return meant !== undefined && this.has(meant) ? meant : word;
  }

  /** The word that sounds as one of these, if all that do mean the same. */
  #ofSameSound(forms: readonly string[]): string | undefined {
    this.#sounds ??= this.#soundsOfWords();
    for (const form of forms) {
      const word = this.#sounds.get(arabicSound(form) ?? '');
      if (word !== undefined) return word;
    }
    return undefined;
  }

  /** Words with a meaning of their own first, before words of phrases. */
  #soundsOfWords(): ReadonlyMap<string, string> {
    const sounds = new Map<string, string>();
    const ambiguous = new Set<string>();
    const words = [...this.#written.keys()].filter(isArabic);
    for (const isAlone of [true, false]) {
      for (const word of words.filter((each) => this.has(each) === isAlone)) {
        const sound = arabicSound(word);
        const before = sound === undefined ? undefined : sounds.get(sound);
        if (sound === undefined) continue;
        if (before === undefined) sounds.set(sound, word);
        else if (this.has(before) === isAlone && this.#inPhrase(before) !== this.#inPhrase(word))
          ambiguous.add(sound);
      }
    }
    for (const sound of ambiguous) sounds.delete(sound);
    return sounds;
  }

  /** The longest phrase that begins at a place of folded words. */
  phraseAt(words: readonly string[], place: number): FoundPhrase | undefined {
    const phrase = this.#phraseOf(words, place, (word) => this.#inPhrase(word));
    if (phrase) return phrase;
    const word = words[place] ?? '';
    const asOne = this.has(word) ? undefined : this.#writtenAsOne.get(word);
    return asOne === undefined ? undefined : { key: asOne, length: 1 };
  }

  #phraseOf(
    words: readonly string[],
    place: number,
    formOf: (word: string) => string,
  ): FoundPhrase | undefined {
    // Many phrases begin with the same word: the words after it are read once for all of them.
    const asked = memoizeEach((offset: number) => formOf(words[place + offset] ?? ''));
    const candidates = this.#phrases.get(asked(0));
    const found = candidates?.find((phrase) => phrase.words.every((word, offset) => asked(offset) === word));
    return found && { key: found.key, length: found.words.length };
  }

  /** As typed, or for an unknown word as the known one that it sounds like. */
  #inTypedPhrase(word: string): string {
    if (!isArabic(word) || this.#written.has(word)) return this.#inPhrase(word);
    const form = this.#inPhrase(word);
    if (this.#written.has(form)) return form;
    return this.#inPhrase(this.#ofSameSound(arabicBaseForms(word)) ?? word);
  }

  /**
   * A phrase that names a kind with describing words after its first: طاولة كبيرة للاجتماعات is طاولة اجتماعات. Where words of
   * their own kind are between, the words are about two things.
   */
  #partedPhraseAt(words: readonly string[], place: number): (FoundPhrase & { gap: number }) | undefined {
    const first = words[place] ?? '';
    if (!isArabic(first) && !isPhrase(first)) return undefined;
    for (let gap = 1; gap <= longestGap; gap += 1) {
      const between = words[place + gap] ?? '';
      const isDescribing =
        isArabic(between) && !partingWords.has(between) && this.placesOf(between).size === 0;
      if (!isDescribing || this.phraseAt(words, place + gap)) return undefined;
      const found = this.#phraseOf([first, ...words.slice(place + gap + 1)], 0, (word) =>
        this.#inTypedPhrase(word),
      );
      if (found && found.length > 1 && this.placesOf(found.key).size > 0) return { ...found, gap };
    }
    return undefined;
  }

  /**
   * The form of a word that phrases are compared by: English plurals are their singular; an Arabic word is the first of the
   * line that has it, with or without an ending and a joined particle, so that قنفات للانتظار is كنب انتظار.
   */
  #inPhrase(word: string): string {
    if (isPhrase(word)) return this.#inPhrase(this.#singleOfPhrase.get(word) ?? noWord);
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

  /**
   * The folded words of a search with each phrase as one word, also phrases that are misspelt, have words between or begin with
   * a phrase: لاب توب للتصميم is لابتوب تصميم.
   */
  readPhrases(words: readonly string[]): readonly string[] {
    return this.#readOnce(this.#readOnce(words));
  }

  #readOnce(words: readonly string[]): readonly string[] {
    const read: string[] = [];
    for (let place = 0; place < words.length; ) {
      const { key, length, gap } = this.#typedPhraseAt(words, place);
      read.push(key, ...words.slice(place + 1, place + 1 + gap));
      place += gap + length;
    }
    return read;
  }

  #typedPhraseAt(words: readonly string[], place: number): FoundPhrase & { gap: number } {
    const found =
      this.phraseAt(words, place) ?? this.#phraseOf(words, place, (word) => this.#inTypedPhrase(word));
    if (found) return { ...found, gap: 0 };
    return this.#partedPhraseAt(words, place) ?? { key: words[place] ?? '', length: 1, gap: 0 };
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
