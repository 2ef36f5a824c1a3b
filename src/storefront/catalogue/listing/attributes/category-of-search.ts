import type { Category } from '#domain/catalogue/categories/category.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import type { Locale } from '#primitives/locale.ts';

/** With a smaller part of the results, the filters of a category would hide most of what was found. */
const leastPart = 1 / 3;

/**
 * The category whose attributes narrow the results of a search in all categories: the one that most results are in. It
 * depends on the words alone, so that no other filter changes which attributes an address can choose.
 */
export function categoryOfSearch(index: ProductIndex, search: string, locale: Locale): Category | undefined {
  const { facets } = index.find({ search, groupFamilies: true, page: 1, pageSize: 1 }, locale);
  const [first] = facets.categories.toSorted((one, other) => other.count - one.count);
  const all = facets.categories.reduce((sum, { count }) => sum + count, 0);
  if (!first || first.count < leastPart * all) return undefined;
  return index.categories.find(({ slug }) => slug === first.slug);
}
