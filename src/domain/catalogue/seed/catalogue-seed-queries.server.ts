import { eq, inArray, sql } from 'drizzle-orm';
import { brandNames, categories, products, subcategories } from '#database/schema/catalogue.ts';
import { productFamilies } from '#database/schema/product-families.ts';
import type { Transaction } from '#database/transaction.ts';

export type NewProduct = typeof products.$inferInsert;

interface SubcategoryPlace {
  readonly slug: string;
  readonly categorySlug: string;
  readonly ids: { readonly categoryId: string; readonly subcategoryId: string };
}

export async function listSubcategoryPlaces(transaction: Transaction): Promise<SubcategoryPlace[]> {
  const rows = await transaction
    .select({ category: categories, subcategory: subcategories })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId));
  return rows.map(({ category, subcategory }) => ({
    slug: subcategory.slug,
    categorySlug: category.slug,
    ids: { categoryId: category.id, subcategoryId: subcategory.id },
  }));
}

/** The ids of products by their codes. */
export async function findIdsOfSkus(
  transaction: Transaction,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction
    .select({ sku: products.sku, id: products.id })
    .from(products)
    .where(inArray(products.sku, [...skus]));
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

/** What is there already, by its key, stays as it is. */
export async function insertMissingFamilies(
  transaction: Transaction,
  rows: readonly (typeof productFamilies.$inferInsert)[],
): Promise<void> {
  await transaction
    .insert(productFamilies)
    .values([...rows])
    .onConflictDoNothing();
}

/** What is there already stays as it is. */
export async function insertMissingBrandNames(
  transaction: Transaction,
  rows: readonly (typeof brandNames.$inferInsert)[],
): Promise<void> {
  await transaction
    .insert(brandNames)
    .values([...rows])
    .onConflictDoNothing();
}

/** A statement has at most 65,535 parameters, and a product about 30. */
const rowsAtOnce = 500;

/** What is there already, by its slug or its code, stays as it is. */
export async function insertMissingProducts(
  transaction: Transaction,
  rows: readonly NewProduct[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insert(products)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoNothing();
  }
}

/** Writes the addresses of 3D models into the products of these slugs. */
export async function setModelsOfSlugs(
  transaction: Transaction,
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const model = sql`${JSON.stringify(Object.fromEntries(addresses))}::jsonb ->> ${products.slug}`;
  await transaction
    .update(products)
    .set({ model })
    .where(inArray(products.slug, [...addresses.keys()]));
}
