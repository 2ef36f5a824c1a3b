import type { DedicatedConnection } from '../open-pool.ts';

export type Client = DedicatedConnection['client'];

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Structure of a table, as needed to copy its rows. */
export interface TableShape {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly Column[];
  /** ORDER BY expression, with the same result on every database. */
  readonly order: string;
  /** Tables that its foreign keys reference. */
  readonly references: readonly string[];
  /** Identity columns. */
  readonly identityColumns: readonly string[];
}

/**
 * Tables that backups and moves leave out. Restored sessions and codes would be valid again after they were revoked, rate
 * limits and previews are short-lived, the list of backups describes this installation, an invitation must not open after
 * it was withdrawn, and the version of the settings is replaced with every write of them.
 */
export const tablesNotDumped: readonly string[] = [
  'admin_invitations',
  'admin_sessions',
  'backup_checks',
  'backups',
  'one_time_codes',
  'order_settings_version',
  'rate_limits',
  'site_content_previews',
];

/** Transaction ids differ between databases; a trigger sets the one of the restore (decision 0012). */
const transactionIdColumn = 'changed_in';

/** Reads the structure from the catalogue, not from the code, so that a database at an older migration can be copied. */
export async function readTableShapes(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `SELECT c.relname AS name,
       (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, NULL)) ORDER BY a.attnum)
        FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attname <> $1
       ) AS columns,
       -- Otherwise texts sort by the default collation of the database.
       (SELECT string_agg(quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', '
                          ORDER BY array_position(i.indkey::int2[], a.attnum))
        FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey::int2[])
        WHERE i.indrelid = c.oid AND i.indisprimary
       ) AS "order",
       (SELECT coalesce(json_agg(DISTINCT f.relname), '[]')
        FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid
       ) AS "references",
       (SELECT coalesce(json_agg(a.attname), '[]')
        FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attidentity <> '' AND NOT a.attisdropped
       ) AS "identityColumns"
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY c.relname COLLATE "C"`,
    [transactionIdColumn],
  );
  return rows;
}

/** Sorts tables so that referenced ones come first. */
export function sortByReferences(tables: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  let remaining = [...tables];
  while (remaining.length > 0) {
    const waiting = new Set(remaining.map(({ name }) => name));
    const next = remaining.filter(({ references }) => !references.some((name) => waiting.has(name)));
    if (next.length === 0) throw new Error(`these tables reference each other: ${[...waiting].join(', ')}`);
    ordered.push(...next);
    remaining = remaining.filter((table) => !next.includes(table));
  }
  return ordered;
}
