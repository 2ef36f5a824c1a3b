import { memoizeEach } from '#primitives/memoize-once.ts';
import { type CatalogueTree, noPlace } from '../categories/catalogue-tree.ts';
import { noFacetGroup } from '../product-index/facet-groups.ts';
import type { NumberList } from '../product-index/number-list.ts';
import { flag, type ProductTable } from '../product-index/product-table.ts';
import { compactCode } from './codes/compact-code.ts';
import type { RowList, SearchBuffers } from './search-buffers.ts';
import { addRowsOfPlace, addToSums, oneWord, raiseScore, raiseScores } from './sum-word-scores.ts';
import { isPhrase, type Vocabulary } from './vocabulary/vocabulary.ts';
import { kindPlacesOf, type SearchedWords, searchedPhrase, searchedWords } from './words/search-words.ts';
import {
  fuzzyWordFormsOf,
  minTextConfidence,
  type WordForm,
  wholeWordFormsOf,
  wordFormsOf,
} from './words/word-forms.ts';
import { partOf, productOf, type WordIndex } from './words/word-index.ts';

export interface Searchable {
  readonly table: ProductTable;
  readonly tree: CatalogueTree;
  /** The words of names (part 0) and short descriptions (part 1). */
  readonly names: WordIndex;
  /** The words of descriptions and specifications. */
  readonly texts: WordIndex;
  readonly vocabulary: Vocabulary;
  readonly buffers: SearchBuffers;
  /** The flag of the rows that may be found: visitors find what is sold, staff every product. */
  readonly findable: number;
}

/** Field weights. A match in the name outweighs matches in all other texts together. */
const namePart = 0;
const nameWeights = [1, 0.1];
const textWeights = [0.03];
const placeWeight = 0.3;
/** Products of the kind that the search is about come before all others that have its words in their names. */
const headWeight = 1.2;
/** What a word means first comes before what it may mean too: a word in a long text does not change that. */
const secondKindLess = 0.05;

/** Scores are integers. Scores that differ by less than one step are equal; then products in stock come first. */
const scoreSteps = 1000;
/** The least score of a word in a name: a little less for one that was written in another form. */
const leastInName = 0.9 * scoreSteps;
/** The least score of a word in a short description, which a word in a long text does not reach. */
const leastInShortText = 0.08 * scoreSteps;

const scoreMask = oneWord - 1;

/** The least score of a product of the kind that is searched for, with the other words in its name or short description. */
function leastOfKind(wordCount: number): number {
  return (headWeight - secondKindLess) * scoreSteps + (wordCount - 1) * leastInShortText;
}

function scoreOf(weight: number, confidence: number): number {
  return oneWord + Math.max(1, Math.round(weight * confidence * scoreSteps));
}

/**
 * Full-text search: returns the matching rows and writes their ranks to the buffers. Tries the strictest
 * interpretation first and stops at the first with results: a product code; all words, phrases of the vocabulary taken as
 * one; the kind that a phrase names, products with the other words first; all words one by one, where a word that is not
 * indexed is corrected; the kind that a single word names; half of the words. All words are enough only if some product
 * of a kind that they name has them in its name or short description, or another has them in its name: a large desk is not a
 * telephone whose texts mention a desk and a large display, and one copier whose long text mentions paper is not all copiers.
 */
