import { dirhamsFromQar } from '#primitives/money.ts';
import type { CatalogueTree } from '../categories/catalogue-tree.ts';
import type { ProductFilter } from '../listing/product-filter.ts';
import type { FacetCount, ProductFacets } from '../listing/product-list.ts';
import type { SearchBuffers } from '../search/search-buffers.ts';
import { countAttributes, findMisses } from './attribute-facets.ts';
import { type FacetGroup, type FacetGroups, noFacetGroup } from './facet-groups.ts';
import { flag, type ProductTable } from './product-table.ts';
import { noFamily, type TableFamilies } from './table-families.ts';

interface FilteredProducts {
  readonly total: number;
  readonly facets: ProductFacets;
}

interface Scanned {
  /** The rows of a search; null: all rows. */
  readonly rows: Uint32Array | null;
  /** The attributes whose values are counted. */
  readonly facetKeys: readonly string[];
  /** The families that count once; null: each product counts. */
  readonly families: TableFamilies | null;
}

/**
 * Marks which rows match a filter, and counts the facets. A family counts once in the total, and once for each value of a
 * facet that a matching member has: as often as the list shows it once that value is chosen.
 */
export function filterProducts(
  table: ProductTable,
  tree: CatalogueTree,
  filter: ProductFilter,
  { rows, facetKeys, families }: Scanned,
  { filtered, counted }: Pick<SearchBuffers, 'filtered' | 'counted'>,
): FilteredProducts {
  const bounds = toBounds(filter, tree);
  const { all: groups, places, placeOf } = table.facetGroups;
  const misses = findMisses(table.values, filter.attributes ?? {}, rows, table.length);
  filtered.fill(0);
  if (families) {
    counted.fill(0, 0, families.lastNumber + 1);
    for (const family of families.inSeveralPlaces) counted[family] = countedApart;
  }
  const scan: Scan = {
    rows,
    misses: misses?.ofRow ?? null,
    bounds,
    countsIn: countsOfGroups(groups, bounds),
    placeOf,
    families: families?.numbers ?? null,
    filtered,
    counted,
    tally: new Uint32Array(places.length << bitsOfCounts),
    cheapest: highestPrice,
    dearest: -1,
    apart: [],
  };
  scanRows(table, scan);
  countApart(table, scan);
  const { tally, cheapest, dearest } = scan;
  const sums = sumUp(tally, places, tree.size);
  return {
    total: sums.total,
    facets: {
      categories: toFacetCounts(tree.categories, sums.inPlace),
      subcategories: toFacetCounts(tree.subcategories, sums.inPlace),
      price: cheapest <= dearest ? { lowest: cheapest, highest: dearest } : null,
      stock: sums.stock,
      highlights: sums.highlights,
      attributes:
        facetKeys.length > 0
          ? countAttributes(table.values, facetKeys, rowsInPlace(table, scan), misses, families)
          : [],
    },
  };
}

/** What a product or a family counts in, as bits. */
const counts = {
  category: 1,
  subcategory: 2,
  inStock: 4,
  outOfStock: 8,
  total: 16,
  newArrival: 32,
  bestSeller: 64,
  featured: 128,
} as const;
const bitsOfCounts = 8;
/** Of a family with members in several places, in each of which it counts: see `countApart`. */
const countedApart = 1 << bitsOfCounts;

function countsOfGroups(groups: readonly FacetGroup[], bounds: Bounds): Uint8Array {
  const countsIn = new Uint8Array(groups.length);
  for (const [number, group] of groups.entries()) countsIn[number] = whatCounts(group, bounds);
  return countsIn;
}

