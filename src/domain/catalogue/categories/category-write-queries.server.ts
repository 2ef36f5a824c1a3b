import { and, asc, eq, inArray, max, ne, or, sql } from 'drizzle-orm';
import { categories, departments, subcategories } from '#database/schema/catalogue.ts';
import type { Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';

type CategoryRow = typeof categories.$inferSelect;
type SubcategoryRow = typeof subcategories.$inferSelect;
type NewCategory = typeof categories.$inferInsert;
type NewSubcategory = typeof subcategories.$inferInsert;

export interface StoredCategory {
  readonly category: CategoryRow;
  /** In their order. */
  readonly subcategories: readonly SubcategoryRow[];
}

/** Locks the rows until the end of the transaction. */
export async function findCategoryToChange(
  transaction: Transaction,
  id: string,
): Promise<StoredCategory | undefined> {
  if (!isUuid(id)) return undefined;
  const [category] = await transaction.select().from(categories).where(eq(categories.id, id)).for('update');
  if (!category) return undefined;
  const parts = await transaction
    .select()
    .from(subcategories)
    .where(eq(subcategories.categoryId, id))
    .orderBy(asc(subcategories.position))
    .for('update');
  return { category, subcategories: parts };
}

export async function findDepartmentId(transaction: Transaction, slug: string): Promise<string | undefined> {
  const [department] = await transaction
    .select({ id: departments.id })
    .from(departments)
    .where(eq(departments.slug, slug));
  return department?.id;
}

/** Slug of the department that the shop shows first. */
export async function findFirstDepartment(transaction: Transaction): Promise<string> {
  const [first] = await transaction
    .select({ slug: departments.slug })
    .from(departments)
    .orderBy(asc(departments.position))
    .limit(1);
  if (!first) throw new Error('The shop has no departments: run npm run db:seed');
  return first.slug;
}

/** Which of these names in English and in Arabic another category has. */
export async function findTakenCategoryNames(
  transaction: Transaction,
  { en, ar }: { readonly en: string; readonly ar: string },
  exceptId: string | undefined,
): Promise<{ en: boolean; ar: boolean }> {
  const holders = await transaction
    .select({ en: categories.nameEn, ar: categories.nameAr })
    .from(categories)
    .where(
      and(
        or(eq(categories.nameEn, en), eq(categories.nameAr, ar)),
        exceptId === undefined ? undefined : ne(categories.id, exceptId),
      ),
    );
  return {
    en: holders.some((held) => held.en === en),
    ar: ar !== '' && holders.some((held) => held.ar === ar),
  };
}

/** Slugs that another category or one of its subcategories has; one slug names one place in the whole tree. */
export async function findTakenTreeSlugs(
  transaction: Transaction,
  slugs: readonly string[],
  exceptCategoryId: string | undefined,
): Promise<ReadonlySet<string>> {
  const isOther = (column: typeof categories.id | typeof subcategories.categoryId) =>
    exceptCategoryId === undefined ? undefined : ne(column, exceptCategoryId);
  const ofCategories = await transaction
    .select({ slug: categories.slug })
    .from(categories)
    .where(and(inArray(categories.slug, [...slugs]), isOther(categories.id)));
  const ofSubcategories = await transaction
    .select({ slug: subcategories.slug })
    .from(subcategories)
    .where(and(inArray(subcategories.slug, [...slugs]), isOther(subcategories.categoryId)));
  return new Set([...ofCategories, ...ofSubcategories].map(({ slug }) => slug));
}

export async function nextCategoryPosition(transaction: Transaction, departmentId: string): Promise<number> {
  const [last] = await transaction
    .select({ position: max(categories.position) })
    .from(categories)
    .where(eq(categories.departmentId, departmentId));
  return (last?.position ?? -1) + 1;
}

/** The places that the categories of a department take, the first one first. */
export async function listCategoryPositions(
  transaction: Transaction,
  departmentId: string,
): Promise<number[]> {
  const rows = await transaction
    .select({ position: categories.position })
    .from(categories)
    .where(eq(categories.departmentId, departmentId))
    .orderBy(asc(categories.position));
  return rows.map(({ position }) => position);
}

export async function insertCategory(transaction: Transaction, row: NewCategory): Promise<string> {
  const [created] = await transaction.insert(categories).values(row).returning({ id: categories.id });
  if (!created) throw new Error('the database did not say which category it created');
  return created.id;
}

export async function updateCategoryRow(
  transaction: Transaction,
  id: string,
  columns: Partial<NewCategory> & { readonly updatedAt: Date },
): Promise<void> {
  await transaction
    .update(categories)
    .set({ ...columns, version: sql`${categories.version} + 1` })
    .where(eq(categories.id, id));
}

export async function deleteCategoryRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(categories).where(eq(categories.id, id));
}

export async function deleteSubcategoryRows(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.delete(subcategories).where(inArray(subcategories.id, [...ids]));
}

/** Gives up the names and slugs of these rows, so that they can exchange them. */
export async function vacateSubcategoryNames(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  const unique = sql`${subcategories.id}::text`;
  await transaction
    .update(subcategories)
    .set({ slug: unique, nameEn: unique })
    .where(inArray(subcategories.id, [...ids]));
}

export async function updateSubcategoryRow(
  transaction: Transaction,
  id: string,
  columns: Partial<NewSubcategory> & { readonly updatedAt: Date },
): Promise<void> {
  await transaction
    .update(subcategories)
    .set({ ...columns, version: sql`${subcategories.version} + 1` })
    .where(eq(subcategories.id, id));
}

export async function insertSubcategories(
  transaction: Transaction,
  rows: readonly NewSubcategory[],
): Promise<void> {
  await transaction.insert(subcategories).values([...rows]);
}