export function matchProducts(term: string, searchable: Searchable): Uint32Array {
  const { ranks, matched } = searchable.buffers;
  ranks.fill(0);
  matched.length = 0;
  const found = () => matched.rows.subarray(0, matched.length);
  if (isProductCode(term, searchable)) {
    matchAllWords([findWordMatches(asTyped(compactCode(term)), searchable)], searchable);
  }
  if (matched.length > 0) return found();
  const phrases = searchedPhrase(term, searchable.vocabulary);
  const oneByOne = searchedWords(term, searchable.vocabulary);
  if (oneByOne.words.length === 0) return found();
  // The interpretations have most of their words in common.
  const headOf = memoizeEach((word: string) => readWord(word, true, searchable));
  const otherOf = memoizeEach((word: string) => readWord(word, false, searchable));
  const matchOf = memoizeEach((reading: WordReading) => findWordMatches(reading, searchable));
  const readingsOf = ({ words, head }: SearchedWords) =>
    words.map((word) => (word === head ? headOf(word) : otherOf(word)));
  const matchesOf = (readings: readonly WordReading[]) => readings.map(matchOf);
  const matchAll = (searched: SearchedWords) => {
    const readings = readingsOf(searched);
    matchAllWords(matchesOf(readings), searchable);
    if (matched.length === 0) return false;
    const heads = readings.filter(({ isHead }) => isHead);
    const isOfKind = kindsOf(heads.length > 0 ? heads : readings, searchable.table);
    if (isOfKind === undefined) return true;
    const { buffers } = searchable;
    const named = readings.length * leastInName;
    if (!found().some(isOfKind)) return scoreOfRank(buffers.bestRank) >= named;
    keepRows((row) => isOfKind(row) || scoreOfRank(buffers.ranks[row] ?? 0) >= named, buffers);
    return scoreOfRank(buffers.bestRank) >= Math.min(named, leastOfKind(readings.length));
  };
  /** A product without a word in its name that another of the kind has there is not what was searched for. */
  const matchHead = (searched: SearchedWords) => {
    const readings = readingsOf(searched);
    const head = readings.filter(({ isHead }) => isHead);
    matchFirstWord(matchesOf([...head, ...readings.filter(({ isHead }) => !isHead)]), searchable);
    const isOfKind = kindsOf(head, searchable.table);
    const { buffers } = searchable;
    const least = scoreOfRank(buffers.bestRank) - leastInName;
    if (isOfKind) keepRows((row) => isOfKind(row) && scoreOfRank(buffers.ranks[row] ?? 0) > least, buffers);
    return matched.length > 0;
  };
  const isFound =
    matchAll(phrases) ||
    (phrases.head !== undefined && isPhrase(phrases.head) && matchHead(phrases)) ||
    (phrases.words.length < oneByOne.words.length && matchAll(oneByOne)) ||
    (oneByOne.head !== undefined && matchHead(oneByOne));
  if (!isFound) matchHalfOfWords(matchesOf(readingsOf(oneByOne)), searchable);
  return found();
}

type IsOfKind = (row: number) => boolean;

/** Tells the rows of the kinds that words name; undefined if they name none. */
function kindsOf(
  readings: readonly WordReading[],
  { facetGroup, facetGroups }: ProductTable,
): IsOfKind | undefined {
  const places = new Set(readings.flatMap((reading) => reading.places));
  if (places.size === 0) return undefined;
  const isGroupOfKind = facetGroups.numbersByPlace(({ category, subcategory }) =>
    Number(places.has(category) || places.has(subcategory)),
  );
  return (row) => isGroupOfKind[facetGroup[row] ?? noFacetGroup] === 1;
}

function keepRows(isKept: (row: number) => boolean, { matched }: SearchBuffers): void {
  const { rows } = matched;
  let length = 0;
  for (let at = 0; at < matched.length; at += 1) {
    const row = rows[at] ?? 0;
    if (isKept(row)) rows[length++] = row;
  }
  matched.length = length;
}

/** Whether a term is the code of a product, or a whole word of a name that has digits as codes do. */
export function isProductCode(term: string, { names }: Pick<Searchable, 'names'>): boolean {
  const code = compactCode(term);
  return /\d/.test(code) && names.postingsOf(code).length > 0;
}

/** What a word of a search may mean. */
interface WordReading {
  readonly forms: (index: WordIndex) => readonly WordForm[];
  /** The places of the kind of product that it names. */
  readonly places: readonly number[];
  readonly isHead: boolean;
}

function asTyped(word: string): WordReading {
  return { forms: () => [{ word, isPrefix: false, confidence: 1 }], places: [], isHead: false };
}

/**
 * A word that names a product or a kind of product as a whole is not taken as the beginning of another: a table is no
 * tablet. A word that is neither indexed nor in the vocabulary is taken as misspelt and matched by edit distance.
 */
function readWord(word: string, isHead: boolean, searchable: Searchable): WordReading {
  const { vocabulary } = searchable;
  const places = placesOfKind(word, searchable);
  if (places.length > 0 || isWholeName(word, searchable)) {
    return { forms: () => wholeWordFormsOf(word, vocabulary), places, isHead };
  }
  if (isIndexed(word, searchable)) return { forms: () => wordFormsOf(word, vocabulary), places, isHead };
  return {
    forms: (index) => fuzzyWordFormsOf(word, vocabulary, index),
    places: vocabulary.similarWords(word).flatMap((near) => placesOfKind(near, searchable)),
    isHead,
  };
}