/** Each facet is counted without its own filter: it offers what else could be chosen. */
function whatCounts({ category, subcategory, flags }: FacetGroup, bounds: Bounds): number {
  if ((flags & bounds.flagsNeeded) !== bounds.flagsNeeded) return 0;
  const isInCategory = bounds.category === anywhere || category === bounds.category;
  const isInPlace = isInCategory && (bounds.subcategory === anywhere || subcategory === bounds.subcategory);
  const hasStock = (flags & bounds.stockNeeded) === bounds.stockNeeded;
  const isListed = isInPlace && hasStock;
  return (
    (hasStock ? counts.category : 0) |
    (hasStock && isInCategory ? counts.subcategory : 0) |
    (isInPlace ? (flags & flag.inStock ? counts.inStock : counts.outOfStock) : 0) |
    (isListed ? counts.total : 0) |
    // Highlights combine with AND, so each count is what choosing it would leave.
    (isListed && flags & flag.newArrival ? counts.newArrival : 0) |
    (isListed && flags & flag.bestSeller ? counts.bestSeller : 0) |
    (isListed && flags & flag.featured ? counts.featured : 0)
  );
}

/** A filter translated to the numbers that the product table holds. */
interface Bounds {
  readonly category: number;
  readonly subcategory: number;
  readonly lowest: number;
  readonly highest: number;
  readonly stockNeeded: number;
  readonly flagsNeeded: number;
}

const anywhere = -1;
/** For an unknown slug. */
const nowhere = -2;
/** The largest value of the database column. */
const highestPrice = 2 ** 31 - 1;

function toBounds(filter: ProductFilter, tree: CatalogueTree): Bounds {
  return {
    category: placeOf(filter.category, tree.categories),
    subcategory: placeOf(filter.subcategory, tree.subcategories),
    lowest: filter.minPrice === undefined ? 0 : dirhamsFromQar(filter.minPrice),
    highest: filter.maxPrice === undefined ? highestPrice : dirhamsFromQar(filter.maxPrice),
    stockNeeded: filter.inStock ? flag.inStock : 0,
    flagsNeeded:
      flag.live |
      (filter.isFeatured ? flag.featured : 0) |
      (filter.isNewArrival ? flag.newArrival : 0) |
      (filter.isBestSeller ? flag.bestSeller : 0),
  };
}

function placeOf(slug: string | undefined, places: CatalogueTree['categories']): number {
  if (slug === undefined) return anywhere;
  return places.find((place) => place.slug === slug)?.number ?? nowhere;
}

interface Scan {
  readonly rows: Uint32Array | null;
  /** By row; see `Misses`. */
  readonly misses: Uint32Array | null;
  readonly bounds: Bounds;
  /** What the products of each facet group count in. */
  readonly countsIn: Uint8Array;
  /** The place of each facet group. */
  readonly placeOf: Uint32Array;
  /** The number of the family of each row. */
  readonly families: Uint32Array | null;
  readonly filtered: SearchBuffers['filtered'];
  /** What each family was counted in. */
  readonly counted: SearchBuffers['counted'];
  /** How many products and families count in what: by place, then by what they count in. */
  readonly tally: Uint32Array;
  /** The price range of what is listed, without the price filter. */
  cheapest: number;
  dearest: number;
  /** Matching members of families with members in several places. */
  readonly apart: number[];
}

const chunkSize = 2048;

/** Scans in chunks: V8 optimizes a function that is called often, not one long loop that runs once. */
function scanRows(table: ProductTable, scan: Scan): void {
  const { length } = scan.rows ?? table;
  for (let from = 0; from < length; from += chunkSize) {
    scanChunk(from, Math.min(from + chunkSize, length), table, scan);
  }
}

