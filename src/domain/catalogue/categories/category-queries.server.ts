import { asc, eq, or } from 'drizzle-orm';
import { categories, departments, subcategories } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Picture } from '#images/image-address.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { CategoryAttribute } from '../attributes/attribute.ts';
import { attributesOfCategory } from '../attributes/attribute-queries.server.ts';
import { pictureOfCategory } from '../products/product-picture-queries.server.ts';
import type { Category, Subcategory } from './category.ts';

const categoryColumns = {
  category: categories,
  department: { slug: departments.slug, nameEn: departments.nameEn, nameAr: departments.nameAr },
  picture: pictureOfCategory,
  attributes: attributesOfCategory,
};

/** Every category with its subcategories, in the order in which the shop shows them. */
export async function listCategories(db: Queryable): Promise<Category[]> {
  const categoryRows = await db
    .select(categoryColumns)
    .from(categories)
    .innerJoin(departments, eq(departments.id, categories.departmentId))
    .orderBy(asc(departments.position), asc(categories.position));
  const parts = await db.select().from(subcategories).orderBy(asc(subcategories.position));
  const partsByCategory = Map.groupBy(parts, (part) => part.categoryId);
  return categoryRows.map((row) => categoryFrom(row, partsByCategory.get(row.category.id) ?? []));
}

/** Finds a category by its id, its slug or its name in either language. */
async function findCategory(db: Queryable, reference: string): Promise<Category | undefined> {
  const [row] = await db
    .select(categoryColumns)
    .from(categories)
    .innerJoin(departments, eq(departments.id, categories.departmentId))
    .where(
      or(
        isUuid(reference) ? eq(categories.id, reference) : undefined,
        eq(categories.slug, reference),
        eq(categories.nameEn, reference),
        eq(categories.nameAr, reference),
      ),
    )
    .limit(1);
  if (!row) return undefined;
  const parts = await db
    .select()
    .from(subcategories)
    .where(eq(subcategories.categoryId, row.category.id))
    .orderBy(asc(subcategories.position));
  return categoryFrom(row, parts);
}

type TextRow = Pick<
  typeof categories.$inferSelect,
  'id' | 'slug' | 'nameEn' | 'nameAr' | 'descriptionEn' | 'descriptionAr'
>;

interface CategoryRow {
  readonly category: TextRow & { readonly version: number; readonly imageId: string | null };
  readonly department: { readonly slug: string; readonly nameEn: string; readonly nameAr: string };
  readonly picture: Picture | null;
  readonly attributes: readonly CategoryAttribute[];
}

function categoryFrom(
  { category, department, picture, attributes }: CategoryRow,
  parts: readonly TextRow[],
): Category {
  return {
    ...textsOf(category),
    department: department.slug,
    departmentName: { en: department.nameEn, ar: department.nameAr },
    picture,
    imageId: category.imageId,
    version: category.version,
    attributes,
    subcategories: parts.map(textsOf),
  };
}

function textsOf(row: TextRow): Subcategory {
  return {
    id: row.id,
    slug: row.slug,
    name: { en: row.nameEn, ar: row.nameAr || row.nameEn },
    description: { en: row.descriptionEn, ar: row.descriptionAr || row.descriptionEn },
    lacksArabic: [
      ...(row.nameAr === '' ? ['name' as const] : []),
      ...(row.descriptionAr === '' && row.descriptionEn !== '' ? ['description' as const] : []),
    ],
  };
}

export async function requireCategory(db: Queryable, reference: string): Promise<Category> {
  const category = await findCategory(db, reference);
  if (!category) throw new ShopError('not_found');
  return category;
}