function isWholeName(word: string, { names, tree, vocabulary }: Searchable): boolean {
  const isInName = (posting: number) => partOf(posting) === namePart;
  return wholeWordFormsOf(word, vocabulary).some(
    (form) =>
      tree.words.postingsOf(form.word).length > 0 ||
      names.postingsOf(form.word).some(({ numbers }) => numbers.some(isInName)),
  );
}

function isIndexed(word: string, { names, texts, tree, vocabulary }: Searchable): boolean {
  return [names, texts, tree.words].some((index) =>
    wordFormsOf(word, vocabulary).some((form) => postingsOfForm(form, index).length > 0),
  );
}

/** The categories and subcategories of the kind that a word names, as far as they have products. */
function placesOfKind(word: string, { tree, table, vocabulary }: Searchable): number[] {
  return [...kindPlacesOf(word, vocabulary)]
    .map((slug) => tree.numberOfSeeded(slug))
    .filter((place) => place !== noPlace && table.rowsIn(place).length > 0);
}

/** The postings of all forms of one search word, with the score of a match in each. */
interface WordMatches {
  readonly postings: readonly WeightedPostings[];
  readonly placeScores: Int32Array;
  readonly size: number;
}

interface WeightedPostings {
  readonly lists: readonly NumberList[];
  readonly scoreByPart: Int32Array;
}

function findWordMatches(reading: WordReading, { names, texts, tree }: Searchable): WordMatches {
  const inNames = reading.forms(names);
  const inTexts = inNames.filter(({ confidence }) => confidence >= minTextConfidence);
  const postings = [...postingsIn(names, inNames, nameWeights), ...postingsIn(texts, inTexts, textWeights)];
  return {
    postings,
    placeScores: scorePlaces(reading, tree),
    size: postings.reduce((sum, { lists }) => lists.reduce((some, { length }) => some + length, sum), 0),
  };
}

function postingsIn(
  index: WordIndex,
  forms: readonly WordForm[],
  weights: readonly number[],
): WeightedPostings[] {
  return postingLists(forms, index).map(({ lists, confidence }) => ({
    lists,
    scoreByPart: Int32Array.from(weights, (weight) => scoreOf(weight, confidence)),
  }));
}

/** Intersects the words, the rarest first: of each next word only products count that have all words before it. */
function matchAllWords(wordMatches: readonly WordMatches[], searchable: Searchable): void {
  const { table, buffers } = searchable;
  buffers.sums.fill(0);
  buffers.rowsWithWords.length = 0;
  const rarestFirst = wordMatches.toSorted((one, other) => one.size - other.size);
  for (const [before, matches] of rarestFirst.entries()) {
    scoreWord(matches, before * oneWord, searchable);
    const groupScores = placeScoresByGroup(matches, table);
    if (before === rarestFirst.length - 1) rankCandidates(buffers.rowsWithWord, groupScores, 0, searchable);
    else addToSums(buffers, table.facetGroup, groupScores);
  }
}

/** Finds the products that have the first word; the other words only rank them. */
function matchFirstWord(wordMatches: readonly WordMatches[], searchable: Searchable): void {
  matchSomeWords(wordMatches, 1, searchable);
}

function matchHalfOfWords(wordMatches: readonly WordMatches[], searchable: Searchable): void {
  matchSomeWords(wordMatches, 0, searchable);
}

/** Finds the products that have the words that must match, which come first, and half of all words if none must. */
function matchSomeWords(
  wordMatches: readonly WordMatches[],
  mustMatch: number,
  searchable: Searchable,
): void {
  const { table, buffers } = searchable;
  buffers.sums.fill(0);
  buffers.rowsWithWords.length = 0;
  for (const [before, matches] of wordMatches.entries()) {
    scoreWord(matches, Math.min(before, mustMatch) * oneWord, searchable);
    addToSums(buffers, table.facetGroup, placeScoresByGroup(matches, table));
  }
  // The sums already include every word.
  buffers.wordScores.fill(0);
  const noGroupScores = new Int32Array(table.facetGroups.all.length);
  rankCandidates(
    buffers.rowsWithWords,
    noGroupScores,
    (mustMatch || Math.ceil(wordMatches.length / 2)) * oneWord,
    searchable,
  );
}

