import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, max, ne, sql } from 'drizzle-orm';
import { categories, formerProductSlugs, products, subcategories } from '#database/schema/catalogue.ts';
import type { Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { StoredProduct } from './product.ts';
import { productFrom, selectProducts } from './product-queries.server.ts';

/** The stock is left to `changeStock`, the preview key follows from the status. */
type NewProduct = Omit<typeof products.$inferInsert, 'stock' | 'previewKey'> & {
  readonly stock?: never;
  readonly previewKey?: never;
};

/** Locks the row until the end of the transaction. A deleted product is not found. */
export async function findProductToChange(
  transaction: Transaction,
  id: string,
): Promise<StoredProduct | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectProducts(transaction)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .for('update', { of: products });
  return row && productFrom(row);
}

/** Those that are not deleted, locked in the order of their ids, as every writer locks them. */
export async function findProductsToChange(
  transaction: Transaction,
  ids: readonly string[],
): Promise<StoredProduct[]> {
  const rows = await selectProducts(transaction)
    .where(and(inArray(products.id, ids.filter(isUuid)), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for('update', { of: products });
  return rows.map(productFrom);
}

export async function findDeletedProduct(
  transaction: Transaction,
  id: string,
): Promise<StoredProduct | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectProducts(transaction)
    .where(and(eq(products.id, id), isNotNull(products.deletedAt)))
    .for('update', { of: products });
  return row && productFrom(row);
}

/** Slugs that lead to another product, whether it has them now or had them before; deleted ones count. */
export async function findTakenProductSlugs(
  transaction: Transaction,
  slugs: readonly string[],
  exceptId?: string,
): Promise<ReadonlySet<string>> {
  const current = await transaction
    .select({ slug: products.slug })
    .from(products)
    .where(
      and(inArray(products.slug, [...slugs]), exceptId === undefined ? undefined : ne(products.id, exceptId)),
    );
  const former = await transaction
    .select({ slug: formerProductSlugs.slug })
    .from(formerProductSlugs)
    .where(
      and(
        inArray(formerProductSlugs.slug, [...slugs]),
        exceptId === undefined ? undefined : ne(formerProductSlugs.productId, exceptId),
      ),
    );
  return new Set([...current, ...former].map(({ slug }) => slug));
}

/** Codes that another product has; deleted ones count. */
export async function findTakenSkus(
  transaction: Transaction,
  skus: readonly string[],
  exceptId?: string,
): Promise<ReadonlySet<string>> {
  const holders = await transaction
    .select({ sku: products.sku })
    .from(products)
    .where(
      and(inArray(products.sku, [...skus]), exceptId === undefined ? undefined : ne(products.id, exceptId)),
    );
  return new Set(holders.map(({ sku }) => sku));
}

/** Which of these ids are products that are not deleted. */
export async function findKnownProductIds(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}

export async function findCategoryId(transaction: Transaction, slug: string): Promise<string | undefined> {
  const [category] = await transaction
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, slug));
  return category?.id;
}

export async function findSubcategoryIds(
  transaction: Transaction,
  slug: string,
): Promise<{ categoryId: string; subcategoryId: string } | undefined> {
  const [ids] = await transaction
    .select({ categoryId: subcategories.categoryId, subcategoryId: subcategories.id })
    .from(subcategories)
    .where(eq(subcategories.slug, slug));
  return ids;
}

export async function nextProductPosition(transaction: Transaction): Promise<number> {
  const [last] = await transaction.select({ position: max(products.position) }).from(products);
  return (last?.position ?? -1) + 1;
}

export async function insertProduct(transaction: Transaction, row: NewProduct): Promise<string> {
  const [created] = await transaction
    .insert(products)
    .values({ ...row, previewKey: row.status === 'draft' ? newPreviewKey() : null })
    .returning({ id: products.id });
  if (!created) throw new Error('the database did not say which product it created');
  return created.id;
}

export async function updateProductRow(
  transaction: Transaction,
  id: string,
  columns: Partial<NewProduct> & { readonly updatedAt: Date },
): Promise<void> {
  await transaction
    .update(products)
    .set({ ...columns, ...previewKeyFor(columns.status), version: sql`${products.version} + 1` })
    .where(eq(products.id, id));
}

/** The key ends with the draft: an address that was passed on does not show what becomes a draft later. */
function previewKeyFor(status: NewProduct['status']) {
  if (status === undefined) return {};
  if (status !== 'draft') return { previewKey: null };
  return { previewKey: sql`coalesce(${products.previewKey}, ${newPreviewKey()})` };
}

export function newPreviewKey(): string {
  return randomBytes(16).toString('base64url');
}

/** Stores the old slug as a former one, which still leads to the product; the new one is a former one no more. */
export async function replaceSlug(
  transaction: Transaction,
  productId: string,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  await transaction
    .delete(formerProductSlugs)
    .where(and(eq(formerProductSlugs.slug, to), eq(formerProductSlugs.productId, productId)));
  await transaction.insert(formerProductSlugs).values({ slug: from, productId, createdAt: now });
}
