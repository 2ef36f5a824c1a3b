import pg from 'pg';
import { latestMigration } from '../migration-journal.ts';
import { type Client, readTableShapes, type TableShape, tablesNotDumped } from './table-shapes.ts';

const rowsPerFetch = 500;

/** Consistent snapshot of the rows that a backup or a move copies. */
export interface DatabaseContents {
  /** Creation time of the newest applied migration. */
  readonly migration: number;
  readonly tables: readonly TableShape[];
  /** The rows of a table as NDJSON: first the column names, then an array of texts or null per row. */
  readonly lines: (table: TableShape) => AsyncIterable<string>;
  /** Names of the files that rows refer to. */
  readonly namedFiles: () => Promise<NamedFiles>;
}

export interface NamedFiles {
  readonly images: readonly string[];
  readonly attachments: readonly string[];
}

/** Opens a snapshot transaction and leaves it open; the caller reads the contents in it. */
export async function readDatabase(client: Client): Promise<DatabaseContents> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await fixTextFormat(client);
  const migration = await latestMigration(client);
  const tables = (await readTableShapes(client)).filter(({ name }) => !tablesNotDumped.includes(name));
  return {
    migration,
    tables,
    lines: (table) => dumpTable(client, table),
    namedFiles: () => readNamedFiles(client),
  };
}

/**
 * Serializes a table. Values are in PostgreSQL's own text format, which it parses back exactly: all digits of a number,
 * microseconds, and NULL distinct from a JSON null.
 */
export async function* dumpTable(
  client: Client,
  { name, columns, order }: TableShape,
): AsyncGenerator<string> {
  const values = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`).join(', ');
  yield `${JSON.stringify(columns.map((column) => column.name))}\n`;
  await client.query(
    `DECLARE dump NO SCROLL CURSOR FOR
     SELECT to_json(ARRAY[${values}])::text AS line FROM ${pg.escapeIdentifier(name)} ORDER BY ${order}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${rowsPerFetch} FROM dump`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('CLOSE dump');
}

/** Fixes the settings that change PostgreSQL's text format, whatever the server or the role has configured. */
export async function fixTextFormat(client: Client): Promise<void> {
  await client.query(
    `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
     SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`,
  );
}

async function readNamedFiles(client: Client): Promise<NamedFiles> {
  const images = await client.query<{ name: string }>('SELECT relative_path AS name FROM images');
  const models = await client.query<{ name: string }>(
    // As a field of JSON, because a database that is backed up before its update lacks the column.
    `SELECT DISTINCT substr(row->>'model', 2) AS name FROM products, to_jsonb(products) AS row
     WHERE row->>'model' IS NOT NULL`,
  );
  const attachments = await client.query<{ name: string }>(
    `SELECT DISTINCT lpo_file->>'relativePath' AS name FROM quotes WHERE lpo_file IS NOT NULL`,
  );
  return {
    images: [...images.rows, ...models.rows].map(({ name }) => name),
    attachments: attachments.rows.map(({ name }) => name),
  };
}
