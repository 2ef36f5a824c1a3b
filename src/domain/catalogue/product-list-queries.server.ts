import { and, asc, count, desc, eq, gte, isNull, lte, max, min, type SQL, sql } from 'drizzle-orm';
import { categories, products, subcategories } from '#database/schema/catalogue.ts';
import type { Transaction } from '#database/transaction.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import type { ProductFilter, ProductSort } from './product-filter.ts';
import type { ProductFacets, ProductSummary } from './product-list.ts';
import type { SearchReading } from './product-search-queries.server.ts';

/** The parts of a filter that a facet leaves out, so that it can tell what else there would be to choose. */
type Part = 'category' | 'subcategory' | 'price' | 'stock';

function conditions(
  filter: ProductFilter,
  reading: SearchReading | null,
  leftOut: readonly Part[] = [],
): SQL {
  const kept = (part: Part) => !leftOut.includes(part);
  const { category, subcategory, minPrice, maxPrice, inStock } = filter;
  const all = and(
    isNull(products.deletedAt),
    reading?.matches,
    kept('category') && category !== undefined ? eq(categories.slug, category) : undefined,
    kept('subcategory') && subcategory !== undefined ? eq(subcategories.slug, subcategory) : undefined,
    kept('price') && minPrice !== undefined ? gte(products.price, dirhamsFromQar(minPrice)) : undefined,
    kept('price') && maxPrice !== undefined ? lte(products.price, dirhamsFromQar(maxPrice)) : undefined,
    kept('stock') && inStock ? sql`${products.stock} > 0` : undefined,
    filter.isFeatured ? products.isFeatured : undefined,
    filter.isNewArrival ? products.isNewArrival : undefined,
    filter.isBestSeller ? products.isBestSeller : undefined,
  );
  return all ?? sql`true`;
}

export async function readingFindsAnything(
  transaction: Transaction,
  reading: SearchReading,
): Promise<boolean> {
  const found = await transaction
    .select({ id: products.id })
    .from(products)
    .where(and(reading.matches, isNull(products.deletedAt)))
    .limit(1);
  return found.length > 0;
}

const orders: Record<ProductSort, SQL[]> = {
  featured: [desc(products.isFeatured), asc(products.position)],
  'price-up': [asc(products.price)],
  'price-down': [desc(products.price)],
  newest: [desc(products.isNewArrival), desc(products.createdAt)],
  name: [asc(products.nameEn)],
};

function orderOf(sort: ProductSort | undefined, reading: SearchReading | null): SQL[] {
  const chosen =
    sort === undefined && reading
      ? [desc(reading.fit), desc(sql`${products.stock} > 0`), asc(products.position)]
      : orders[sort ?? 'featured'];
  // Without a last word equal rows could change places between two pages.
  return [...chosen, asc(products.id)];
}

export async function selectProductPage(
  transaction: Transaction,
  filter: ProductFilter,
  reading: SearchReading | null,
): Promise<ProductSummary[]> {
  const rows = await transaction
    .select({
      id: products.id,
      slug: products.slug,
      sku: products.sku,
      brand: products.brand,
      nameEn: products.nameEn,
      nameAr: products.nameAr,
      shortDescriptionEn: products.shortDescriptionEn,
      shortDescriptionAr: products.shortDescriptionAr,
      category: categories.slug,
      subcategory: subcategories.slug,
      price: products.price,
      stock: products.stock,
      isFeatured: products.isFeatured,
      isNewArrival: products.isNewArrival,
      isBestSeller: products.isBestSeller,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(conditions(filter, reading))
    .orderBy(...orderOf(filter.sort, reading))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  return rows.map(({ nameEn, nameAr, shortDescriptionEn, shortDescriptionAr, ...row }) => ({
    ...row,
    name: { en: nameEn, ar: nameAr || nameEn },
    shortDescription: { en: shortDescriptionEn, ar: shortDescriptionAr || shortDescriptionEn },
  }));
}

/** What a list could be narrowed to, each facet as if it were not yet chosen itself. */
export async function countProductFacets(
  transaction: Transaction,
  filter: ProductFilter,
  reading: SearchReading | null,
): Promise<ProductFacets & { total: number }> {
  const [stock] = await transaction
    .select({
      all: count(),
      inStock: sql<number>`count(*) filter (where ${products.stock} > 0)`.mapWith(Number),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(conditions(filter, reading, ['stock']));
  const [price] = await transaction
    .select({ lowest: min(products.price), highest: max(products.price) })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(conditions(filter, reading, ['price']));
  const byCategory = await transaction
    .select({ slug: categories.slug, count: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(conditions(filter, reading, ['category', 'subcategory']))
    .groupBy(categories.slug)
    .orderBy(asc(categories.slug));
  const bySubcategory = await transaction
    .select({ slug: subcategories.slug, count: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(conditions(filter, reading, ['subcategory']))
    .groupBy(subcategories.slug)
    .orderBy(asc(subcategories.slug));
  const all = stock?.all ?? 0;
  const inStock = stock?.inStock ?? 0;
  return {
    total: filter.inStock ? inStock : all,
    categories: byCategory,
    subcategories: bySubcategory,
    price:
      price?.lowest != null && price.highest != null
        ? { lowest: price.lowest, highest: price.highest }
        : null,
    stock: { inStock, outOfStock: all - inStock },
  };
}
