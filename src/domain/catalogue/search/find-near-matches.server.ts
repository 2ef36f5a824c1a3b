import type { Queryable } from '#database/transaction.ts';
import type { Locale } from '#primitives/locale.ts';
import { chosenParts, type FilterPart, withoutParts } from '../listing/filter-parts.ts';
import type { ProductFilter } from '../listing/product-filter.ts';
import { selectListedProducts } from '../listing/product-list-queries.server.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import type { NearMatches } from './near-matches.ts';
import { mostSimilar } from './similar-names.ts';
import { asWritten } from './words/written-words.ts';

const mostSuggestions = 3;

/** Suggests alternatives to a filter without results. The fixed parts belong to the page and cannot be removed. */
export async function findNearMatches(
  db: Queryable,
  index: ProductIndex,
  filter: ProductFilter,
  fixed: readonly FilterPart[],
  locale: Locale,
): Promise<NearMatches> {
  const totalOf = (narrower: ProductFilter) => index.find({ ...narrower, page: 1 }, locale).total;
  const removable = chosenParts(filter).filter((part) => part !== 'search' && !fixed.includes(part));
  const leaves = (parts: readonly FilterPart[]) => ({ parts, total: totalOf(withoutParts(filter, parts)) });
  const single = removable
    .map((part) => leaves([part]))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, mostSuggestions);
  const all = removable.length > 1 ? [leaves(removable)] : [];
  const spelling = await findSpelling(db, index, filter, locale);
  return {
    without: single.length > 0 ? single : all.filter(({ total }) => total > 0),
    spelling,
    categories: categoriesLike(index, spelling?.term ?? filter.search, locale),
  };
}

async function findSpelling(
  db: Queryable,
  index: ProductIndex,
  { search, pageSize }: ProductFilter,
  locale: Locale,
): Promise<NearMatches['spelling']> {
  const everywhere = (term: string) => index.find({ search: term, page: 1, pageSize }, locale);
  if (!search || everywhere(search).total > 0) return null;
  const words = index.nearestTerm(search);
  if (!words) return null;
  const { ids, total } = everywhere(words.join(' '));
  if (total === 0) return null;
  const products = await selectListedProducts(db, ids);
  const places = index.categories.flatMap(({ name, subcategories }) => [
    name,
    ...subcategories.map((part) => part.name),
  ]);
  const term = asWritten(
    words,
    [
      ...places.flatMap(({ en, ar }) => [en, ar]),
      ...products.flatMap(({ name, shortDescription: text }) => [name.en, name.ar, text.en, text.ar]),
    ],
    index.vocabulary,
    search,
  );
  return term === undefined ? null : { term, total };
}

function categoriesLike(index: ProductIndex, search: string | undefined, locale: Locale) {
  if (!search) return [];
  const { categories } = index;
  const found = index.find({ search, page: 1, pageSize: 1 }, locale).facets.categories;
  const slugs =
    found.length > 0
      ? found.toSorted((one, other) => other.count - one.count).map(({ slug }) => slug)
      : mostSimilar(
          search,
          categories.flatMap((category) => [
            { slug: category.slug, name: category.name },
            ...category.subcategories.map(({ name }) => ({ slug: category.slug, name })),
          ]),
          ({ name }) => [name.en, name.ar],
          mostSuggestions,
        ).map(({ slug }) => slug);
  return [...new Set(slugs)].slice(0, mostSuggestions).flatMap((slug) => {
    const category = categories.find((each) => each.slug === slug);
    return category ? [{ slug, name: category.name }] : [];
  });
}
