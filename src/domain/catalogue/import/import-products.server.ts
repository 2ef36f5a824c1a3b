import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import type { ChangeOrigin } from '#database/record-changes.ts';
import { inTransaction, type Queryable } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { StoredProduct } from '../products/product.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import {
  type CsvProblem,
  type ImportFacts,
  type ImportPlan,
  ImportPlanner,
  type StoredForImport,
} from './import-plan.ts';
import {
  findIdsChangedSince,
  findOwnersOfSkus,
  findOwnersOfSlugs,
  findProductsById,
  listPlaces,
  lockProductRows,
} from './import-queries.server.ts';
import { type CsvRow, readCsv } from './read-csv.server.ts';
import { writeImportPlan } from './write-import-plan.server.ts';

export interface CheckedCsv {
  readonly plan: ImportPlan;
  /** Of the file, of everything that would be written, and of the versions that it was based on. */
  readonly hash: string;
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** Makes the import plan of a CSV file without writing anything. */
export async function checkImport(db: Database, file: Buffer): Promise<CheckedCsv> {
  const { rows, problems } = await readCsv(file);
  const { plan } = await planFor(db, rows, problems);
  return { plan, hash: checkHash(file, plan) };
}

export interface AppliedImport extends CheckedCsv {
  /** False when the catalogue is no longer what it was at the check; the plan is the new one then. */
  readonly isApplied: boolean;
  /** The rows whose products were written since the check. */
  readonly changedSince: readonly { readonly row: number; readonly sku: string }[];
}

interface Checked {
  readonly hash: string;
  readonly checkedAt: Date;
}

/** Imports a checked CSV file: everything that the check listed, or nothing. */
export async function applyImport(
  db: Database,
  file: Buffer,
  checked: Checked,
  origin: ChangeOrigin & { readonly publicUrl: string },
): Promise<AppliedImport> {
  const { rows, problems } = await readCsv(file);
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const { plan, products } = await planFor(transaction, rows, problems, (ids) =>
      lockProductRows(transaction, ids),
    );
    const hash = checkHash(file, plan);
    if (hash === checked.hash && plan.problems.length === 0) {
      await writeImportPlan(transaction, plan, products, origin);
      return { plan, hash, isApplied: true, changedSince: [] };
    }
    const changed = await findIdsChangedSince(transaction, [...plan.rowOfId.keys()], checked.checkedAt);
    const changedSince = changed.map(({ id, sku }) => ({ row: plan.rowOfId.get(id) ?? 0, sku }));
    return { plan, hash, isApplied: false, changedSince };
  });
}

function checkHash(file: Buffer, { creates, changes, problems }: ImportPlan): string {
  const written = [...creates, ...changes].map(({ row, stored, changes: cells }) => [
    row,
    stored?.id ?? null,
    stored?.version ?? null,
    cells,
  ]);
  return `${hashOf(file)}.${hashOf(JSON.stringify([written, problems]))}`;
}

const plannedAtOnce = 50;

async function planFor(
  db: Queryable,
  rows: readonly CsvRow[],
  problems: readonly CsvProblem[],
  hold: (ids: readonly string[]) => Promise<void> = async () => {},
): Promise<{ plan: ImportPlan; products: ReadonlyMap<string, StoredProduct> }> {
  const { facts, products } = await factsOf(db, rows, hold);
  const planner = new ImportPlanner(facts);
  for (const [index, row] of rows.entries()) {
    planner.add(row);
    if (index % plannedAtOnce === 0) await setImmediate();
  }
  const plan = planner.plan();
  return { plan: { ...plan, problems: [...problems, ...plan.problems] }, products };
}

async function factsOf(
  db: Queryable,
  rows: readonly CsvRow[],
  hold: (ids: readonly string[]) => Promise<void>,
): Promise<{ facts: ImportFacts; products: ReadonlyMap<string, StoredProduct> }> {
  const distinct = (column: 'id' | 'sku' | 'slug') => [
    ...new Set(rows.map(({ cells }) => cells[column]?.trim() ?? '').filter((text) => text !== '')),
  ];
  const owners = await findOwnersOfSkus(db, distinct('sku'));
  const named = distinct('id').map((id) => id.toLowerCase());
  const ids = [...new Set([...named.filter(isUuid), ...owners.map(({ id }) => id)])];
  await hold(ids);
  const products = new Map((await findProductsById(db, ids)).map((product) => [product.id, product]));
  const slugOwners = await findOwnersOfSlugs(db, distinct('slug'));
  const places = await listPlaces(db);
  return {
    products,
    facts: {
      stored: new Map([...products].map(([id, product]) => [id, storedForImport(product)])),
      ownerOfSku: new Map(
        owners.map(({ sku, id, deletedAt }) => [sku, { id, isDeleted: deletedAt !== null }]),
      ),
      ownerOfSlug: new Map(slugOwners.map(({ slug, id }) => [slug, id])),
      categories: new Set(places.categories.map(({ slug }) => slug)),
      categoryOfSubcategory: new Map(places.subcategories.map(({ slug, category }) => [slug, category])),
    },
  };
}

function storedForImport(product: StoredProduct): StoredForImport {
  const { id, version, images: _images, imageIds: _imageIds, ...draft } = serializeProduct(product);
  return { id, version, draft };
}
