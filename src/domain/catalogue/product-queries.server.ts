import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Product } from './product.ts';

export async function findProduct(db: Queryable, slug: string): Promise<Product | undefined> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.slug, slug), isNull(products.deletedAt)))
    .limit(1);
  return row && productFrom(row);
}

export function listProductsOfCategory(db: Queryable, categoryId: string): Promise<Product[]> {
  return listProducts(db, eq(products.categoryId, categoryId));
}

export function listProductsOfSubcategory(db: Queryable, subcategoryId: string): Promise<Product[]> {
  return listProducts(db, eq(products.subcategoryId, subcategoryId));
}

/** A list never loads the whole table. */
const longestList = 100;

async function listProducts(db: Queryable, which: SQL): Promise<Product[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(which, isNull(products.deletedAt)))
    .orderBy(asc(products.position), asc(products.nameEn))
    .limit(longestList);
  return rows.map(productFrom);
}

function productFrom(row: typeof products.$inferSelect): Product {
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    brand: row.brand,
    // A product whose Arabic is still missing shows its English name rather than none.
    name: { en: row.nameEn, ar: row.nameAr || row.nameEn },
    shortDescription: { en: row.shortDescriptionEn, ar: row.shortDescriptionAr || row.shortDescriptionEn },
    description: { en: row.descriptionEn, ar: row.descriptionAr || row.descriptionEn },
    price: row.price,
    stock: row.stock,
  };
}
