import { holdsServices } from '#domain/catalogue/categories/service-department.ts';
import { mostCompared } from '#domain/catalogue/comparison/compared-products.ts';
import { productCard } from '#domain/catalogue/listing/product-list.ts';
import { selectListedProducts } from '#domain/catalogue/listing/product-list-queries.server.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import { isSold, type ProductCard } from '#domain/catalogue/products/product.ts';
import { findProductsBySlug } from '#domain/catalogue/products/product-queries.server.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PageServices } from '../page-services.ts';
import { compareTable, type DescribedProduct } from './compare-table.ts';
import type { Comparison } from './comparison.ts';

const mostSuggested = 4;
const mostFound = 8;

interface Asked {
  readonly slugs: readonly string[];
  /** What the visitor looks for to add; empty: nothing. */
  readonly search: string;
}

/** The products of an address side by side, what of it cannot be shown, and what could be added. */
export async function loadComparison(
  db: PageServices['db'],
  index: ProductIndex,
  { slugs, search }: Asked,
  locale: Locale,
): Promise<Comparison> {
  const found = await findProductsBySlug(db, slugs);
  const known = [
    ...new Map(slugs.flatMap((slug) => found.get(slug) ?? []).map((one) => [one.id, one])).values(),
  ];
  const described = known.slice(0, mostCompared).map((product): DescribedProduct => {
    const category = index.categories.find(({ slug }) => slug === product.category);
    return {
      product,
      ofCategory: category?.attributes ?? [],
      isService: category !== undefined && holdsServices(category),
    };
  });
  const shown = described.map(({ product }) => product);
  return {
    products: described.map(({ product, isService }) => {
      const { id, slug, sku, name, price, stock, leadTimeDays } = product;
      const picture = product.pictures[0] ?? null;
      return {
        id,
        slug,
        sku,
        name,
        price,
        stock,
        leadTimeDays,
        isService,
        picture,
        isSold: isSold(product),
      };
    }),
    rows: compareTable(described, index.attributes, locale),
    unknown: slugs.filter((slug) => !found.has(slug)),
    tooMany: known.slice(mostCompared).map(({ name }) => name[locale]),
    search,
    addable: shown.length < mostCompared ? await findAddable(db, index, { shown, search }, locale) : [],
  };
}

interface AddableTo {
  readonly shown: readonly { readonly id: string; readonly slug: string }[];
  readonly search: string;
}

/** What a search finds; without one, what is similar to the products that are shown. */
async function findAddable(
  db: PageServices['db'],
  index: ProductIndex,
  { shown, search }: AddableTo,
  locale: Locale,
): Promise<readonly ProductCard[]> {
  const ids = search
    ? index.find({ search, page: 1, pageSize: mostFound + mostCompared }, locale).ids
    : shown.flatMap(({ slug }) => index.findSimilar(slug, mostSuggested + mostCompared));
  const others = [...new Set(ids)].filter((id) => !shown.some((product) => product.id === id));
  const listed = await selectListedProducts(db, others.slice(0, search ? mostFound : mostSuggested));
  return listed.map((product) => productCard(product, locale, index.attributes));
}
