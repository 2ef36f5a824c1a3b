import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { brandNames, products } from '#database/schema/catalogue.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { BrandName } from './brand-name.ts';

/** The brand of a product as Arabic pages show it: the stored name, or the brand itself. */
export const arabicBrandOfProduct = sql<string>`coalesce(
  (select ${brandNames.nameAr} from ${brandNames} where ${eq(brandNames.brand, products.brand)}), ${products.brand})`;

/** The Arabic names of all brands that have one, by brand. */
export async function readArabicBrands(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ brand: brandNames.brand, nameAr: brandNames.nameAr }).from(brandNames);
  return new Map(rows.map(({ brand, nameAr }) => [brand, nameAr]));
}

/** All brands of products, deleted ones aside, with and without an Arabic name. */
export async function listBrandNames(db: Queryable): Promise<BrandName[]> {
  return (await selectBrands(db).where(hasBrand).orderBy(asc(products.brand))).map(brandNameFrom);
}

/** Undefined for a brand that no product has. */
export async function findBrandName(db: Queryable, brand: string): Promise<BrandName | undefined> {
  const [row] = await selectBrands(db).where(and(hasBrand, eq(products.brand, brand)));
  return row && brandNameFrom(row);
}

export async function putBrandName(
  transaction: Transaction,
  { id: brand, translations, version }: BrandName,
  now: Date,
): Promise<void> {
  const written = { nameAr: translations.ar.name, version, updatedAt: now };
  await transaction
    .insert(brandNames)
    .values({ brand, ...written })
    .onConflictDoUpdate({ target: brandNames.brand, set: written });
}

const hasBrand = and(isNull(products.deletedAt), ne(products.brand, ''));

function selectBrands(db: Queryable) {
  return db
    .selectDistinct({ brand: products.brand, nameAr: brandNames.nameAr, version: brandNames.version })
    .from(products)
    .leftJoin(brandNames, eq(brandNames.brand, products.brand));
}

/** Version 1 of a brand without a name: a first name has version 2. */
function brandNameFrom(row: {
  readonly brand: string;
  readonly nameAr: string | null;
  readonly version: number | null;
}): BrandName {
  const { brand, nameAr, version } = row;
  return { id: brand, name: brand, translations: { ar: { name: nameAr ?? '' } }, version: version ?? 1 };
}
