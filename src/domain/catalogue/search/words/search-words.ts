import { foldText } from '#primitives/text/fold-text.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { joinCompounds } from './compounds.ts';
import { isArabic, wordStem } from './word-stem.ts';

const longestTerm = 100;
export const mostWords = 8;

/** Tokenizes a search term into folded words without stop words. Text beyond the length limits is ignored. */
export function searchWords(term: string): readonly string[] {
  return withoutStopWords(foldedWords(term));
}

/** The words of a search, and which of them names the kind of product that it is about. */
export interface SearchedWords {
  readonly words: readonly string[];
  /** Products of the kind that it names come first; undefined if no word names one. */
  readonly head: string | undefined;
}

/** Reads a search term with each phrase of the vocabulary as one word: in 'كرسي مدير جلد' كرسي مدير is one. */
export function searchedPhrase(term: string, vocabulary: Vocabulary): SearchedWords {
  return withHead(meant(vocabulary.readPhrases(foldedWords(term)), vocabulary), vocabulary);
}

export function searchedWords(term: string, vocabulary: Vocabulary): SearchedWords {
  return withHead(meant(foldedWords(term), vocabulary), vocabulary);
}

function meant(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  return words.map((word) => vocabulary.meantBy(word));
}

/**
 * The head of an Arabic phrase is its first noun, that of an English one the last before a preposition: a desk lamp is a
 * lamp, a desk with a lamp is a desk.
 */
function withHead(all: readonly string[], vocabulary: Vocabulary): SearchedWords {
  const namesKind = (word: string) => kindPlacesOf(word, vocabulary).size > 0;
  const words = withoutStopWords(all);
  const preposition = all.findIndex((word, place) => place > 0 && prepositions.has(word));
  const nouns = (preposition === -1 ? all : all.slice(0, preposition)).filter(namesKind);
  const head = nouns.some(hasArabic) ? nouns[0] : nouns.at(-1);
  return { words, head: head ?? words.find(namesKind) };
}

/** The words and phrases of a text that name a kind of product. */
export function kindWordsIn(text: string, vocabulary: Vocabulary): readonly string[] {
  const words = vocabulary.joinPhrases(foldedWords(text));
  return words.filter((word) => kindPlacesOf(word, vocabulary).size > 0);
}

/** The places of a word, or of its singular. */
export function kindPlacesOf(word: string, vocabulary: Vocabulary): ReadonlySet<string> {
  const places = vocabulary.placesOf(word);
  return places.size > 0 || isArabic(word) ? places : vocabulary.placesOf(wordStem(word));
}

function hasArabic(word: string): boolean {
  return /[\u0600-\u06ff]/.test(word);
}

function foldedWords(term: string): readonly string[] {
  const folded = foldText(term.slice(0, longestTerm));
  return folded === '' ? [] : joinCompounds(folded).split(' ').slice(0, mostWords);
}

function withoutStopWords(words: readonly string[]): readonly string[] {
  const asked = without(words, (word) => askingWords.has(word));
  return without(asked, (word, place) => stopWords.has(word) || (place > 0 && stopWordsAfterFirst.has(word)));
}

/** All words if none would be left. */
function without(
  words: readonly string[],
  isLeftOut: (word: string, place: number) => boolean,
): readonly string[] {
  const left = words.filter((word, place) => !isLeftOut(word, place));
  return left.length > 0 ? left : words;
}

const prepositions: ReadonlySet<string> = new Set(['for', 'with', 'in', 'on', 'without']);

/** In an office shop 'office' is a stop word too. */
const stopWords: ReadonlySet<string> = setOf(
  'a an the and or of for with in on office offices مع من في على أو و ل حق مال ع مكتبي مكتبية',
);

/** What is said around a thing when one asks for it in a shop: that it is wanted, where, for what price, how good. */
const askingWords: ReadonlySet<string> = setOf(
  'i want need buy price prices cheap cheapest best qatar doha ' +
    'أبي أبغى ابغا نبي نبغى بغيت أريد نريد أحتاج نحتاج محتاج محتاجين أبحث ادور أدور عايز عاوز شراء أشتري نشتري للبيع مطلوب ' +
    'عندكم عندك فيه يوجد هل وين أين كم بكم سعر أسعار بسعر عروض رخيص رخيصة أرخص اقتصادي اقتصادية مناسب مناسبة ' +
    'أفضل أحسن جيد جيدة ممتاز ممتازة قوي قوية راقي راقية مودرن حديث حديثة عصري عصرية جديد جديدة حلو حلوة قطر الدوحة بالدوحة بقطر لو سمحت',
);

/** Stop words unless they come first: مكتب مدير is a manager's desk, but كراسي مكتب are office chairs. */
const stopWordsAfterFirst: ReadonlySet<string> = setOf('مكتب مكاتب');

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(foldText));
}
