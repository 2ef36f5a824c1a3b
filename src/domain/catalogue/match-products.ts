import { type CatalogueTree, noPlace } from './catalogue-tree.ts';
import type { NumberList } from './number-list.ts';
import { noKind } from './product-kinds.ts';
import type { ProductTable } from './product-table.ts';
import { compactCode, searchWords } from './search-words.ts';
import { forgivingFormsOf, formsOf, sureEnoughForTexts, type WordForm } from './word-forms.ts';
import { partOf, productOf, type WordIndex } from './word-index.ts';
import type { RowList, Workspace } from './workspace.ts';

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
  const { fits, fitting } = searchable.workspace;
  fits.fill(0);
  fitting.length = 0;
  const words = searchWords(term);
  if (words.length === 0) return rowsOf(fitting);
  const code = compactCode(term);
  if (/\d/.test(code) && searchable.names.entriesOf(code).length > 0) {
    addUp([code], asTyped, searchable);
    if (keepThoseWith(1, searchable)) return rowsOf(fitting);
  }
  const known = new Set(words.filter((word) => isKnown(word, searchable)));
  addUp(
    words,
    (word, index) => (known.has(word) ? formsOf(word) : forgivingFormsOf(word, index)),
    searchable,
  );
  if (!keepThoseWith(words.length, searchable)) keepThoseWith(Math.ceil(words.length / 2), searchable);
  return rowsOf(fitting);
}

function rowsOf({ rows, length }: RowList): Uint32Array {
  return rows.subarray(0, length);
}

type Forms = (word: string, index: WordIndex) => readonly WordForm[];

const asTyped: Forms = (word) => [{ word, isBeginning: false, sureness: 1 }];

function isKnown(word: string, { names, texts, tree }: Searchable): boolean {
  return [names, texts, tree.words].some((index) =>
    formsOf(word).some((form) => entriesOf(form, index).length > 0),
  );
}

function addUp(words: readonly string[], forms: Forms, searchable: Searchable): void {
  const { table, tree, workspace } = searchable;
  workspace.sums.fill(0);
  workspace.withAnyWord.length = 0;
  for (const word of words) {
    findBestFits(word, forms, searchable);
    const ofPlaces = fitsOfPlaces(forms(word, tree.words), tree);
    addRowsOfPlaces(ofPlaces, table, workspace);
    const ofKinds = Int32Array.from(table.kinds.all, ({ category, subcategory }) =>
      Math.max(ofPlaces[category] ?? 0, ofPlaces[subcategory] ?? 0),
    );
    addToSums(workspace, table, ofKinds);
  }
}

/** The word was there once, whether in the name, in the place or in both. */
function addRowsOfPlaces(ofPlaces: Int32Array, table: ProductTable, { best, withWord }: Workspace): void {
  for (const [place, fit] of ofPlaces.entries()) {
    if (fit > 0) addRowsOfPlace(table.rowsIn(place), best, withWord);
  }
}

function addRowsOfPlace(ofPlace: Uint32Array, best: Int32Array, withWord: RowList): void {
  const { rows } = withWord;
  let { length } = withWord;
  for (let at = 0; at < ofPlace.length; at += 1) {
    const row = ofPlace[at] ?? 0;
    if (best[row] !== 0) continue;
    best[row] = oneWord;
    rows[length++] = row;
  }
  withWord.length = length;
}

function addToSums(
  { best, sums, withWord, withAnyWord }: Workspace,
  { kind }: ProductTable,
  ofKinds: Int32Array,
): void {
  const [{ rows: touched, length: count }, { rows }] = [withWord, withAnyWord];
  let { length } = withAnyWord;
  for (let at = 0; at < count; at += 1) {
    const row = touched[at] ?? 0;
    const before = sums[row] ?? 0;
    if (before === 0) rows[length++] = row;
    sums[row] = before + (best[row] ?? 0) + ((ofKinds[kind[row] ?? noKind] ?? 0) & fitMask);
  }
  withAnyWord.length = length;
}

