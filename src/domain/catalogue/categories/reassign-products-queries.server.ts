import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { categories, products, subcategories } from '#database/schema/catalogue.ts';
import type { Transaction } from '#database/transaction.ts';
import type { StoredProduct } from '../products/product.ts';
import { productFrom, selectProducts } from '../products/product-queries.server.ts';

/** A whole category, or some of its subcategories. */
export type ProductHolder =
  | { readonly categoryId: string }
  | { readonly subcategoryIds: readonly [string, ...string[]] };

export interface ProductPlace {
  readonly categoryId: string;
  readonly category: string;
  readonly subcategoryId: string | null;
  readonly subcategory: string | null;
}

function isIn(holder: ProductHolder) {
  return 'categoryId' in holder
    ? eq(products.categoryId, holder.categoryId)
    : inArray(products.subcategoryId, [...holder.subcategoryIds]);
}

/** Locks and returns some products of a category or of subcategories, including deleted ones. */
export async function someProductsOf(
  transaction: Transaction,
  holder: ProductHolder,
  most: number,
): Promise<StoredProduct[]> {
  const rows = await selectProducts(transaction)
    .where(isIn(holder))
    .orderBy(asc(products.id))
    .limit(most)
    .for('update', { of: products });
  return rows.map(productFrom);
}

export async function updatePlaceOfProducts(
  transaction: Transaction,
  ids: readonly string[],
  { categoryId, subcategoryId }: ProductPlace,
  now: Date,
): Promise<void> {
  await transaction
    .update(products)
    .set({ categoryId, subcategoryId, version: sql`${products.version} + 1`, updatedAt: now })
    .where(inArray(products.id, [...ids]));
}

/** The place that a slug names: a category or a subcategory. */
export async function findPlaceBySlug(
  transaction: Transaction,
  slug: string,
): Promise<ProductPlace | undefined> {
  const [row] = await transaction
    .select({
      categoryId: categories.id,
      category: categories.slug,
      subcategoryId: subcategories.id,
      subcategory: subcategories.slug,
    })
    .from(categories)
    .leftJoin(subcategories, and(eq(subcategories.categoryId, categories.id), eq(subcategories.slug, slug)))
    .where(or(eq(categories.slug, slug), eq(subcategories.slug, slug)));
  return row;
}
