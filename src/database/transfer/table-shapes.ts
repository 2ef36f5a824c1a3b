import type { OwnConnection } from '../open-pool.ts';

export type Client = OwnConnection['client'];

interface Column {
  readonly name: string;
  readonly type: string;
}

/** A table with what has to be carried to make it again. */
export interface TableShape {
  readonly name: string;
  /** Without those that the database fills itself. */
  readonly columns: readonly Column[];
  /** SQL that puts the rows into an order that is the same on every database. */
  readonly order: string;
  /** The tables that its rows point to. */
  readonly refersTo: readonly string[];
  /** Whose numbers the database counts up. */
  readonly countedColumns: readonly string[];
}

/**
 * Sessions and codes that were ended since must not come to life again with an old state; limits are of the minute;
 * which backups there are is a matter of this house and not of what it keeps.
 */
export const tablesNotCarried: readonly string[] = [
  'admin_sessions',
  'backups',
  'one_time_codes',
  'rate_limits',
];

/** The number of a transaction means nothing on another database; a trigger writes that of the load (decision 0012). */
const columnOfThisDatabase = 'changed_in';

/** Asked of the database and not of the code, so that one of an older migration can be carried too. */
export async function readTableShapes(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `SELECT c.relname AS name,
       (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, NULL)) ORDER BY a.attnum)
        FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attname <> $1
       ) AS columns,
       -- Texts sort by the rules of the database's own language unless told otherwise.
       (SELECT string_agg(quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', '
                          ORDER BY array_position(i.indkey::int2[], a.attnum))
        FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey::int2[])
        WHERE i.indrelid = c.oid AND i.indisprimary
       ) AS "order",
       (SELECT coalesce(json_agg(DISTINCT f.relname), '[]')
        FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid
       ) AS "refersTo",
       (SELECT coalesce(json_agg(a.attname), '[]')
        FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attidentity <> '' AND NOT a.attisdropped
       ) AS "countedColumns"
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY c.relname COLLATE "C"`,
    [columnOfThisDatabase],
  );
  return rows;
}

/** Those that others point to come first. */
export function inOrderOfReference(tables: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const next = left.filter(({ refersTo }) => !refersTo.some((name) => waiting.has(name)));
    if (next.length === 0) throw new Error(`these tables point to each other: ${[...waiting].join(', ')}`);
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}
