import { asc, count, isNull } from 'drizzle-orm';
import { departments, products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';
import { listCategories } from './category-queries.server.ts';
import { serializeCategory } from './serialize-category.ts';

/** The whole tree as staff see it: departments, categories and how many products lie where. */
export async function listCategoriesForStaff(db: Queryable) {
  const groups = await db.select().from(departments).orderBy(asc(departments.position));
  const counts = await db
    .select({
      categoryId: products.categoryId,
      subcategoryId: products.subcategoryId,
      products: count(),
    })
    .from(products)
    .where(isNull(products.deletedAt))
    .groupBy(products.categoryId, products.subcategoryId);
  const productsIn = (key: 'categoryId' | 'subcategoryId', id: string) =>
    counts.filter((row) => row[key] === id).reduce((sum, row) => sum + row.products, 0);
  const categories = (await listCategories(db)).map((category) => {
    const shown = serializeCategory(category);
    return {
      ...shown,
      lacksArabic: [category, ...category.subcategories].some((part) => part.lacksArabic.length > 0),
      products: productsIn('categoryId', category.id),
      subcategories: shown.subcategories.map((part) => ({
        ...part,
        products: productsIn('subcategoryId', part.id),
      })),
    };
  });
  return {
    departments: groups.map(({ slug, nameEn, nameAr }) => ({ slug, name: { en: nameEn, ar: nameAr } })),
    categories,
  };
}
