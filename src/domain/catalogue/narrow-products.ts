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

/** A slug that nothing has; no product lies there. */
const nowhere = -1;

/**
 * Marks the products that a filter leaves, and counts what the list could be narrowed to: each facet is counted as if it were not
 * chosen yet, so that it tells what else there would be. All in one pass.
 */
export function narrowProducts(
  table: ProductTable,
  tree: CatalogueTree,
  filter: ProductFilter,
  fits: Workspace['fits'] | null,
  left: Workspace['left'],
): Narrowed {
  const category = placeOf(filter.category, tree.categories);
  const subcategory = placeOf(filter.subcategory, tree.subcategories);
  const lowest = filter.minPrice === undefined ? 0 : dirhamsFromQar(filter.minPrice);
  const highest = filter.maxPrice === undefined ? Number.POSITIVE_INFINITY : dirhamsFromQar(filter.maxPrice);
  const stockNeeded = filter.inStock ? flag.inStock : 0;
  const flagsNeeded =
    flag.present |
    (filter.isFeatured ? flag.featured : 0) |
    (filter.isNewArrival ? flag.newArrival : 0) |
    (filter.isBestSeller ? flag.bestSeller : 0);

  const { length, flags: allFlags, price: prices, category: categories, subcategory: subcategories } = table;
  left.fill(0);
  const inPlace = new Uint32Array(tree.size);
  let total = 0;
  let inStock = 0;
  let outOfStock = 0;
  let cheapest = Number.POSITIVE_INFINITY;
  let dearest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < length; row += 1) {
    const flags = allFlags[row] ?? 0;
    if ((flags & flagsNeeded) !== flagsNeeded || (fits !== null && fits[row] === 0)) continue;
    const price = prices[row] ?? 0;
    const itsCategory = categories[row] ?? noPlace;
    const itsSubcategory = subcategories[row] ?? noPlace;
    const categoryFits = category === undefined || itsCategory === category;
    const subcategoryFits = subcategory === undefined || itsSubcategory === subcategory;
    const priceFits = price >= lowest && price <= highest;
    const stockFits = (flags & stockNeeded) === stockNeeded;
    if (priceFits && stockFits) {
      count(inPlace, itsCategory);
      if (categoryFits) count(inPlace, itsSubcategory);
    }
    if (!categoryFits || !subcategoryFits) continue;
    if (stockFits) {
      if (price < cheapest) cheapest = price;
      if (price > dearest) dearest = price;
    }
    if (priceFits && (flags & flag.inStock) !== 0) inStock += 1;
    else if (priceFits) outOfStock += 1;
    if (priceFits && stockFits) {
      left[row] = 1;
      total += 1;
    }
  }
  return {
    total,
    facets: {
      categories: countsOf(tree.categories, inPlace),
      subcategories: countsOf(tree.subcategories, inPlace),
      price: cheapest <= dearest ? { lowest: cheapest, highest: dearest } : null,
      stock: { inStock, outOfStock },
    },
  };
}

function placeOf(slug: string | undefined, places: CatalogueTree['categories']): number | undefined {
  if (slug === undefined) return undefined;
  return places.find((place) => place.slug === slug)?.number ?? nowhere;
}

function count(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

function countsOf(places: CatalogueTree['categories'], counts: Uint32Array): FacetCount[] {
  return places
    .map(({ slug, number }) => ({ slug, count: counts[number] ?? 0 }))
    .filter((facet) => facet.count > 0);
}
