import { eq, sql } from 'drizzle-orm';
import { brandNames, products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';

/** The brand of a product as Arabic pages show it: the stored name, or the brand itself. */
export const arabicBrandOfProduct = sql<string>`coalesce(
  (select ${brandNames.nameAr} from ${brandNames} where ${eq(brandNames.brand, products.brand)}), ${products.brand})`;

/** The Arabic names of all brands that have one, by brand. */
export async function readArabicBrands(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ brand: brandNames.brand, nameAr: brandNames.nameAr }).from(brandNames);
  return new Map(rows.map(({ brand, nameAr }) => [brand, nameAr]));
}
