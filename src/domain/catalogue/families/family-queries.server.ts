import { asc } from 'drizzle-orm';
import { productFamilies } from '#database/schema/product-families.ts';
import type { Queryable } from '#database/transaction.ts';
import type { ProductFamily } from './family.ts';

/** Rows for `familyFrom`, still to be narrowed. */
export function selectFamilies(db: Queryable) {
  return db
    .select({
      id: productFamilies.id,
      key: productFamilies.key,
      nameEn: productFamilies.nameEn,
      nameAr: productFamilies.nameAr,
      optionKeys: productFamilies.optionKeys,
      version: productFamilies.version,
    })
    .from(productFamilies);
}

type FamilyRow = Awaited<ReturnType<typeof selectFamilies>>[number];

/** Every family, by its key. */
export async function listFamilies(db: Queryable): Promise<ProductFamily[]> {
  return (await selectFamilies(db).orderBy(asc(productFamilies.key))).map(familyFrom);
}

/** The ids of all families by their keys. */
export async function findFamilyIds(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ key: productFamilies.key, id: productFamilies.id }).from(productFamilies);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

export function familyFrom({ nameEn, nameAr, ...row }: FamilyRow): ProductFamily {
  return { ...row, name: { en: nameEn, ar: nameAr } };
}
