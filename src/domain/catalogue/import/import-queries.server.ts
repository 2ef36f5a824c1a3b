import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { categories, formerProductSlugs, products, subcategories } from '#database/schema/catalogue.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { StoredProduct } from '../products/product.ts';
import { productFrom, selectProducts } from '../products/product-queries.server.ts';

/** A statement has at most 65,535 parameters. */
const atOnce = 1000;

async function inParts<Row>(
  values: readonly string[],
  select: (part: string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += atOnce) {
    rows.push(...(await select(values.slice(start, start + atOnce))));
  }
  return rows;
}

/** The ids of all products of the shop in its order. */
export async function listProductIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(isNull(products.deletedAt))
    .orderBy(asc(products.position), asc(products.id));
  return rows.map(({ id }) => id);
}

/** The products in the order of the ids, without those that were deleted meanwhile. */
export async function findProductsInOrder(db: Queryable, ids: readonly string[]): Promise<StoredProduct[]> {
  const found = new Map((await findProductsById(db, ids)).map((product) => [product.id, product]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export function findOwnersOfSkus(db: Queryable, skus: readonly string[]) {
  return inParts(skus, (part) =>
    db
      .select({ sku: products.sku, id: products.id, deletedAt: products.deletedAt })
      .from(products)
      .where(inArray(products.sku, part)),
  );
}

/** The codes of products that are not deleted, by id. */
export async function findSkusOfProducts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await inParts([...new Set(ids)], (part) =>
    db
      .select({ id: products.id, sku: products.sku })
      .from(products)
      .where(and(inArray(products.id, part), isNull(products.deletedAt))),
  );
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

/** By the address that a product has, and by those that it had. */
export async function findOwnersOfSlugs(db: Queryable, slugs: readonly string[]) {
  const former = await inParts(slugs, (part) =>
    db
      .select({ slug: formerProductSlugs.slug, id: formerProductSlugs.productId })
      .from(formerProductSlugs)
      .where(inArray(formerProductSlugs.slug, part)),
  );
  const current = await inParts(slugs, (part) =>
    db.select({ slug: products.slug, id: products.id }).from(products).where(inArray(products.slug, part)),
  );
  return [...former, ...current];
}

/** In the order of their ids, as every writer locks them. */
export function findProductsById(db: Queryable, ids: readonly string[]): Promise<StoredProduct[]> {
  return inParts(ids.toSorted(), async (part) => {
    const rows = await selectProducts(db).where(and(inArray(products.id, part), isNull(products.deletedAt)));
    return rows.map(productFrom);
  });
}

export async function lockProductRows(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await inParts(ids.toSorted(), (part) =>
    transaction
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, part))
      .orderBy(asc(products.id))
      .for('update'),
  );
}

export function findIdsChangedSince(
  db: Queryable,
  ids: readonly string[],
  moment: Date,
): Promise<{ id: string; sku: string }[]> {
  return inParts(ids, (part) =>
    db
      .select({ id: products.id, sku: products.sku })
      .from(products)
      .where(and(inArray(products.id, part), gte(products.updatedAt, moment))),
  );
}

export async function listPlaces(db: Queryable) {
  const categoryRows = await db.select({ id: categories.id, slug: categories.slug }).from(categories);
  const subcategoryRows = await db
    .select({
      id: subcategories.id,
      slug: subcategories.slug,
      categoryId: subcategories.categoryId,
      category: categories.slug,
    })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId));
  return { categories: categoryRows, subcategories: subcategoryRows };
}
