import { type CatalogueTree, noPlace } from '../categories/catalogue-tree.ts';
import { noKind } from '../product-index/facet-groups.ts';
import type { NumberList } from '../product-index/number-list.ts';
import { flag, type ProductTable } from '../product-index/product-table.ts';
import type { RowList, Workspace } from './search-buffers.ts';
import { compactCode, searchWords } from './search-words.ts';
import { forgivingFormsOf, formsOf, sureEnoughForTexts, type WordForm } from './word-forms.ts';
import { partOf, productOf, type WordIndex } from './word-index.ts';

export interface Searchable {
  readonly table: ProductTable;
  readonly tree: CatalogueTree;
  /** Of each product the name and the short description, as two parts. */
  readonly names: WordIndex;
  /** Everything else that is written about it. */
  readonly texts: WordIndex;
  readonly workspace: Workspace;
}

/** A match in the name counts more than all that the other parts can gather. */
const weightsOfNames = [1, 0.1];
const weightsOfTexts = [0.03];
const weightOfPlace = 0.3;

/** Fits are whole numbers: what differs by less than a step is equal, and then the stock decides. */
const steps = 1000;

/** While words are added up, each brings its fit and, above these bits, that it was there. */
const oneWord = 1 << 16;
const fitMask = oneWord - 1;

function fitOf(weight: number, sureness: number): number {
  return oneWord + Math.max(1, Math.round(weight * sureness * steps));
}

/**
 * Finds the rows of the products that fit, and leaves in the workspace how well they do. The way people type is read
 * from the strictest meaning to the most forgiving one that finds anything: a code, all words (one that nothing has is
 * misspelt), half of the words.
 */
export function matchProducts(term: string, searchable: Searchable): Uint32Array {
  const { ranks, fitting } = searchable.workspace;
  ranks.fill(0);
  fitting.length = 0;
  const words = searchWords(term);
  const code = compactCode(term);
  if (/\d/.test(code) && searchable.names.entriesOf(code).length > 0) {
    findThoseWithAll([meaningOf(code, asTyped, searchable)], searchable);
  }
  if (words.length > 0 && fitting.length === 0) {
    const meanings = words.map((word) => meaningOf(word, formsIn(searchable), searchable));
    findThoseWithAll(meanings, searchable);
    if (fitting.length === 0) findThoseWithHalf(meanings, searchable);
  }
  return fitting.rows.subarray(0, fitting.length);
}

type Forms = (word: string, index: WordIndex) => readonly WordForm[];

const asTyped: Forms = (word) => [{ word, isBeginning: false, sureness: 1 }];

/** A word that nothing has is misspelt. */
function formsIn(searchable: Searchable): Forms {
  return (word, index) => (isKnown(word, searchable) ? formsOf(word) : forgivingFormsOf(word, index));
}

function isKnown(word: string, { names, texts, tree }: Searchable): boolean {
  return [names, texts, tree.words].some((index) =>
    formsOf(word).some((form) => entriesOf(form, index).length > 0),
  );
}

/** Where a word stands, in all its forms, and how well a product fits that has it there. */
interface Meaning {
  readonly entries: readonly Entries[];
  readonly ofPlaces: Int32Array;
  readonly size: number;
}

interface Entries {
  readonly lists: readonly NumberList[];
  readonly fitByPart: Int32Array;
}

function meaningOf(word: string, forms: Forms, { names, texts, tree }: Searchable): Meaning {
  const inNames = forms(word, names);
  const inTexts = inNames.filter(({ sureness }) => sureness >= sureEnoughForTexts);
  const entries = [
    ...entriesIn(names, inNames, weightsOfNames),
    ...entriesIn(texts, inTexts, weightsOfTexts),
  ];
  return {
    entries,
    ofPlaces: fitsOfPlaces(forms(word, tree.words), tree),
    size: entries.reduce((sum, { lists }) => lists.reduce((some, { length }) => some + length, sum), 0),
  };
}

