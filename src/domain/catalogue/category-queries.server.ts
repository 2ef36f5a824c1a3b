import { asc, eq, or } from 'drizzle-orm';
import { categories, departments, subcategories } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Category, Subcategory } from './category.ts';
import { isUuid } from './uuid.ts';

/** Every category with its subcategories, in the order in which the shop shows them. */
export async function listCategories(db: Queryable): Promise<Category[]> {
  const [categoryRows, subcategoryRows] = await Promise.all([
    db
      .select({ category: categories })
      .from(categories)
      .innerJoin(departments, eq(departments.id, categories.departmentId))
      .orderBy(asc(departments.position), asc(categories.position)),
    db.select().from(subcategories).orderBy(asc(subcategories.position)),
  ]);
  const subcategoriesByCategory = Map.groupBy(subcategoryRows, (row) => row.categoryId);
  return categoryRows.map(({ category }) => ({
    ...textsOf(category),
    subcategories: (subcategoriesByCategory.get(category.id) ?? []).map(textsOf),
  }));
}

/** Finds a category by its id, its slug or its name in either language. */
export async function findCategory(db: Queryable, reference: string): Promise<Category | undefined> {
  const [category] = await db
    .select()
    .from(categories)
    .where(
      or(
        isUuid(reference) ? eq(categories.id, reference) : undefined,
        eq(categories.slug, reference),
        eq(categories.nameEn, reference),
        eq(categories.nameAr, reference),
      ),
    )
    .limit(1);
  if (!category) return undefined;
  const parts = await db
    .select()
    .from(subcategories)
    .where(eq(subcategories.categoryId, category.id))
    .orderBy(asc(subcategories.position));
  return { ...textsOf(category), subcategories: parts.map(textsOf) };
}

/** Finds a subcategory, by its id or its slug, together with the category it belongs to. */
export async function findSubcategory(
  db: Queryable,
  reference: string,
): Promise<{ category: Category; subcategory: Subcategory } | undefined> {
  const [row] = await db
    .select()
    .from(subcategories)
    .where(
      or(isUuid(reference) ? eq(subcategories.id, reference) : undefined, eq(subcategories.slug, reference)),
    )
    .limit(1);
  if (!row) return undefined;
  const category = await findCategory(db, row.categoryId);
  return category && { category, subcategory: textsOf(row) };
}

type TextRow = Pick<
  typeof categories.$inferSelect,
  'id' | 'slug' | 'nameEn' | 'nameAr' | 'descriptionEn' | 'descriptionAr'
>;

function textsOf(row: TextRow): Subcategory {
  return {
    id: row.id,
    slug: row.slug,
    name: { en: row.nameEn, ar: row.nameAr },
    description: { en: row.descriptionEn, ar: row.descriptionAr },
  };
}
