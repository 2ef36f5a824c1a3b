import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import { categories, products, subcategories } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';

interface CatalogueAddress {
  readonly slug: string;
  readonly updatedAt: Date;
}

interface CatalogueAddresses {
  readonly categories: readonly CatalogueAddress[];
  readonly subcategories: readonly CatalogueAddress[];
  /** Oldest first. */
  readonly products: readonly CatalogueAddress[];
}

/** What has a page to be indexed in the catalogue, and when it was last changed: empty categories have none. */
export async function listCatalogueAddresses(db: Queryable): Promise<CatalogueAddresses> {
  const [categoryRows, subcategoryRows, productRows] = await Promise.all([
    db
      .select({ slug: categories.slug, updatedAt: categories.updatedAt })
      .from(categories)
      .where(hasProducts(db, products.categoryId, categories.id))
      .orderBy(asc(categories.slug)),
    db
      .select({ slug: subcategories.slug, updatedAt: subcategories.updatedAt })
      .from(subcategories)
      .where(hasProducts(db, products.subcategoryId, subcategories.id))
      .orderBy(asc(subcategories.slug)),
    db
      .select({ slug: products.slug, updatedAt: products.updatedAt })
      .from(products)
      .where(isListed)
      .orderBy(asc(products.createdAt), asc(products.id)),
  ]);
  return { categories: categoryRows, subcategories: subcategoryRows, products: productRows };
}

/** Pages of discontinued products stay reachable, but search engines are not led to them. */
const isListed = and(isNull(products.deletedAt), eq(products.status, 'live'));

function hasProducts(
  db: Queryable,
  place: typeof products.categoryId | typeof products.subcategoryId,
  id: typeof categories.id | typeof subcategories.id,
) {
  return exists(
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(place, id), isListed)),
  );
}