function entriesIn(index: WordIndex, forms: readonly WordForm[], weights: readonly number[]): Entries[] {
  return listsOf(forms, index).map(({ lists, sureness }) => ({
    lists,
    fitByPart: Int32Array.from(weights, (weight) => fitOf(weight, sureness)),
  }));
}

/** The rarest word first: of the others only those entries count whose products have all words before. */
function findThoseWithAll(meanings: readonly Meaning[], searchable: Searchable): void {
  const { table, workspace } = searchable;
  workspace.sums.fill(0);
  workspace.withWords.length = 0;
  const inTurn = meanings.toSorted((one, other) => one.size - other.size);
  for (const [before, meaning] of inTurn.entries()) {
    findBestFits(meaning, before * oneWord, searchable);
    const ofKinds = fitsOfKinds(meaning, table);
    if (before === inTurn.length - 1) keepWith(workspace.withWord, ofKinds, 0, searchable);
    else addToSums(workspace, table.kind, ofKinds);
  }
}

function findThoseWithHalf(meanings: readonly Meaning[], searchable: Searchable): void {
  const { table, workspace } = searchable;
  workspace.sums.fill(0);
  workspace.withWords.length = 0;
  for (const meaning of meanings) {
    findBestFits(meaning, 0, searchable);
    addToSums(workspace, table.kind, fitsOfKinds(meaning, table));
  }
  // All words are in the sums; none is left to be added.
  workspace.best.fill(0);
  const nothingMore = new Int32Array(table.kinds.all.length);
  keepWith(workspace.withWords, nothingMore, Math.ceil(meanings.length / 2) * oneWord, searchable);
}

/** How well products fit a word, of those that came to so much before. */
function findBestFits({ entries, ofPlaces }: Meaning, leastSum: number, searchable: Searchable): void {
  const { table, workspace } = searchable;
  workspace.best.fill(0);
  workspace.withWord.length = 0;
  for (const { lists, fitByPart } of entries) {
    for (const list of lists) {
      // Most words are codes of one product: an array for each would cost more than all the rest.
      if (list.length === 1) raise(workspace, list.last, fitByPart, leastSum);
      else raiseEach(workspace, list.numbers, fitByPart, leastSum);
    }
  }
  for (const [place, fit] of ofPlaces.entries()) {
    if (fit > 0) addRowsOfPlace(workspace, table.rowsIn(place), leastSum);
  }
}

function fitsOfKinds({ ofPlaces }: Meaning, { kinds }: ProductTable): Int32Array {
  return Int32Array.from(
    kinds.all,
    ({ category, subcategory }) => Math.max(ofPlaces[category] ?? 0, ofPlaces[subcategory] ?? 0) & fitMask,
  );
}

/** Reckons rather than asks: what comes next in such a list is nothing that a processor could guess. */
function raiseEach(
  { best, sums, withWord }: Workspace,
  entries: Uint32Array,
  fitByPart: Int32Array,
  leastSum: number,
): void {
  const { rows } = withWord;
  let { length } = withWord;
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? 0;
    const row = productOf(entry);
    if (leastSum > 0 && (sums[row] ?? 0) < leastSum) continue;
    const before = best[row] ?? 0;
    const more = (fitByPart[partOf(entry)] ?? 0) - before;
    // A difference below nothing shifts to ones in all its bits, and nothing is added.
    best[row] = before + (more & ~(more >> 31));
    rows[length] = row;
    // One for a row that comes for the first time, else nothing: then the next takes its place.
    length += (before - 1) >>> 31;
  }
  withWord.length = length;
}

function raise(
  { best, sums, withWord }: Workspace,
  entry: number,
  fitByPart: Int32Array,
  leastSum: number,
): void {
  const row = productOf(entry);
  const fit = fitByPart[partOf(entry)] ?? 0;
  const before = best[row] ?? 0;
  if (fit <= before || (sums[row] ?? 0) < leastSum) return;
  best[row] = fit;
  if (before === 0) withWord.rows[withWord.length++] = row;
}

