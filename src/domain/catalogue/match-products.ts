import { type CatalogueTree, noPlace } from './catalogue-tree.ts';
import type { NumberList } from './number-list.ts';
import type { ProductTable } from './product-table.ts';
import { compactCode, mostWords, searchWords } from './search-words.ts';
import { forgivingFormsOf, formsOf, type WordForm } from './word-forms.ts';
import { partOf, productOf, type WordIndex, type WordPart, wordParts } from './word-index.ts';
import type { Workspace } from './workspace.ts';

export interface Searchable {
  readonly table: ProductTable;
  readonly words: WordIndex;
  readonly tree: CatalogueTree;
  readonly workspace: Workspace;
}

/** A match in the name counts more than all that the other parts can gather. */
const weightOfPart: Readonly<Record<WordPart, number>> = { name: 1, summary: 0.1, text: 0.03 };
const weightOfPlace = 0.3;
const weights = Float32Array.from(wordParts, (part) => weightOfPart[part]);

/** Fits are whole numbers: what differs by less than a step is equal, and then the stock decides. */
const steps = 1000;
export const largestFit = mostWords * steps;

/**
 * Finds how well each product fits, and leaves it in the workspace. The way people type is read from the strictest
 * meaning to the most forgiving one that finds anything: a code, all words as typed, all words with their slips
 * forgiven, at last half of the words.
 */
export function matchProducts(term: string, searchable: Searchable): Workspace['fits'] {
  const { fits } = searchable.workspace;
  fits.fill(0);
  const words = searchWords(term);
  if (words.length === 0) return fits;
  const code = compactCode(term);
  if (/\d/.test(code)) {
    addUp([code], asTyped, searchable);
    if (keepThoseWith(1, searchable)) return fits;
  }
  addUp(words, formsOf, searchable);
  if (keepThoseWith(words.length, searchable)) return fits;
  addUp(words, forgivingFormsOf, searchable);
  if (keepThoseWith(words.length, searchable)) return fits;
  keepThoseWith(Math.ceil(words.length / 2), searchable);
  return fits;
}

type Forms = (word: string, index: WordIndex) => WordForm[];

const asTyped: Forms = (word) => [{ word, isBeginning: false, sureness: 1 }];

function addUp(words: readonly string[], forms: Forms, searchable: Searchable): void {
  const { length } = searchable.table;
  const { best, sums, matched } = searchable.workspace;
  sums.fill(0);
  matched.fill(0);
  for (const word of words) {
    findBestFits(word, forms, searchable);
    for (let row = 0; row < length; row += 1) {
      // Without a branch: in every third row it would be guessed wrong, which costs more than adding nothing.
      const fit = best[row] ?? 0;
      sums[row] = (sums[row] ?? 0) + fit;
      matched[row] = (matched[row] ?? 0) + Number(fit > 0);
    }
  }
}

/** Of the products that have at least so many of the words; tells whether there is any. */
function keepThoseWith(needed: number, { table, workspace }: Searchable): boolean {
  const { length, flags } = table;
  const { sums, matched, fits } = workspace;
  let anything = false;
  for (let row = 0; row < length; row += 1) {
    if ((matched[row] ?? 0) < needed || flags[row] === 0) continue;
    fits[row] = Math.max(1, Math.round((sums[row] ?? 0) * steps));
    anything = true;
  }
  return anything;
}

function findBestFits(word: string, forms: Forms, { table, words, tree, workspace }: Searchable): void {
  const { best } = workspace;
  best.fill(0);
  visitEntries(forms(word, words), words, (entries, sureness) => {
    const fitByPart = weights.map((weight) => weight * sureness);
    for (const list of entries) {
      // Most words are codes of one product: an array for each would cost more than all the rest.
      if (list.length === 1) raise(best, list.last, fitByPart);
      else for (const entry of list.numbers) raise(best, entry, fitByPart);
    }
  });
  addPlaces(best, forms(word, tree.words), table, tree);
}

function raise(best: Float32Array, entry: number, fitByPart: Float32Array): void {
  const row = productOf(entry);
  const fit = fitByPart[partOf(entry)] ?? 0;
  if (fit > (best[row] ?? 0)) best[row] = fit;
}

/** The surest form first, and no word twice: what a less sure form finds again would change nothing. */
function visitEntries(
  forms: readonly WordForm[],
  words: WordIndex,
  visit: (entries: readonly NumberList[], sureness: number) => void,
): void {
  const seen = new Set<NumberList>();
  for (const { word, isBeginning, sureness } of forms) {
    const entries = isBeginning ? words.entriesBeginningWith(word) : words.entriesOf(word);
    const fresh = entries.filter((list) => list.length === 1 || !seen.has(list));
    for (const list of fresh) if (list.length > 1) seen.add(list);
    visit(fresh, sureness);
  }
}

/**
 * Whoever types the name of a category means what lies in it, whatever its own name is; and of two products with the
 * word in their names, a desk rather than a desk lamp. One word of 'Monitor arms' says half of it.
 */
function addPlaces(
  best: Float32Array,
  forms: readonly WordForm[],
  table: ProductTable,
  tree: CatalogueTree,
): void {
  const fitOfPlace = new Float32Array(tree.size);
  let anything = false;
  visitEntries(forms, tree.words, (entries, sureness) => {
    for (const entry of entries.flatMap(({ numbers }) => [...numbers])) {
      const { place, length } = tree.names[productOf(entry)] ?? { place: noPlace, length: 1 };
      fitOfPlace[place] = Math.max(fitOfPlace[place] ?? 0, (weightOfPlace * sureness) / length);
      anything = true;
    }
  });
  if (!anything) return;
  const { category, subcategory, length } = table;
  for (let row = 0; row < length; row += 1) {
    const ofCategory = fitOfPlace[category[row] ?? noPlace] ?? 0;
    const ofSubcategory = fitOfPlace[subcategory[row] ?? noPlace] ?? 0;
    const fit = ofCategory > ofSubcategory ? ofCategory : ofSubcategory;
    if (fit > 0) best[row] = (best[row] ?? 0) + fit;
  }
}
