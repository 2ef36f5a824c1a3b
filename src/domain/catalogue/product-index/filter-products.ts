import { dirhamsFromQar } from '#primitives/money.ts';
import type { CatalogueTree } from '../categories/catalogue-tree.ts';
import type { ProductFilter } from '../listing/product-filter.ts';
import type { FacetCount, ProductFacets } from '../listing/product-list.ts';
import type { Workspace } from '../search/search-buffers.ts';
import { noKind, type ProductKind } from './facet-groups.ts';
import { flag, type ProductTable } from './product-table.ts';

interface Narrowed {
  readonly total: number;
  readonly facets: ProductFacets;
}

/** Marks the products that a filter leaves of these rows, or of all, and counts what the list could be narrowed to. */
export function filterProducts(
  table: ProductTable,
  tree: CatalogueTree,
  filter: ProductFilter,
  rows: Uint32Array | null,
  left: Workspace['left'],
): Narrowed {
  const bounds = boundsOf(filter, tree);
  const kinds = table.kinds.all;
  const judged = kinds.map((kind) => judge(kind, bounds));
  const leftKinds = Uint8Array.from(judged, (fits) => Number(fits.place && fits.stock));
  left.fill(0);
  const { atPrice, cheapest, dearest } = readRows(table, rows, bounds, leftKinds, left);

  const inPlace = new Int32Array(tree.size);
  const stock = { inStock: 0, outOfStock: 0 };
  const highlights = { isNewArrival: 0, isBestSeller: 0, isFeatured: 0 };
  let total = 0;
  for (const [number, { category, subcategory, flags }] of kinds.entries()) {
    const [count = 0, fits] = [atPrice[number], judged[number]];
    if (count === 0 || !fits?.isAsked) continue;
    // Each facet is counted as if it were not chosen yet: what else would be there?
    if (fits.stock) inPlace[category] = (inPlace[category] ?? 0) + count;
    if (fits.stock && fits.category) inPlace[subcategory] = (inPlace[subcategory] ?? 0) + count;
    if (!fits.place) continue;
    stock[flags & flag.inStock ? 'inStock' : 'outOfStock'] += count;
    if (!fits.stock) continue;
    total += count;
    // Choosing one more leaves exactly those that have it.
    if (flags & flag.newArrival) highlights.isNewArrival += count;
    if (flags & flag.bestSeller) highlights.isBestSeller += count;
    if (flags & flag.featured) highlights.isFeatured += count;
  }
  return {
    total,
    facets: {
      categories: countsOf(tree.categories, inPlace),
      subcategories: countsOf(tree.subcategories, inPlace),
      price: cheapest <= dearest ? { lowest: cheapest, highest: dearest } : null,
      stock,
      highlights,
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

/** Which parts of a filter a kind of products fits. */
interface Judgement {
  readonly isAsked: boolean;
  readonly category: boolean;
  /** Also the subcategory, and all else but stock and price. */
  readonly place: boolean;
  readonly stock: boolean;
}

function judge(kind: ProductKind, bounds: Bounds): Judgement {
  const isAsked = (kind.flags & bounds.flagsNeeded) === bounds.flagsNeeded;
  const category = isAsked && (bounds.category === anywhere || kind.category === bounds.category);
  return {
    isAsked,
    category,
    place: category && (bounds.subcategory === anywhere || kind.subcategory === bounds.subcategory),
    stock: (kind.flags & bounds.stockNeeded) === bounds.stockNeeded,
  };
}

interface Reading {
  /** How many of each kind have a price that was asked for. */
  readonly atPrice: Uint32Array;
  /** Of the kinds that are left, whatever price was asked for. */
  cheapest: number;
  dearest: number;
}

const rowsAtOnce = 2048;

/** In portions, so that the function is called often: only then V8 makes the most of its loop. */
function readRows(
  table: ProductTable,
  rows: Uint32Array | null,
  bounds: Bounds,
  leftKinds: Uint8Array,
  left: Workspace['left'],
): Reading {
  const atPrice = new Uint32Array(leftKinds.length);
  const reading: Reading = { atPrice, cheapest: highestPrice, dearest: -1 };
  const { length } = rows ?? table;
  for (let from = 0; from < length; from += rowsAtOnce) {
    readPortion(from, Math.min(from + rowsAtOnce, length), rows, table, bounds, leftKinds, left, reading);
  }
  return reading;
}

function readPortion(
  from: number,
  to: number,
  rows: Uint32Array | null,
  { kind: kindOf, price: priceOf }: ProductTable,
  { lowest, highest }: Bounds,
  leftKinds: Uint8Array,
  left: Workspace['left'],
  reading: Reading,
): void {
  const { atPrice } = reading;
  let { cheapest, dearest } = reading;
  for (let at = from; at < to; at += 1) {
    const row = rows === null ? at : (rows[at] ?? 0);
    const kind = kindOf[row] ?? noKind;
    const price = priceOf[row] ?? 0;
    const isLeft = leftKinds[kind] ?? 0;
    if (isLeft === 1) {
      if (price < cheapest) cheapest = price;
      if (price > dearest) dearest = price;
    }
    if (price < lowest || price > highest) continue;
    atPrice[kind] = (atPrice[kind] ?? 0) + 1;
    left[row] = isLeft;
  }
  reading.cheapest = cheapest;
  reading.dearest = dearest;
}

function countsOf(places: CatalogueTree['categories'], counts: Int32Array): FacetCount[] {
  return places
    .map(({ slug, number }) => ({ slug, count: counts[number] ?? 0 }))
    .filter((facet) => facet.count > 0);
}