/** The word was there once, whether in the name, in the place or in both. */
function addRowsOfPlace({ best, sums, withWord }: Workspace, ofPlace: Uint32Array, leastSum: number): void {
  const { rows } = withWord;
  let { length } = withWord;
  for (let at = 0; at < ofPlace.length; at += 1) {
    const row = ofPlace[at] ?? 0;
    if (best[row] !== 0 || (sums[row] ?? 0) < leastSum) continue;
    best[row] = oneWord;
    rows[length++] = row;
  }
  withWord.length = length;
}

function addToSums(
  { best, sums, withWord, withWords }: Workspace,
  kind: Uint32Array,
  ofKinds: Int32Array,
): void {
  const [{ rows: touched, length: count }, { rows }] = [withWord, withWords];
  let { length } = withWords;
  for (let at = 0; at < count; at += 1) {
    const row = touched[at] ?? 0;
    const before = sums[row] ?? 0;
    rows[length] = row;
    length += (before - 1) >>> 31;
    sums[row] = before + (best[row] ?? 0) + (ofKinds[kind[row] ?? noKind] ?? 0);
  }
  withWords.length = length;
}

/** Of these rows, with how well they fit the last word, those that come to so much. */
function keepWith(
  candidates: RowList,
  ofKinds: Int32Array,
  leastSum: number,
  { table, workspace }: Searchable,
): void {
  const { kind, flags } = table;
  const { best, sums, ranks, fitting } = workspace;
  const { rows } = fitting;
  let length = 0;
  let bestRank = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    const row = candidates.rows[at] ?? 0;
    const itsFlags = flags[row] ?? 0;
    const sum = (sums[row] ?? 0) + (best[row] ?? 0) + (ofKinds[kind[row] ?? noKind] ?? 0);
    if (sum < leastSum || itsFlags === 0) continue;
    const rank = rankOf(sum & fitMask, itsFlags);
    ranks[row] = rank;
    if (rank > bestRank) bestRank = rank;
    rows[length++] = row;
  }
  fitting.length = length;
  workspace.bestRank = bestRank;
}

/** The stock, one bit of the flags, is added as it is: a processor cannot guess it, and asking for it takes longer. */
function rankOf(fit: number, flags: number): number {
  return 2 * flag.inStock * fit + (flags & flag.inStock);
}

/** How well a product of this rank fits. */
export function fitOfRank(rank: number): number {
  return Math.floor(rank / (2 * flag.inStock));
}

function entriesOf({ word, isBeginning }: WordForm, index: WordIndex): readonly NumberList[] {
  return isBeginning ? index.entriesBeginningWith(word) : index.entriesOf(word);
}

/** The surest form first, and no word twice: what a less sure form finds again would change nothing. */
function listsOf(forms: readonly WordForm[], index: WordIndex) {
  const seen = new Set<NumberList>();
  return forms.map((form) => {
    const lists = entriesOf(form, index).filter((list) => list.length === 1 || !seen.has(list));
    for (const list of lists) if (list.length > 1) seen.add(list);
    return { lists, sureness: form.sureness };
  });
}

/**
 * Whoever types the name of a category means what lies in it, whatever its own name is; and of two products with the
 * word in their names, a desk rather than a desk lamp. One word of 'Monitor arms' says half of it.
 */
function fitsOfPlaces(forms: readonly WordForm[], tree: CatalogueTree): Int32Array {
  const fits = new Int32Array(tree.size);
  for (const { lists, sureness } of listsOf(forms, tree.words)) {
    for (const entry of lists.flatMap(({ numbers }) => [...numbers])) {
      const { place, length } = tree.names[productOf(entry)] ?? { place: noPlace, length: 1 };
      fits[place] = Math.max(fits[place] ?? 0, fitOf(weightOfPlace / length, sureness));
    }
  }
  return fits;
}
