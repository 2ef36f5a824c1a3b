import { type CatalogueTree, noPlace } from './catalogue-tree.ts';
import type { NumberList } from './number-list.ts';
import type { ProductTable } from './product-table.ts';
import { compactCode, mostWords, searchWords } from './search-words.ts';
import { forgivingFormsOf, formsOf, sureEnoughForTexts, type WordForm } from './word-forms.ts';
import { partOf, productOf, type WordIndex } from './word-index.ts';
import type { Workspace } from './workspace.ts';

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
export const largestFit = mostWords * 2 * steps;

/** While words are added up, each brings its fit and, above these bits, that it was there. */
const oneWord = 1 << 16;
const fitMask = oneWord - 1;

function fitOf(weight: number, sureness: number): number {
  return oneWord + Math.max(1, Math.round(weight * sureness * steps));
}

/**
 * Finds how well each product fits, and leaves it in the workspace. The way people type is read from the strictest
 * meaning to the most forgiving one that finds anything: a code, all words (one that nothing has is misspelt), half
 * of the words.
 */
export function matchProducts(term: string, searchable: Searchable): Workspace['fits'] {
  const { fits } = searchable.workspace;
  fits.fill(0);
  const words = searchWords(term);
  if (words.length === 0) return fits;
  const code = compactCode(term);
  if (/\d/.test(code) && searchable.names.entriesOf(code).length > 0) {
    addUp([code], asTyped, searchable);
    if (keepThoseWith(1, searchable)) return fits;
  }
  const known = new Set(words.filter((word) => isKnown(word, searchable)));
  addUp(
    words,
    (word, index) => (known.has(word) ? formsOf(word) : forgivingFormsOf(word, index)),
    searchable,
  );
  if (!keepThoseWith(words.length, searchable)) keepThoseWith(Math.ceil(words.length / 2), searchable);
  return fits;
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
  for (const word of words) {
    findBestFits(word, forms, searchable);
    addToSums(workspace, table, fitsOfPlaces(forms(word, tree.words), tree));
  }
}

function addToSums({ best, sums }: Workspace, table: ProductTable, ofPlaces: Int32Array): void {
  const { length, category, subcategory } = table;
  for (let row = 0; row < length; row += 1) {
    const ofCategory = ofPlaces[category[row] ?? noPlace] ?? 0;
    const ofSubcategory = ofPlaces[subcategory[row] ?? noPlace] ?? 0;
    const ofPlace = ofCategory > ofSubcategory ? ofCategory : ofSubcategory;
    // The word was there once, whether in the name, in the place or in both.
    sums[row] = (sums[row] ?? 0) + ((best[row] ?? 0) | (ofPlace & oneWord)) + (ofPlace & fitMask);
  }
}

/** Of the products that have at least so many of the words; tells whether there is any. */
function keepThoseWith(needed: number, { table, workspace }: Searchable): boolean {
  const { length, flags } = table;
  const { sums, fits } = workspace;
  const leastSum = needed * oneWord;
  let anything = false;
  for (let row = 0; row < length; row += 1) {
    const sum = sums[row] ?? 0;
    if (sum < leastSum || flags[row] === 0) continue;
    fits[row] = sum & fitMask;
    anything = true;
  }
  return anything;
}

function findBestFits(word: string, forms: Forms, { names, texts, workspace }: Searchable): void {
  const { best } = workspace;
  best.fill(0);
  const inNames = forms(word, names);
  const inTexts = inNames.filter(({ sureness }) => sureness >= sureEnoughForTexts);
  raiseAll(best, inNames, names, weightsOfNames);
  raiseAll(best, inTexts, texts, weightsOfTexts);
}

function raiseAll(
  best: Int32Array,
  forms: readonly WordForm[],
  index: WordIndex,
  weights: readonly number[],
): void {
  visitEntries(forms, index, (entries, sureness) => {
    const fitByPart = Int32Array.from(weights, (weight) => fitOf(weight, sureness));
    for (const list of entries) {
      // Most words are codes of one product: an array for each would cost more than all the rest.
      if (list.length === 1) raise(best, list.last, fitByPart);
      else for (const entry of list.numbers) raise(best, entry, fitByPart);
    }
  });
}

function raise(best: Int32Array, entry: number, fitByPart: Int32Array): void {
  const row = productOf(entry);
  const fit = fitByPart[partOf(entry)] ?? 0;
  if (fit > (best[row] ?? 0)) best[row] = fit;
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
