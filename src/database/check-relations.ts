import pg from 'pg';
import { oneLine } from './database-start-error.ts';
import type { DedicatedConnection } from './open-pool.ts';

/** A table or index whose file is damaged, and what PostgreSQL says about it. */
export interface Damage {
  readonly relation: string;
  readonly reason: string;
}

interface Table {
  readonly name: string;
  readonly key: string;
}

const byIndex = 'SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = on';
const byTable = 'SET LOCAL enable_seqscan = on; SET LOCAL enable_indexscan = off';

/**
 * Integrity check of all tables and indexes; undefined if none is damaged. PostgreSQL itself does not notice that a file
 * was cut short: a scan of the table then ends earlier. So each table is read twice, in the order of its primary key,
 * which fails on a missing page, and page by page, and the rows are counted. Reading also verifies the page checksums.
 */
export async function findDamage({ client }: DedicatedConnection): Promise<Damage | undefined> {
  // One snapshot for both counts: rows may be written meanwhile.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  try {
    await client.query(`SET LOCAL enable_bitmapscan = off; SET LOCAL enable_indexonlyscan = off;
      SET LOCAL max_parallel_workers_per_gather = 0`);
    for (const table of await listTables(client)) {
      const damage = await findDamageOfTable(client, table);
      if (damage) return damage;
    }
    return await findDamagedIndex(client);
  } finally {
    await client.query('ROLLBACK');
  }
}

async function listTables(client: DedicatedConnection['client']): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT i.indrelid::regclass::text AS name,
            (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.place)
             FROM unnest(i.indkey) WITH ORDINALITY AS k(number, place)
             JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number) AS key
     FROM pg_index i
     JOIN pg_class c ON c.oid = i.indrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE i.indisprimary AND c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema')
     ORDER BY 1`,
  );
  return rows;
}

async function findDamageOfTable(
  client: DedicatedConnection['client'],
  { name, key }: Table,
): Promise<Damage | undefined> {
  try {
    // Turning a row into text also reads values that are stored outside of it.
    const indexed = await countRows(
      client,
      byIndex,
      `SELECT count(octet_length(r::text)) AS rows FROM (SELECT * FROM ${name} ORDER BY ${key} OFFSET 0) r`,
    );
    const scanned = await countRows(client, byTable, `SELECT count(*) AS rows FROM ${name}`);
    if (indexed === scanned) return undefined;
    return { relation: name, reason: `its primary key has ${indexed} rows, the table ${scanned}` };
  } catch (error) {
    return damageFrom(error, name);
  }
}

async function countRows(
  client: DedicatedConnection['client'],
  plan: string,
  query: string,
): Promise<string | undefined> {
  await client.query(plan);
  const { rows } = await client.query<{ rows: string }>(query);
  return rows[0]?.rows;
}

/** Checks the structure of every B-tree index, where the extension `amcheck` may be used; it is not left behind. */
async function findDamagedIndex(client: DedicatedConnection['client']): Promise<Damage | undefined> {
  await client.query('SAVEPOINT without_amcheck');
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS amcheck');
  } catch {
    await client.query('ROLLBACK TO without_amcheck');
    return undefined;
  }
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_index i
     JOIN pg_class c ON c.oid = i.indexrelid
     JOIN pg_am m ON m.oid = c.relam
     WHERE m.amname = 'btree' AND i.indisvalid AND c.relpersistence = 'p' ORDER BY 1`,
  );
  for (const { name } of rows) {
    try {
      await client.query('SELECT bt_index_check($1::regclass)', [name]);
    } catch (error) {
      return damageFrom(error, name);
    }
  }
  return undefined;
}

/** Errors of damaged files. Any other, such as a lost connection, says nothing about the files. */
function damageFrom(error: unknown, relation: string): Damage {
  const isFromDatabase = error instanceof pg.DatabaseError && /^(XX|58|22|42)/.test(error.code ?? '');
  if (!isFromDatabase) throw error;
  return { relation, reason: oneLine(error) };
}
