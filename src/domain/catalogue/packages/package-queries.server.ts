import { asc, eq, inArray, max, sql } from 'drizzle-orm';
import { jsonRow } from '#database/json-row.ts';
import { products } from '#database/schema/catalogue.ts';
import { packageLines, packages } from '#database/schema/packages.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { PackageLine, ProductPackage, StoredLine } from './package.ts';
import type { PackageRequest } from './package-body.ts';

const linesOfPackage = sql<StoredLine[]>`(
  select coalesce(json_agg(${jsonRow({
    productId: packageLines.productId,
    sku: products.sku,
    quantity: packageLines.quantity,
  })} order by ${asc(packageLines.position)}), '[]')
  from ${packageLines} inner join ${products} on ${eq(products.id, packageLines.productId)}
  where ${eq(packageLines.packageId, packages.id)})`;

function selectPackages(db: Queryable) {
  return db
    .select({
      id: packages.id,
      slug: packages.slug,
      nameEn: packages.nameEn,
      nameAr: packages.nameAr,
      summaryEn: packages.summaryEn,
      summaryAr: packages.summaryAr,
      isActive: packages.isActive,
      version: packages.version,
      lines: linesOfPackage,
    })
    .from(packages);
}

type PackageRow = Awaited<ReturnType<typeof selectPackages>>[number];

function packageFrom({ nameEn, nameAr, summaryEn, summaryAr, ...row }: PackageRow): ProductPackage {
  return { ...row, name: { en: nameEn, ar: nameAr }, summary: { en: summaryEn, ar: summaryAr } };
}

type Contents = Omit<PackageRequest, 'slug'>;

function columnsOf({ name, summary, isActive }: Contents) {
  return { nameEn: name.en, nameAr: name.ar, summaryEn: summary.en, summaryAr: summary.ar, isActive };
}

/** All packages, in the order of staff. */
export async function listPackages(db: Queryable): Promise<ProductPackage[]> {
  return (await selectPackages(db).orderBy(asc(packages.position), asc(packages.id))).map(packageFrom);
}

/** Locks the row until the end of the transaction. */
export async function findPackageToChange(
  transaction: Transaction,
  id: string,
): Promise<ProductPackage | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectPackages(transaction).where(eq(packages.id, id)).for('update');
  return row && packageFrom(row);
}

export async function isPackageSlugTaken(transaction: Transaction, slug: string): Promise<boolean> {
  return (await transaction.$count(packages, eq(packages.slug, slug))) > 0;
}

/** Which of these products there are, in any status, also deleted ones. */
export async function findExistingProductIds(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Adds a package as the last one. */
export async function insertPackage(
  transaction: Transaction,
  { slug, ...contents }: PackageRequest,
): Promise<ProductPackage> {
  const [last] = await transaction.select({ position: max(packages.position) }).from(packages);
  const [row] = await transaction
    .insert(packages)
    .values({ slug, ...columnsOf(contents), position: (last?.position ?? -1) + 1 })
    .returning({ id: packages.id });
  if (!row) throw new Error('the database did not answer the package that it created');
  await insertLines(transaction, row.id, contents.lines);
  return requireStored(transaction, row.id);
}

export async function updatePackage(
  transaction: Transaction,
  id: string,
  contents: Contents,
  now: Date,
): Promise<ProductPackage> {
  await transaction
    .update(packages)
    .set({ ...columnsOf(contents), updatedAt: now, version: sql`${packages.version} + 1` })
    .where(eq(packages.id, id));
  await transaction.delete(packageLines).where(eq(packageLines.packageId, id));
  await insertLines(transaction, id, contents.lines);
  return requireStored(transaction, id);
}

async function insertLines(
  transaction: Transaction,
  packageId: string,
  lines: readonly PackageLine[],
): Promise<void> {
  await transaction
    .insert(packageLines)
    .values(lines.map(({ productId, quantity }, position) => ({ packageId, productId, quantity, position })));
}

async function requireStored(transaction: Transaction, id: string): Promise<ProductPackage> {
  const [row] = await selectPackages(transaction).where(eq(packages.id, id));
  if (!row) throw new Error(`the package ${id} is locked and not found`);
  return packageFrom(row);
}

export async function movePackage(transaction: Transaction, id: string, position: number): Promise<void> {
  await transaction
    .update(packages)
    .set({ position, version: sql`${packages.version} + 1` })
    .where(eq(packages.id, id));
}

/** Its lines go with it. */
export async function deletePackageRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(packages).where(eq(packages.id, id));
}
