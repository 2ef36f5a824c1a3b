import { dirhamsFromQar } from '#primitives/money.ts';
import { type CatalogueTree, noPlace } from './catalogue-tree.ts';
import type { ProductFilter } from './product-filter.ts';
import type { FacetCount, ProductFacets } from './product-list.ts';
import { flag, type ProductTable } from './product-table.ts';
import type { Workspace } from './workspace.ts';

interface Narrowed {
  readonly total: number;
  readonly facets: ProductFacets;
}

/** Marks the products that a filter leaves, and counts what the list could be narrowed to. */
export function narrowProducts(
  table: ProductTable,
  tree: CatalogueTree,
  filter: ProductFilter,
  fits: Workspace['fits'] | null,
  left: Workspace['left'],
): Narrowed {
  left.fill(0);
  const tally = tallyOf(table, boundsOf(filter, tree), fits, left, tree.size);
  const { inPlace, total, inStock, outOfStock, cheapest, dearest, byHighlights } = tally;
  return {
    total,
    facets: {
      categories: countsOf(tree.categories, inPlace),
      subcategories: countsOf(tree.subcategories, inPlace),
      price: cheapest <= dearest ? { lowest: cheapest, highest: dearest } : null,
      stock: { inStock, outOfStock },
      highlights: {
        isNewArrival: countWith(flag.newArrival, byHighlights),
        isBestSeller: countWith(flag.bestSeller, byHighlights),
        isFeatured: countWith(flag.featured, byHighlights),
      },
    },
  };
}

/** A filter in the numbers of the table. */
interface Bounds {
  readonly category: number;
  readonly subcategory: number;
  readonly lowest: number;
  readonly highest: number;
  readonly stockNeeded: number;
  readonly flagsNeeded: number;
}

const anywhere = -1;
/** For a slug that nothing has. */
const nowhere = -2;
/** What the column of the database can hold. */
const highestPrice = 2 ** 31 - 1;

function boundsOf(filter: ProductFilter, tree: CatalogueTree): Bounds {
  return {
    category: placeOf(filter.category, tree.categories),
    subcategory: placeOf(filter.subcategory, tree.subcategories),
    lowest: filter.minPrice === undefined ? 0 : dirhamsFromQar(filter.minPrice),
    highest: filter.maxPrice === undefined ? highestPrice : dirhamsFromQar(filter.maxPrice),
    stockNeeded: filter.inStock ? flag.inStock : 0,
    flagsNeeded:
      flag.present |
      (filter.isFeatured ? flag.featured : 0) |
      (filter.isNewArrival ? flag.newArrival : 0) |
      (filter.isBestSeller ? flag.bestSeller : 0),
  };
}

function placeOf(slug: string | undefined, places: CatalogueTree['categories']): number {
  if (slug === undefined) return anywhere;
  return places.find((place) => place.slug === slug)?.number ?? nowhere;
}

/** Among the flags of a row, moved down to count by. */
const firstHighlight = 2;
const allHighlights = (flag.featured | flag.newArrival | flag.bestSeller) >> firstHighlight;

/** What a pass over the rows finds out. Each facet is counted as if it were not chosen yet: what else would be there? */
class Tally {
  readonly inPlace: Int32Array;
  total = 0;
  inStock = 0;
  outOfStock = 0;
  cheapest = highestPrice;
  dearest = -1;
  /** What is left, by each combination of highlights: choosing one more leaves exactly those that have it. */
  readonly byHighlights = new Int32Array(allHighlights + 1);

  constructor(places: number) {
    this.inPlace = new Int32Array(places);
  }
}

const rowsAtOnce = 2048;

/** In portions, so that the function is called often: only then V8 makes the most of its loop. */
function tallyOf(
  table: ProductTable,
  bounds: Bounds,
  fits: Workspace['fits'] | null,
  left: Workspace['left'],
  places: number,
): Tally {
  const tally = new Tally(places);
  for (let from = 0; from < table.length; from += rowsAtOnce) {
    const to = Math.min(from + rowsAtOnce, table.length);
    countRows(from, to, table, bounds, fits, left, tally);
  }
  return tally;
}

function countRows(
  from: number,
  to: number,
  { flags: flagsOf, price: priceOf, category: categoryOf, subcategory: subcategoryOf }: ProductTable,
  { category, subcategory, lowest, highest, stockNeeded, flagsNeeded }: Bounds,
  fits: Workspace['fits'] | null,
  left: Workspace['left'],
  tally: Tally,
): void {
  const { inPlace, byHighlights } = tally;
  let { total, inStock, outOfStock, cheapest, dearest } = tally;
  for (let row = from; row < to; row += 1) {
    const flags = flagsOf[row] ?? 0;
    if ((flags & flagsNeeded) !== flagsNeeded || (fits !== null && fits[row] === 0)) continue;
    const price = priceOf[row] ?? 0;
    const itsCategory = categoryOf[row] ?? noPlace;
    const itsSubcategory = subcategoryOf[row] ?? noPlace;
    const categoryFits = category === anywhere || itsCategory === category;
    const subcategoryFits = subcategory === anywhere || itsSubcategory === subcategory;
    const priceFits = price >= lowest && price <= highest;
    const stockFits = (flags & stockNeeded) === stockNeeded;
    if (priceFits && stockFits) {
      inPlace[itsCategory] = (inPlace[itsCategory] ?? 0) + 1;
      if (categoryFits) inPlace[itsSubcategory] = (inPlace[itsSubcategory] ?? 0) + 1;
    }
    if (!categoryFits || !subcategoryFits) continue;
    if (stockFits && price < cheapest) cheapest = price;
    if (stockFits && price > dearest) dearest = price;
    if (!priceFits) continue;
    if ((flags & flag.inStock) !== 0) inStock += 1;
    else outOfStock += 1;
    if (!stockFits) continue;
    left[row] = 1;
    total += 1;
    const itsHighlights = (flags >> firstHighlight) & allHighlights;
    byHighlights[itsHighlights] = (byHighlights[itsHighlights] ?? 0) + 1;
  }
  Object.assign(tally, { total, inStock, outOfStock, cheapest, dearest });
}

function countWith(highlight: number, byHighlights: Int32Array): number {
  return byHighlights.reduce(
    (sum, count, combination) => (combination & (highlight >> firstHighlight) ? sum + count : sum),
    0,
  );
}

function countsOf(places: CatalogueTree['categories'], counts: Int32Array): FacetCount[] {
  return places
    .map(({ slug, number }) => ({ slug, count: counts[number] ?? 0 }))
    .filter((facet) => facet.count > 0);
}
