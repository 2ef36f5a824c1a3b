import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type OpenDatabase, shopApplicationName } from '../connect.ts';
import { lockMigrations } from '../migrate.ts';
import {
  hasMigrationTable,
  isBeforeBaseline,
  lastCommitBeforeBaseline,
  listMigrations,
} from '../migration-journal.ts';
import { schema } from '../schema/schema.ts';
import { applyMigrations } from './apply-migrations.ts';
import { dumpTable, fixTextFormat } from './dump-tables.ts';
import { type TableDigest, TableDigester } from './table-digest.ts';
import {
  type Client,
  readTableShapes,
  sortByReferences,
  type TableShape,
  tablesNotDumped,
} from './table-shapes.ts';

const currentTables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableName(table));

/** A copy cannot be loaded. The message is one line that tells the operator what to do. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
}

/** Another server of the shop uses the database. */
export class OtherShopError extends TransferError {}

export interface LoadedContents {
  readonly migration: number;
  readonly tableNames: readonly string[];
  /** The rows of a table, as `dumpTable` serializes them. */
  readonly lines: (tableName: string) => AsyncIterable<string>;
  /** The expected digest of a table; called after its lines were read. */
  readonly digest: (tableName: string) => TableDigest;
}

export interface LoadOptions {
  /** Deletes existing rows first, or refuses to load with this message. */
  readonly ifNotEmpty: 'replace' | { readonly refuse: string };
  /** Runs before the commit; an error rolls everything back. */
  readonly beforeCommit?: () => Promise<void>;
  /** Tables whose present rows stay, in place of those of the contents. The database is at the newest migration. */
  readonly tablesToKeep?: readonly string[];
  /** Reads what is about to be replaced; returns what is to be written into the new contents, in the same transaction. */
  readonly carryOver?: (client: Client) => Promise<(client: Client) => Promise<void>>;
}

/** A restore that cannot have the tables for itself gives up and changes nothing. */
const longestWaitForLocks = '15s';

/** About a megabyte per INSERT: few round trips, and little memory. */
const charactersPerInsert = 1_000_000;

