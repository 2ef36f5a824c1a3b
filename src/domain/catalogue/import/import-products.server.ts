import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import type { ChangeOrigin } from '#database/record-changes.ts';
import { inTransaction, type Queryable } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { Attribute } from '../attributes/attribute.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import { serviceIds } from '../attributes/packing.ts';
import { listCategories } from '../categories/category-queries.server.ts';
import { findFamilyIds } from '../families/family-queries.server.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { StoredProduct } from '../products/product.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import { getCatalogueSettings } from '../settings/catalogue-settings-queries.server.ts';
import { attributeColumns } from './attribute-cells.ts';
import type { MappedHeading } from './csv-headings.ts';
import { successorCodes } from './csv-row.ts';
import { csvText } from './export-products.server.ts';
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
  findSkusOfProducts,
  lockProductRows,
} from './import-queries.server.ts';
import { serviceCode } from './packing-cells.ts';
import { type CsvColumn, unprotectedCell } from './product-csv.ts';
import { type CsvRow, readCsv } from './read-csv.server.ts';
import { writeImportPlan } from './write-import-plan.server.ts';

export interface CheckedCsv {
  readonly headings: readonly MappedHeading[];
  readonly plan: ImportPlan;
  /** The rows that cannot be imported. */
  readonly refusedRows: number;
  /** Whether the file as a whole cannot be read, so that no row may be imported. */
  readonly isUnreadable: boolean;
  /** Of the file, of everything that would be written, and of the versions that it was based on. */
  readonly hash: string;
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** What staff chose the columns of the file to be; absent: as their headings say. */
type ChosenColumns = readonly (CsvColumn | null)[] | undefined;

/** Makes the import plan of a CSV file without writing anything. */
export async function checkImport(db: Database, file: Buffer, columns: ChosenColumns): Promise<CheckedCsv> {
  const attributes = await listAttributes(db);
  const parsed = await readCsv(file, columns, attributeColumns(attributes));
  const { plan } = await planFor(db, attributes, parsed);
  return checkedCsv(file, parsed, plan);
}

function checkedCsv(
  file: Buffer,
  { headings, problems }: Awaited<ReturnType<typeof readCsv>>,
  plan: ImportPlan,
): CheckedCsv {
  return {
    headings,
    plan,
    refusedRows: new Set(plan.problems.slice(problems.length).map(({ row }) => row)).size,
    isUnreadable: problems.length > 0,
    hash: checkHash(file, plan),
  };
}

/**
 * The rows that an import leaves out, as a table with the headings of the file and the reasons beside each row. Corrected
 * and with those two columns ignored, it can be imported in its turn.
 */
export async function listRefusedRows(
  db: Database,
  file: Buffer,
  columns: ChosenColumns,
  describe: RefusedRowTexts,
): Promise<string> {
  const attributes = await listAttributes(db);
  const parsed = await readCsv(file, columns, attributeColumns(attributes));
  const { headings, rows } = parsed;
  const { plan } = await planFor(db, attributes, parsed);
  const byRow = Map.groupBy(plan.problems, ({ row }) => row);
  const headingOf = (column: CsvProblem['column']) =>
    headings.find((one) => one.column !== null && one.column === column)?.heading ?? column;
  const refused = rows.flatMap(({ row, values }) => {
    const reasons = byRow.get(row);
    if (!reasons) return [];
    const cells = headings.map((_, place) => unprotectedCell(values[place] ?? ''));
    return [
      [
        String(row),
        reasons.map((reason) => describe.problem(reason, headingOf(reason.column))).join('\n'),
        ...cells,
      ],
    ];
  });
  return `\ufeff${csvText([[describe.row, describe.reason, ...headings.map(({ heading }) => heading)], ...refused])}`;
}

interface RefusedRowTexts {
  /** Headings of the two columns that are added. */
  readonly row: string;
  readonly reason: string;
  /** With the heading of its column, if it is about one. */
  readonly problem: (problem: CsvProblem, heading: string | null) => string;
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
  readonly columns: ChosenColumns;
  /** Imports the good rows though others are refused. */
  readonly leavesOutRefused: boolean;
}

/** Imports a checked CSV file: exactly what the check listed, or nothing. */
export async function applyImport(
  db: Database,
  file: Buffer,
  checked: Checked,
  origin: ChangeOrigin & { readonly publicUrl: string },
): Promise<AppliedImport> {
  const parsed = await readCsv(file, checked.columns, attributeColumns(await listAttributes(db)));
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const attributes = await listAttributes(transaction);
    const { plan, products } = await planFor(transaction, attributes, parsed, (ids) =>
      lockProductRows(transaction, ids),
    );
    const check = checkedCsv(file, parsed, plan);
    const isComplete = plan.problems.length === 0 || (checked.leavesOutRefused && !check.isUnreadable);
    if (check.hash === checked.hash && isComplete) {
      await writeImportPlan(transaction, plan, products, origin);
      return { ...check, isApplied: true, changedSince: [] };
    }
    const changed = await findIdsChangedSince(transaction, [...plan.rowOfId.keys()], checked.checkedAt);
    const changedSince = changed.map(({ id, sku }) => ({ row: plan.rowOfId.get(id) ?? 0, sku }));
    return { ...check, isApplied: false, changedSince };
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
  attributes: readonly Attribute[],
  { rows, problems }: { readonly rows: readonly CsvRow[]; readonly problems: readonly CsvProblem[] },
  hold: (ids: readonly string[]) => Promise<void> = async () => {},
): Promise<{ plan: ImportPlan; products: ReadonlyMap<string, StoredProduct> }> {
  const { facts, products } = await factsOf(db, attributes, rows, hold);
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
  attributes: readonly Attribute[],
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
  const successors = await findSuccessors(db, rows, [...products.values()]);
  return {
    products,
    facts: {
      stored: new Map([...products].map(([id, product]) => [id, storedForImport(product)])),
      ownerOfSku: new Map(
        owners.map(({ sku, id, deletedAt }) => [sku, { id, isDeleted: deletedAt !== null }]),
      ),
      ownerOfSlug: new Map(slugOwners.map(({ slug, id }) => [slug, id])),
      ...successors,
      attributes,
      families: new Set((await findFamilyIds(db)).keys()),
      categories: await listCategories(db),
      requiresArabic: (await getCatalogueSettings(db)).requiresArabic,
    },
  };
}

/** The codes and ids of successors and assembly services: those that are stored and those that the table names. */
async function findSuccessors(
  db: Queryable,
  rows: readonly CsvRow[],
  products: readonly StoredProduct[],
): Promise<Pick<ImportFacts, 'skuOfSuccessor' | 'idOfSuccessor'>> {
  const codes = new Set(
    rows.flatMap(({ cells }) => [
      ...successorCodes(cells.successors ?? ''),
      ...[serviceCode(cells.assembly ?? '')].filter((code) => code !== undefined),
    ]),
  );
  const owners = await findOwnersOfSkus(db, [...codes]);
  const named = owners.filter(({ deletedAt }) => deletedAt === null);
  const stored = await findSkusOfProducts(
    db,
    products.flatMap(({ successorIds, assembly }) => [...successorIds, ...serviceIds(assembly)]),
  );
  return {
    skuOfSuccessor: new Map([...stored, ...named.map(({ id, sku }) => [id, sku] as const)]),
    idOfSuccessor: new Map(named.map(({ id, sku }) => [sku, id])),
  };
}

function storedForImport(product: StoredProduct): StoredForImport {
  const { id, version, images: _images, imageIds: _imageIds, ...draft } = serializeProduct(product);
  return { id, version, draft };
}
