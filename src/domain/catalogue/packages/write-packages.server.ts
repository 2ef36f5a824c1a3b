import type { Database } from '#database/connect.ts';
import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { hasSameFields, rejectChangedId, rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { reorderEntries } from '../settings/reorder-entries.server.ts';
import type { ProductPackage } from './package.ts';
import type { PackageChange, PackageOrder, PackageRequest } from './package-body.ts';
import {
  deletePackageRow,
  findExistingProductIds,
  findPackageToChange,
  insertPackage,
  isPackageSlugTaken,
  listPackages,
  movePackage,
  updatePackage,
} from './package-queries.server.ts';

const entity = 'package';

/** Adds a package as the last one. */
export async function createPackage(
  db: Database,
  request: PackageRequest,
  origin: ChangeOrigin,
): Promise<ProductPackage> {
  return inTransaction(db, (transaction) => addPackage(transaction, request, origin));
}

/** The same within a transaction. */
export async function addPackage(
  transaction: Transaction,
  request: PackageRequest,
  origin: ChangeOrigin,
): Promise<ProductPackage> {
  await lockCatalogue(transaction);
  const taken: FieldError[] = (await isPackageSlugTaken(transaction, request.slug))
    ? [{ path: 'slug', code: 'taken' }]
    : [];
  rejectFields([...taken, ...(await lineErrors(transaction, request.lines))]);
  const after = await insertPackage(transaction, request);
  await record(transaction, origin, { action: 'create-package', entityId: after.id, after });
  return after;
}

export async function changePackage(
  db: Database,
  id: string,
  { id: givenId, version, ...contents }: PackageChange,
  origin: ChangeOrigin,
): Promise<ProductPackage> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const before = await requirePackage(transaction, id);
    rejectChangedId(givenId, before.id);
    await rejectStaleVersion(transaction, { entity, current: before, version, wanted: contents });
    if (hasSameFields(contents, before)) return before;
    rejectFields(await lineErrors(transaction, contents.lines));
    const after = await updatePackage(transaction, before.id, contents, origin.now);
    await record(transaction, origin, { action: 'update-package', entityId: after.id, before, after });
    return after;
  });
}

/** Deletes a package. Its products stay. */
export async function deletePackage(
  db: Database,
  id: string,
  version: number | undefined,
  origin: ChangeOrigin,
): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const before = await requirePackage(transaction, id);
    await rejectStaleVersion(transaction, { entity, current: before, version });
    await deletePackageRow(transaction, before.id);
    await record(transaction, origin, { action: 'delete-package', entityId: before.id, before });
    return { id: before.id };
  });
}

/** Puts the packages into another order, in which the page of packages shows them. */
export async function reorderPackages(
  db: Database,
  { packages }: PackageOrder,
  origin: ChangeOrigin,
): Promise<{ id: string }[]> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const list = {
      field: 'packages',
      entity,
      action: 'reorder-packages',
      stored: await listPackages(transaction),
      nameOf: ({ name }: ProductPackage) => name.en,
      move: (id: string, position: number) => movePackage(transaction, id, position),
    };
    return reorderEntries(transaction, packages, list, origin);
  });
}

async function requirePackage(transaction: Transaction, id: string): Promise<ProductPackage> {
  const found = await findPackageToChange(transaction, id);
  if (!found) throw new ShopError('not_found');
  return found;
}

async function record(
  transaction: Transaction,
  origin: ChangeOrigin,
  change: Omit<Change, 'entity'>,
): Promise<void> {
  await recordChanges(transaction, { invalidatesPages: true }, origin, { entity, ...change });
}

function rejectFields(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new ShopError('invalid_input', { fields });
}

/** Products that do not exist. One that is not sold may stay: it may be sold again. */
async function lineErrors(transaction: Transaction, lines: PackageRequest['lines']): Promise<FieldError[]> {
  const existing = await findExistingProductIds(
    transaction,
    lines.map(({ productId }) => productId),
  );
  return lines.flatMap(({ productId }, index): FieldError[] =>
    existing.has(productId) ? [] : [{ path: `lines.${index}.productId`, code: 'invalid', rule: 'from_list' }],
  );
}