/** Of the products that have at least so many of the words; tells whether there is any. */
function keepThoseWith(needed: number, { table, workspace }: Searchable): boolean {
  const { flags } = table;
  const { sums, withAnyWord, fits, fitting } = workspace;
  const { rows } = fitting;
  const leastSum = needed * oneWord;
  let length = 0;
  let bestFit = 0;
  for (let at = 0; at < withAnyWord.length; at += 1) {
    const row = withAnyWord.rows[at] ?? 0;
    const sum = sums[row] ?? 0;
    if (sum < leastSum || flags[row] === 0) continue;
    const fit = sum & fitMask;
    fits[row] = fit;
    if (fit > bestFit) bestFit = fit;
    rows[length++] = row;
  }
  fitting.length = length;
  workspace.bestFit = bestFit;
  return length > 0;
}

function findBestFits(word: string, forms: Forms, { names, texts, workspace }: Searchable): void {
  workspace.best.fill(0);
  workspace.withWord.length = 0;
  const inNames = forms(word, names);
  const inTexts = inNames.filter(({ sureness }) => sureness >= sureEnoughForTexts);
  raiseAll(workspace, inNames, names, weightsOfNames);
  raiseAll(workspace, inTexts, texts, weightsOfTexts);
}

function raiseAll(
  workspace: Workspace,
  forms: readonly WordForm[],
  index: WordIndex,
  weights: readonly number[],
): void {
  visitEntries(forms, index, (entries, sureness) => {
    const fitByPart = Int32Array.from(weights, (weight) => fitOf(weight, sureness));
    for (const list of entries) {
      // Most words are codes of one product: an array for each would cost more than all the rest.
      if (list.length === 1) raise(workspace, list.last, fitByPart);
      else raiseEach(workspace, list.numbers, fitByPart);
    }
  });
}

function raiseEach({ best, withWord }: Workspace, entries: Uint32Array, fitByPart: Int32Array): void {
  const { rows } = withWord;
  let { length } = withWord;
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? 0;
    const row = productOf(entry);
    const fit = fitByPart[partOf(entry)] ?? 0;
    const before = best[row] ?? 0;
    if (fit <= before) continue;
    best[row] = fit;
    if (before === 0) rows[length++] = row;
  }
  withWord.length = length;
}

function raise({ best, withWord }: Workspace, entry: number, fitByPart: Int32Array): void {
  const row = productOf(entry);
  const fit = fitByPart[partOf(entry)] ?? 0;
  const before = best[row] ?? 0;
  if (fit <= before) return;
  best[row] = fit;
  if (before === 0) withWord.rows[withWord.length++] = row;
}

function entriesOf({ word, isBeginning }: WordForm, index: WordIndex): readonly NumberList[] {
  return isBeginning ? index.entriesBeginningWith(word) : index.entriesOf(word);
}

/** The surest form first, and no word twice: what a less sure form finds again would change nothing. */
function visitEntries(
  forms: readonly WordForm[],
  index: WordIndex,
  visit: (entries: readonly NumberList[], sureness: number) => void,
): void {
  const seen = new Set<NumberList>();
  for (const form of forms) {
    const fresh = entriesOf(form, index).filter((list) => list.length === 1 || !seen.has(list));
    for (const list of fresh) if (list.length > 1) seen.add(list);
    visit(fresh, form.sureness);
  }
}

/**
 * Whoever types the name of a category means what lies in it, whatever its own name is; and of two products with the
 * word in their names, a desk rather than a desk lamp. One word of 'Monitor arms' says half of it.
 */
function fitsOfPlaces(forms: readonly WordForm[], tree: CatalogueTree): Int32Array {
  const fits = new Int32Array(tree.size);
  visitEntries(forms, tree.words, (entries, sureness) => {
    for (const entry of entries.flatMap(({ numbers }) => [...numbers])) {
      const { place, length } = tree.names[productOf(entry)] ?? { place: noPlace, length: 1 };
      fits[place] = Math.max(fits[place] ?? 0, fitOf(weightOfPlace / length, sureness));
    }
  });
  return fits;
}