/** Scores the products that have a word and whose sum of earlier words is at least `minSum`. */
function scoreWord({ postings, placeScores }: WordMatches, minSum: number, searchable: Searchable): void {
  const { table, buffers } = searchable;
  buffers.wordScores.fill(0);
  buffers.rowsWithWord.length = 0;
  for (const { lists, scoreByPart } of postings) {
    for (const list of lists) {
      // Most words are codes of one product: creating an array for each would dominate the search.
      if (list.length === 1) raiseScore(buffers, list.last, scoreByPart, minSum);
      else raiseScores(buffers, list.numbers, scoreByPart, minSum);
    }
  }
  for (const [place, score] of placeScores.entries()) {
    if (score > 0) addRowsOfPlace(buffers, table.rowsIn(place), minSum);
  }
}

function placeScoresByGroup({ placeScores }: WordMatches, { facetGroups }: ProductTable): Int32Array {
  return facetGroups.numbersByPlace(
    ({ category, subcategory }) =>
      Math.max(placeScores[category] ?? 0, placeScores[subcategory] ?? 0) & scoreMask,
  );
}

/** Adds the scores of the last word and ranks the candidates that reach `minSum`. */
function rankCandidates(
  candidates: RowList,
  groupScores: Int32Array,
  minSum: number,
  { table, buffers, findable }: Searchable,
): void {
  const { facetGroup, flags } = table;
  const { wordScores, sums, ranks, matched } = buffers;
  const { rows } = matched;
  let length = 0;
  let bestRank = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    const row = candidates.rows[at] ?? 0;
    const rowFlags = flags[row] ?? 0;
    const sum =
      (sums[row] ?? 0) + (wordScores[row] ?? 0) + (groupScores[facetGroup[row] ?? noFacetGroup] ?? 0);
    if (sum < minSum || (rowFlags & findable) === 0) continue;
    const rank = rankOf(sum & scoreMask, rowFlags);
    ranks[row] = rank;
    if (rank > bestRank) bestRank = rank;
    rows[length++] = row;
  }
  matched.length = length;
  buffers.bestRank = bestRank;
}

/** The score, then whether it is in stock. Adds the stock bit instead of testing it: branchless, as in raiseScores. */
function rankOf(score: number, flags: number): number {
  return 2 * flag.inStock * score + (flags & flag.inStock);
}

/** The score part of a rank. */
export function scoreOfRank(rank: number): number {
  return Math.floor(rank / (2 * flag.inStock));
}

function postingsOfForm({ word, isPrefix }: WordForm, index: WordIndex): readonly NumberList[] {
  return isPrefix ? index.postingsByPrefix(word) : index.postingsOf(word);
}

/** The posting lists of each form. A list that an earlier, more confident form has already is left out. */
function postingLists(forms: readonly WordForm[], index: WordIndex) {
  const seen = new Set<NumberList>();
  return forms.map((form) => {
    const lists = postingsOfForm(form, index).filter((list) => list.length === 1 || !seen.has(list));
    for (const list of lists) if (list.length > 1) seen.add(list);
    return { lists, confidence: form.confidence };
  });
}

/**
 * Scores categories by name and by the kind that a word names: a search for a category finds its products, and 'desk'
 * ranks desks before desk lamps. The score of one word is divided by the number of words in the category's name.
 */
function scorePlaces({ forms, places, isHead }: WordReading, tree: CatalogueTree): Int32Array {
  const scores = new Int32Array(tree.size);
  for (const { lists, confidence } of postingLists(forms(tree.words), tree.words)) {
    for (const posting of lists.flatMap(({ numbers }) => [...numbers])) {
      const { place, length } = tree.names[productOf(posting)] ?? { place: noPlace, length: 1 };
      scores[place] = Math.max(scores[place] ?? 0, scoreOf(placeWeight / length, confidence));
    }
  }
  for (const [order, place] of places.entries()) {
    const kindScore = scoreOf(isHead ? headWeight - (order === 0 ? 0 : secondKindLess) : placeWeight, 1);
    scores[place] = Math.max(scores[place] ?? 0, kindScore);
  }
  return scores;
}
