import { dirhamsFromQar } from '#primitives/money.ts';
import type { CatalogueTree } from '../categories/catalogue-tree.ts';
import type { ProductFilter } from '../listing/product-filter.ts';
import type { FacetCount, ProductFacets } from '../listing/product-list.ts';
import type { SearchBuffers } from '../search/search-buffers.ts';
import { countAttributes, findMisses, type Misses } from './attribute-facets.ts';
import { type FacetGroup, noFacetGroup, noProducts } from './facet-groups.ts';
import { flag, type ProductTable } from './product-table.ts';

interface FilteredProducts {
  readonly total: number;
  readonly facets: ProductFacets;
}

interface Scanned {
  /** The rows of a search; null: all rows. */
  readonly rows: Uint32Array | null;
  /** The attributes whose values are counted. */
  readonly facetKeys: readonly string[];
  /** The rings of families that count once; null: each product counts. */
  readonly next: Uint32Array | null;
}

/**
 * Marks which rows match a filter, and counts the facets. A family counts once in the total, and once for each value of a
 * facet that a matching member has: as often as the list shows it once that value is chosen.
 */
export function filterProducts(
  table: ProductTable,
  tree: CatalogueTree,
  filter: ProductFilter,
  { rows, facetKeys, next }: Scanned,
  { filtered, counted }: Pick<SearchBuffers, 'filtered' | 'counted'>,
): FilteredProducts {
  const bounds = toBounds(filter, tree);
  const facetGroups = table.facetGroups.all;
  const groupMatches = facetGroups.map((facetGroup) => matchGroup(facetGroup, bounds));
  const matchingGroups = Uint8Array.from(groupMatches, (match) => Number(match.place && match.stock));
  const misses = findMisses(table.values, filter.attributes ?? {}, rows, table.length);
  filtered.fill(0);
  if (next !== null) counted.fill(0);
  const scanned = { rows, misses, matchingGroups, next };
  const { countInPriceRange, cheapest, dearest, partlyCounted } = scanRows(
    table,
    scanned,
    bounds,
    filtered,
    counted,
  );

  const inPlace = new Int32Array(tree.size);
  const stock = { inStock: 0, outOfStock: 0 };
  const highlights = { isNewArrival: 0, isBestSeller: 0, isFeatured: 0 };
  let total = 0;
  for (const [number, { category, subcategory, flags }] of facetGroups.entries()) {
    const [count = 0, match] = [countInPriceRange[number], groupMatches[number]];
    if (count === 0 || !match?.hasFlags) continue;
    // Each facet is counted without its own filter: it offers what else could be chosen.
    if (match.stock) inPlace[category] = (inPlace[category] ?? 0) + count;
    if (match.stock && match.category) inPlace[subcategory] = (inPlace[subcategory] ?? 0) + count;
    if (!match.place) continue;
    stock[flags & flag.inStock ? 'inStock' : 'outOfStock'] += count;
    if (!match.stock) continue;
    total += count;
    // Highlights combine with AND, so each count is what choosing it would leave.
    if (flags & flag.newArrival) highlights.isNewArrival += count;
    if (flags & flag.bestSeller) highlights.isBestSeller += count;
    if (flags & flag.featured) highlights.isFeatured += count;
  }
  const counting = Uint8Array.from(facetGroups, (group, number) => countedIn(groupMatches[number], group));
  for (const row of partlyCounted) {
    const number = table.facetGroup[row] ?? noFacetGroup;
    const { category, subcategory } = facetGroups[number] ?? noProducts;
    let before = 0;
    for (let other = next?.[row] ?? row; other !== row; other = next?.[other] ?? row) {
      if (counted[other] !== inFull) continue;
      const otherNumber = table.facetGroup[other] ?? noFacetGroup;
      const group = facetGroups[otherNumber] ?? noProducts;
      before |=
        (counting[otherNumber] ?? 0) &
        ~(
          (group.category === category ? 0 : counts.category) |
          (group.subcategory === subcategory ? 0 : counts.subcategory)
        );
    }
    counted[row] = inFull;
    const added = (counting[number] ?? 0) & ~before;
    if (added & counts.category) inPlace[category] = (inPlace[category] ?? 0) + 1;
    if (added & counts.subcategory) inPlace[subcategory] = (inPlace[subcategory] ?? 0) + 1;
    if (added & counts.inStock) stock.inStock += 1;
    if (added & counts.outOfStock) stock.outOfStock += 1;
    if (added & counts.total) total += 1;
    if (added & counts.newArrival) highlights.isNewArrival += 1;
    if (added & counts.bestSeller) highlights.isBestSeller += 1;
    if (added & counts.featured) highlights.isFeatured += 1;
  }
  return {
    total,
    facets: {
      categories: toFacetCounts(tree.categories, inPlace),
      subcategories: toFacetCounts(tree.subcategories, inPlace),
      price: cheapest <= dearest ? { lowest: cheapest, highest: dearest } : null,
      stock,
      highlights,
      attributes:
        facetKeys.length > 0
          ? countAttributes(table.values, facetKeys, rowsInPlace(table, bounds, scanned), misses, next)
          : [],
    },
  };
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

/** Which parts of a filter a facet group matches. */
interface GroupMatch {
  readonly hasFlags: boolean;
  readonly category: boolean;
  /** Category, subcategory and flags; everything except stock and price. */
  readonly place: boolean;
  readonly stock: boolean;
}

function matchGroup(facetGroup: FacetGroup, bounds: Bounds): GroupMatch {
  const hasFlags = (facetGroup.flags & bounds.flagsNeeded) === bounds.flagsNeeded;
  const category = hasFlags && (bounds.category === anywhere || facetGroup.category === bounds.category);
  return {
    hasFlags,
    category,
    place: category && (bounds.subcategory === anywhere || facetGroup.subcategory === bounds.subcategory),
    stock: (facetGroup.flags & bounds.stockNeeded) === bounds.stockNeeded,
  };
}

interface ScannedRows {
  readonly rows: Uint32Array | null;
  readonly misses: Misses | null;
  readonly matchingGroups: Uint8Array;
  readonly next: Uint32Array | null;
}

/** The rows of the chosen category that match everything but the chosen attributes. */
function rowsInPlace(
  table: ProductTable,
  { category, lowest, highest }: Bounds,
  { rows, matchingGroups }: ScannedRows,
): number[] {
  const { facetGroup, price } = table;
  const matching: number[] = [];
  for (const row of rows ?? table.rowsIn(category)) {
    const isInRange = (price[row] ?? 0) >= lowest && (price[row] ?? 0) <= highest;
    if (isInRange && matchingGroups[facetGroup[row] ?? noFacetGroup] === 1) matching.push(row);
  }
  return matching;
}

interface Scan {
  /** The number of products and families in the price range, by facet group. */
  readonly countInPriceRange: Uint32Array;
  /** The price range of the matching groups, without the price filter. */
  cheapest: number;
  dearest: number;
  /** Members of families that were counted in another facet group: some facets count them, others do not. */
  readonly partlyCounted: number[];
}

const chunkSize = 2048;

/** Scans in chunks: V8 optimizes a function that is called often, not one long loop that runs once. */
function scanRows(
  table: ProductTable,
  { rows, misses, matchingGroups, next }: ScannedRows,
  bounds: Bounds,
  filtered: SearchBuffers['filtered'],
  counted: SearchBuffers['counted'],
): Scan {
  const countInPriceRange = new Uint32Array(matchingGroups.length);
  const scan: Scan = { countInPriceRange, cheapest: highestPrice, dearest: -1, partlyCounted: [] };
  const { length } = rows ?? table;
  for (let from = 0; from < length; from += chunkSize) {
    const to = Math.min(from + chunkSize, length);
    scanChunk(
      from,
      to,
      rows,
      table,
      bounds,
      misses?.ofRow ?? null,
      matchingGroups,
      filtered,
      next,
      counted,
      scan,
    );
  }
  return scan;
}

function scanChunk(
  from: number,
  to: number,
  rows: Uint32Array | null,
  { facetGroup: groupOfRow, price: priceOfRow }: ProductTable,
  { lowest, highest }: Bounds,
  misses: Uint8Array | null,
  matchingGroups: Uint8Array,
  filtered: SearchBuffers['filtered'],
  next: Uint32Array | null,
  counted: SearchBuffers['counted'],
  scan: Scan,
): void {
  const { countInPriceRange } = scan;
  let { cheapest, dearest } = scan;
  for (let at = from; at < to; at += 1) {
    const row = rows === null ? at : (rows[at] ?? 0);
    if (misses !== null && misses[row] !== 0) continue;
    const facetGroup = groupOfRow[row] ?? noFacetGroup;
    const price = priceOfRow[row] ?? 0;
    const isMatch = matchingGroups[facetGroup] ?? 0;
    if (isMatch === 1) {
      if (price < cheapest) cheapest = price;
      if (price > dearest) dearest = price;
    }
    if (price < lowest || price > highest) continue;
    filtered[row] = isMatch;
    if (
      next !== null &&
      next[row] !== row &&
      !isNewFamily(row, facetGroup, next, groupOfRow, counted, scan)
    ) {
      continue;
    }
    countInPriceRange[facetGroup] = (countInPriceRange[facetGroup] ?? 0) + 1;
  }
  scan.cheapest = cheapest;
  scan.dearest = dearest;
}

/** Members that are in `partlyCounted` are compared with those that were counted before them. */
const [inFull, inPart] = [1, 2];

/** Whether no member of the family was counted yet. One of the same facet group counts for all of that group. */
function isNewFamily(
  row: number,
  facetGroup: number,
  next: Uint32Array,
  groupOfRow: Uint32Array,
  counted: SearchBuffers['counted'],
  { partlyCounted }: Scan,
): boolean {
  let isNew = true;
  for (let other = next[row] ?? row; other !== row; other = next[other] ?? row) {
    if (counted[other] === 0) continue;
    if (groupOfRow[other] === facetGroup) return false;
    isNew = false;
  }
  counted[row] = isNew ? inFull : inPart;
  if (!isNew) partlyCounted.push(row);
  return isNew;
}

/** What the products of a facet group count in, as bits. */
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

function countedIn(match: GroupMatch | undefined, { flags }: FacetGroup): number {
  if (!match?.hasFlags) return 0;
  const { category, place, stock } = match;
  const inList = place && stock;
  return (
    (stock ? counts.category : 0) |
    (stock && category ? counts.subcategory : 0) |
    (place ? (flags & flag.inStock ? counts.inStock : counts.outOfStock) : 0) |
    (inList ? counts.total : 0) |
    (inList && flags & flag.newArrival ? counts.newArrival : 0) |
    (inList && flags & flag.bestSeller ? counts.bestSeller : 0) |
    (inList && flags & flag.featured ? counts.featured : 0)
  );
}

function toFacetCounts(places: CatalogueTree['categories'], counts: Int32Array): FacetCount[] {
  return places
    .map(({ slug, number }) => ({ slug, count: counts[number] ?? 0 }))
    .filter((facet) => facet.count > 0);
}
