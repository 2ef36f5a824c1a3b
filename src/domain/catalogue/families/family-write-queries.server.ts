import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import { productFamilies } from '#database/schema/product-families.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { ProductFamily } from './family.ts';
import { familyFrom, selectFamilies } from './family-queries.server.ts';

/** Locks the row until the end of the transaction. */
export async function findFamilyToChange(
  transaction: Transaction,
  id: string,
): Promise<ProductFamily | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectFamilies(transaction).where(eq(productFamilies.id, id)).for('update');
  return row && familyFrom(row);
}

/** Which of the key and the names another family has. */
export async function findTakenFamilyFields(
  transaction: Transaction,
  { key, name }: { readonly key?: string; readonly name: ProductFamily['name'] },
  exceptId?: string,
): Promise<{ key: boolean; en: boolean; ar: boolean }> {
  const isOther = exceptId === undefined ? undefined : ne(productFamilies.id, exceptId);
  const isTaken = async (
    column: (typeof productFamilies)['key' | 'nameEn' | 'nameAr'],
    value: string | undefined,
  ) =>
    value !== undefined && (await transaction.$count(productFamilies, and(eq(column, value), isOther))) > 0;
  return {
    key: await isTaken(productFamilies.key, key),
    en: await isTaken(productFamilies.nameEn, name.en),
    ar: await isTaken(productFamilies.nameAr, name.ar),
  };
}

type NewFamily = typeof productFamilies.$inferInsert;

export async function insertFamily(transaction: Transaction, row: NewFamily): Promise<ProductFamily> {
  const [created] = await transaction.insert(productFamilies).values(row).returning();
  if (!created) throw new Error('the database did not say which family it created');
  return familyFrom(created);
}

export async function updateFamilyRow(
  transaction: Transaction,
  id: string,
  columns: Partial<NewFamily> & { readonly updatedAt: Date },
): Promise<ProductFamily> {
  const [changed] = await transaction
    .update(productFamilies)
    .set({ ...columns, version: sql`${productFamilies.version} + 1` })
    .where(eq(productFamilies.id, id))
    .returning();
  if (!changed) throw new Error(`the family ${id} is locked and not found`);
  return familyFrom(changed);
}

/** Deletes a family; products that were deleted with it lose it as well. */
export async function deleteFamilyRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(products).set({ familyId: null }).where(eq(products.familyId, id));
  await transaction.delete(productFamilies).where(eq(productFamilies.id, id));
}

/** The members of all families that are not deleted, in the order of lists. */
export function selectFamilyMembers(db: Queryable) {
  return db
    .select()
    .from(products)
    .where(and(isNotNull(products.familyId), isNull(products.deletedAt)))
    .orderBy(asc(products.position), asc(products.id));
}

export async function findMemberIds(db: Queryable, familyId: string): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.familyId, familyId), isNull(products.deletedAt)))
    .orderBy(asc(products.position), asc(products.id));
  return rows.map(({ id }) => id);
}
