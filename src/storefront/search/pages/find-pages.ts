import type { Vocabulary } from '#domain/catalogue/search/vocabulary/vocabulary.ts';
import { joinCompounds } from '#domain/catalogue/search/words/compounds.ts';
import { searchedPhrase } from '#domain/catalogue/search/words/search-words.ts';
import { wordStem } from '#domain/catalogue/search/words/word-stem.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import { pageStopWords, pageWords } from './page-words.ts';

/** What a found page is, as its label says. */
export type PageKind = 'help' | 'service' | 'delivery' | 'article' | 'package';

/** A page, or a section of one, that a search can find. */
export interface PageEntry {
  readonly kind: PageKind;
  readonly title: string;
  readonly text: string;
  /** Without locale, with the anchor of the section. */
  readonly path: string;
  /** Words that it is about beside its title. */
  readonly keywords?: readonly string[];
  /** The place that it is about: it is found by the name of the place only, because each place has the same words. */
  readonly place?: string;
}

interface IndexedPage {
  readonly entry: PageEntry;
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
  /** Null for a page that is not about a place. */
  readonly place: ReadonlySet<string> | null;
}

export interface PageIndex {
  readonly pages: readonly IndexedPage[];
  /** In how many pages a word is. */
  readonly counts: ReadonlyMap<string, number>;
}

export interface FoundPages {
  readonly pages: readonly PageEntry[];
  /** Whether the search asks for such a page rather than for a product. */
  readonly isAnswer: boolean;
}

const longestTerm = 100;
const titleWeight = 3;
/** So much a title counts that has nothing but the words of the search. */
const wholeTitleBonus = 2;
const minPrefixLength = 3;

/** Indexes the pages of one language in memory. */
export function indexPages(entries: readonly PageEntry[]): PageIndex {
  const pages = entries.map((entry) => ({
    entry,
    title: new Set(meanings([entry.title, ...(entry.keywords ?? [])].join(' '))),
    text: new Set(meanings(entry.text)),
    place: entry.place === undefined ? null : new Set(meanings(entry.place)),
  }));
  const counts = new Map<string, number>();
  for (const { title, text } of pages) {
    for (const word of new Set([...title, ...text])) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { pages, counts };
}

/**
 * Finds the pages that have all words of a search, at least one of them in the title. Words in texts alone count only where
 * no title has any and the search names no kind of product: nearly every text mentions a chair.
 */
export function findPages(
  { pages, counts }: PageIndex,
  term: string,
  most: number,
  vocabulary: Vocabulary,
): FoundPages {
  const typed = term.slice(0, longestTerm);
  const words = [...new Set(meanings(typed))];
  if (words.length === 0) return { pages: [], isAnswer: false };
  const namesProduct = searchedPhrase(typed, vocabulary).head !== undefined;
  const found = pages.flatMap((page) => {
    const { place } = page;
    if (place && !words.some((word) => has(place, word))) return [];
    const matches = words.map((word) => ({
      word,
      isInTitle: has(page.title, word),
      isInText: has(page.text, word),
    }));
    if (!matches.every(({ isInTitle, isInText }) => isInTitle || isInText)) return [];
    const inTitle = matches.filter(({ isInTitle }) => isInTitle).length;
    const rarity = (word: string) => Math.log(1 + pages.length / (counts.get(word) ?? 1));
    const score = matches.reduce(
      (sum, { word, isInTitle }) => sum + (isInTitle ? titleWeight : 1) * rarity(word),
      (wholeTitleBonus * inTitle) / page.title.size,
    );
    return [{ entry: page.entry, inTitle, score }];
  });
  const named = found.filter(({ inTitle }) => inTitle > 0);
  const shown = named.length > 0 || namesProduct ? named : found;
  return {
    pages: shown
      .toSorted((one, other) => other.score - one.score)
      .slice(0, most)
      .map(({ entry }) => entry),
    // A package is made of products, so a search for its words asks for them too.
    isAnswer: !namesProduct && named.some(({ entry }) => entry.kind !== 'package'),
  };
}

/** A word that is not finished yet is found as the beginning of one. */
function has(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  if (word.length < minPrefixLength || sameMeaning.has(word)) return false;
  for (const other of words) if (other.startsWith(word)) return true;
  return false;
}

/** The first word of its line for each word and phrase of the vocabulary. */
const sameMeaning = new Map<string, string>();
const phrases: { readonly pattern: RegExp; readonly length: number; readonly meaning: string }[] = [];
for (const line of pageWords) {
  const [first = '', ...others] = line.split(',').map(foldText);
  for (const entry of [first, ...others]) {
    if (entry.includes(' '))
      phrases.push({ pattern: phrasePattern(entry), length: entry.length, meaning: first });
    else
      for (const form of [entry, wordStem(entry)]) if (!sameMeaning.has(form)) sameMeaning.set(form, first);
  }
}
phrases.sort((one, other) => other.length - one.length);

/** In Arabic a particle may be joined to the first word. */
function phrasePattern(phrase: string): RegExp {
  return new RegExp(`(?<= )[وبل]?${phrase}(?= )`, 'g');
}

const stopWords: ReadonlySet<string> = new Set(pageStopWords.split(' ').map(foldText));

/** The words of a text, each as its stem or as the first word of those that mean the same. */
function meanings(text: string): string[] {
  const folded = phrases.reduce(
    (joined, { pattern, meaning }) => joined.replace(pattern, meaning),
    ` ${joinCompounds(foldText(text))} `,
  );
  return folded
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word))
    .map((word) => sameMeaning.get(word) ?? sameMeaning.get(wordStem(word)) ?? wordStem(word));
}
