import pg from 'pg';
import { latestMigration } from '../migration-journal.ts';
import { type Client, readTableShapes, type TableShape, tablesNotCarried } from './table-shapes.ts';

const rowsAtOnce = 500;

/** Everything of a database that is carried, as of one moment. */
export interface DatabaseContents {
  /** When the newest migration that it has was made. */
  readonly migration: number;
  readonly tables: readonly TableShape[];
  /** Of one table: first the names of its columns, then one line a row, each a JSON array of texts or null. */
  readonly lines: (table: TableShape) => AsyncIterable<string>;
  /** The files that rows name, as the stores call them. */
  readonly namedFiles: () => Promise<NamedFiles>;
}

export interface NamedFiles {
  readonly images: readonly string[];
  readonly attachments: readonly string[];
}

/** Opens a transaction that sees one moment, and leaves it open for whoever reads the contents. */
export async function readDatabase(client: Client): Promise<DatabaseContents> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await fixTextForms(client);
  const migration = await latestMigration(client);
  const tables = (await readTableShapes(client)).filter(({ name }) => !tablesNotCarried.includes(name));
  return {
    migration,
    tables,
    lines: (table) => dumpTable(client, table),
    namedFiles: () => readNamedFiles(client),
  };
}

/**
 * Values travel in the text form of PostgreSQL itself, which reads back exactly what it wrote: all digits of a number,
 * microseconds, and null apart from a JSON null.
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
    const { rows } = await client.query<{ line: string }>(`FETCH ${rowsAtOnce} FROM dump`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('CLOSE dump');
}

/** Settings of the server or the role must not change how a value is written. */
export async function fixTextForms(client: Client): Promise<void> {
  await client.query(
    `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
     SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`,
  );
}

async function readNamedFiles(client: Client): Promise<NamedFiles> {
  const images = await client.query<{ name: string }>('SELECT relative_path AS name FROM images');
  const attachments = await client.query<{ name: string }>(
    `SELECT DISTINCT lpo_file->>'relativePath' AS name FROM quotes WHERE lpo_file IS NOT NULL`,
  );
  return {
    images: images.rows.map(({ name }) => name),
    attachments: attachments.rows.map(({ name }) => name),
  };
}