/** Replaces the database with the contents and migrates it to the current schema, in one transaction. */
export async function loadDatabase(
  { connectDedicated, engine }: Pick<OpenDatabase, 'connectDedicated' | 'engine'>,
  contents: LoadedContents,
  { ifNotEmpty, beforeCommit, tablesToKeep = [], carryOver }: LoadOptions,
): Promise<void> {
  requireKnownMigration(contents.migration);
  const { client, release } = await connectDedicated();
  try {
    await lockMigrations(client);
    if (engine === 'server') await requireNoOtherShop(client);
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = '${longestWaitForLocks}'`);
    await fixTextFormat(client);
    const putBack = await readTables(client, tablesToKeep);
    const carried = await carryOver?.(client);
    await dropExistingTables(client, contents, ifNotEmpty);
    await applyMigrations(client, contents.migration);
    for (const table of await tablesFor(client, contents)) {
      const loaded = await loadTable(client, table, contents.lines(table.name));
      await requireDigest(client, loaded, contents.digest(table.name));
    }
    await beforeCommit?.();
    await applyMigrations(client);
    await putBack();
    await carried?.(client);
    await client.query('COMMIT');
    // The embedded database gathers the planner's statistics after ten minutes of running only.
    await client.query('ANALYZE');
  } finally {
    // Also rolls back a transaction that was not committed.
    await release();
  }
}

function requireKnownMigration(migration: number): void {
  if (listMigrations().includes(migration)) return;
  if (isBeforeBaseline(migration)) {
    throw new TransferError(
      `This was written by an older version than this one can read: load it with the shop at commit ${lastCommitBeforeBaseline} first`,
    );
  }
  throw new TransferError(
    'This was written by a newer version of the shop: update the shop first, then try again',
  );
}

/** Shops of earlier versions have the name alone, without what tells them apart. */
async function requireNoOtherShop(client: Client): Promise<void> {
  const { rows } = await client.query<{ connections: number }>(
    `SELECT count(*)::int AS connections FROM pg_stat_activity
     WHERE datname = current_database() AND application_name <> current_setting('application_name')
       AND (application_name = $1 OR starts_with(application_name, $1 || ' '))`,
    [shopApplicationName],
  );
  if (rows[0]?.connections) {
    throw new OtherShopError('A shop is running on this database: stop every server of it first');
  }
}

/** Reads tables into memory; they are small. Returns how to put their rows in place of those that were loaded. */
async function readTables(client: Client, names: readonly string[]): Promise<() => Promise<void>> {
  const tables = sortByReferences((await readTableShapes(client)).filter(({ name }) => names.includes(name)));
  const rows = new Map<string, string[]>();
  for (const table of tables) {
    const chunks: string[] = [];
    for await (const chunk of dumpTable(client, table)) chunks.push(chunk);
    rows.set(table.name, chunks);
  }
  return async () => {
    await deleteRows(client, tables);
    for (const table of tables) await loadTable(client, table, toChunks(rows.get(table.name) ?? []));
  };
}

/** Empties tables, those first that reference others. */
async function deleteRows(client: Client, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables.toReversed()) {
    await client.query(`DELETE FROM ${pg.escapeIdentifier(name)}`);
  }
}

async function* toChunks(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

/** Drops the shop's tables and functions; leaves those of other applications. */
async function dropExistingTables(
  client: Client,
  { tableNames }: Pick<LoadedContents, 'tableNames'>,
  ifNotEmpty: LoadOptions['ifNotEmpty'],
): Promise<void> {
  const own = new Set([...currentTables, ...tablesNotDumped, ...tableNames]);
  const names = (await readTableShapes(client)).map(({ name }) => name).filter((name) => own.has(name));
  if (names.length === 0) return;
  if (!(await hasMigrationTable(client))) {
    throw new TransferError(
      'This database holds tables of another application: give the shop a database of its own',
    );
  }
  if (ifNotEmpty !== 'replace' && (await hasRows(client, names))) throw new TransferError(ifNotEmpty.refuse);
  const functions = await client.query<{ name: string }>(
    `SELECT DISTINCT p.oid::regprocedure::text AS name
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1) AND NOT t.tgisinternal`,
    [names],
  );
  await client.query(`DROP TABLE ${names.map((name) => pg.escapeIdentifier(name)).join(', ')} CASCADE`);
  for (const { name } of functions.rows) await client.query(`DROP FUNCTION ${name}`);
  await client.query('DROP TABLE drizzle.__drizzle_migrations');
}

async function hasRows(client: Client, tableNames: readonly string[]): Promise<boolean> {
  const any = tableNames.map((name) => `EXISTS (SELECT FROM ${pg.escapeIdentifier(name)})`).join(' OR ');
  const { rows } = await client.query<{ any: boolean }>(`SELECT ${any} AS any`);
  return rows[0]?.any ?? false;
}

async function tablesFor(client: Client, { tableNames }: LoadedContents): Promise<TableShape[]> {
  const tables = await readTableShapes(client);
  const unknown = tableNames.filter((name) => !tables.some((table) => table.name === name));
  if (unknown.length > 0) throw new TransferError(`There is no table for ${unknown.join(', ')}`);
  return sortByReferences(tables.filter(({ name }) => tableNames.includes(name)));
}

/** Inserts the rows; returns the table with its columns in the order of the copy. */
async function loadTable(
  client: Client,
  table: TableShape,
  chunks: AsyncIterable<string>,
): Promise<TableShape> {
  let loaded = table;
  let insert = '';
  let pending: string[] = [];
  let size = 0;
  const write = async () => {
    if (pending.length > 0) await client.query(insert, [`[${pending.join(',')}]`]);
    pending = [];
    size = 0;
  };
  for await (const line of linesOf(chunks)) {
    if (insert === '') {
      loaded = withColumns(table, JSON.parse(line));
      insert = insertInto(loaded);
      continue;
    }
    pending.push(line);
    size += line.length;
    if (size >= charactersPerInsert) await write();
  }
  await write();
  for (const column of table.identityColumns) await resetSequence(client, table.name, column);
  return loaded;
}

function withColumns(table: TableShape, given: readonly string[]): TableShape {
  const columns = given.map((name) => {
    const column = table.columns.find((known) => known.name === name);
    if (!column) throw new TransferError(`The table ${table.name} has no column ${name}`);
    return column;
  });
  return { ...table, columns };
}

function insertInto({ name, columns }: TableShape): string {
  const names = columns.map((column) => pg.escapeIdentifier(column.name)).join(', ');
  const values = columns.map(({ type }, place) => `(r->>${place})::${type}`).join(', ');
  return `INSERT INTO ${pg.escapeIdentifier(name)} (${names}) OVERRIDING SYSTEM VALUE
          SELECT ${values} FROM json_array_elements($1::json) AS r`;
}

/** Reads the rows back and compares their digest with the expected one. */
async function requireDigest(client: Client, table: TableShape, expected: TableDigest): Promise<void> {
  const digester = new TableDigester();
  for await (const chunk of dumpTable(client, table)) digester.add(chunk);
  const found = digester.finish();
  if (found.rows !== expected.rows || found.sha256 !== expected.sha256) {
    throw new TransferError(
      `The table ${table.name} differs from the copy after loading (${found.rows} rows of ${expected.rows}): nothing was changed`,
    );
  }
}

/** Sets the sequence of an identity column to its highest value. */
async function resetSequence(client: Client, table: string, column: string): Promise<void> {
  const [name, identity] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)];
  await client.query(
    `SELECT setval(pg_get_serial_sequence($1, $2), max(${identity})) FROM ${name} HAVING max(${identity}) IS NOT NULL`,
    [name, column],
  );
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new TransferError('The last line of a table is cut off');
}