function scanChunk(
  from: number,
  to: number,
  { facetGroup: groupOfRow, price: priceOfRow }: ProductTable,
  scan: Scan,
): void {
  const { rows, misses, countsIn, placeOf, families, filtered, counted, tally, apart } = scan;
  const { lowest, highest } = scan.bounds;
  let { cheapest, dearest } = scan;
  for (let at = from; at < to; at += 1) {
    const row = rows === null ? at : (rows[at] ?? 0);
    const group = groupOfRow[row] ?? noFacetGroup;
    let added = countsIn[group] ?? 0;
    if (added === 0 || (misses !== null && misses[row] !== 0)) continue;
    const price = priceOfRow[row] ?? 0;
    const isListed = (added & counts.total) !== 0;
    if (isListed) {
      if (price < cheapest) cheapest = price;
      if (price > dearest) dearest = price;
    }
    if (price < lowest || price > highest) continue;
    if (isListed) filtered[row] = 1;
    const family = families === null ? noFamily : (families[row] ?? noFamily);
    if (family !== noFamily) {
      const before = counted[family] ?? 0;
      if (before === countedApart) {
        apart.push(row);
        continue;
      }
      // Nothing is added by most members; a branch for them would cost more, because it is hard to predict.
      added &= ~before;
      counted[family] = before | added;
    }
    const index = ((placeOf[group] ?? 0) << bitsOfCounts) | added;
    tally[index] = (tally[index] ?? 0) + 1;
  }
  scan.cheapest = cheapest;
  scan.dearest = dearest;
}

/** Counts families with members in several places: in each of their places, and once in everything else. */
function countApart({ facetGroup, facetGroups }: ProductTable, scan: Scan): void {
  const counted = new Set<string>();
  for (const row of scan.apart) {
    const number = facetGroup[row] ?? noFacetGroup;
    const group = facetGroups.all[number];
    const family = scan.families?.[row];
    let added = 0;
    for (const bit of Object.values(counts)) {
      if (((scan.countsIn[number] ?? 0) & bit) === 0) continue;
      const place =
        bit === counts.category ? group?.category : bit === counts.subcategory ? group?.subcategory : '';
      const key = [family, bit, place].join();
      if (!counted.has(key)) added |= bit;
      counted.add(key);
    }
    const index = ((group?.place ?? 0) << bitsOfCounts) | added;
    scan.tally[index] = (scan.tally[index] ?? 0) + 1;
  }
}

/** The sums of a tally for each category and subcategory, and for everything else. */
function sumUp(tally: Uint32Array, places: FacetGroups['places'], treeSize: number) {
  const inPlace = new Int32Array(treeSize);
  const stock = { inStock: 0, outOfStock: 0 };
  const highlights = { isNewArrival: 0, isBestSeller: 0, isFeatured: 0 };
  let total = 0;
  for (const [place, { category, subcategory }] of places.entries()) {
    for (let bits = 1; bits < countedApart; bits += 1) {
      const count = tally[(place << bitsOfCounts) | bits] ?? 0;
      if (count === 0) continue;
      if (bits & counts.category) inPlace[category] = (inPlace[category] ?? 0) + count;
      if (bits & counts.subcategory) inPlace[subcategory] = (inPlace[subcategory] ?? 0) + count;
      if (bits & counts.inStock) stock.inStock += count;
      if (bits & counts.outOfStock) stock.outOfStock += count;
      if (bits & counts.total) total += count;
      if (bits & counts.newArrival) highlights.isNewArrival += count;
      if (bits & counts.bestSeller) highlights.isBestSeller += count;
      if (bits & counts.featured) highlights.isFeatured += count;
    }
  }
  return { inPlace, stock, highlights, total };
}

/** The rows of the chosen category that match everything but the chosen attributes. */
function rowsInPlace(table: ProductTable, { rows, bounds, countsIn }: Scan): number[] {
  const { facetGroup, price } = table;
  const { category, lowest, highest } = bounds;
  const matching: number[] = [];
  for (const row of rows ?? table.rowsIn(category)) {
    if (((countsIn[facetGroup[row] ?? noFacetGroup] ?? 0) & counts.total) === 0) continue;
    if ((price[row] ?? 0) >= lowest && (price[row] ?? 0) <= highest) matching.push(row);
  }
  return matching;
}

function toFacetCounts(places: CatalogueTree['categories'], counted: Int32Array): FacetCount[] {
  return places
    .map(({ slug, number }) => ({ slug, count: counted[number] ?? 0 }))
    .filter((facet) => facet.count > 0);
}
