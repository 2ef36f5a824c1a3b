import type { OpenDatabase } from '#database/connect.ts';
import { readDatabase } from '#database/transfer/dump-tables.ts';
import { loadDatabase, TransferError } from '#database/transfer/load-database.ts';
import { type TableDigest, TableDigester } from '#database/transfer/table-digest.ts';
import { BackupError } from './backup-error.ts';

/** Copies a database into an empty one and compares the copy with the source, which stays unchanged. */
export async function moveDatabase(
  from: Pick<OpenDatabase, 'connectDedicated'>,
  to: Pick<OpenDatabase, 'connectDedicated' | 'engine'>,
): Promise<{ readonly tables: number; readonly rows: number }> {
  const { client, release } = await from.connectDedicated();
  try {
    const source = await readDatabase(client);
    const byName = new Map(source.tables.map((table) => [table.name, table]));
    const digesters = new Map(source.tables.map(({ name }) => [name, new TableDigester()]));
    const digests: TableDigest[] = [];
    const find = <Value>(values: Map<string, Value>, name: string): Value => {
      const value = values.get(name);
      if (!value) throw new Error(`only tables of the source are loaded, not ${name}`);
      return value;
    };
    const contents = {
      migration: source.migration,
      tableNames: [...byName.keys()],
      lines: (name: string) => find(digesters, name).watch(source.lines(find(byName, name))),
      digest: (name: string) => {
        const digest = find(digesters, name).finish();
        digests.push(digest);
        return digest;
      },
    };
    await loadDatabase(to, contents, {
      ifNotEmpty: { refuse: 'The database there is not empty: the shop needs an empty one to move into' },
    });
    return { tables: digests.length, rows: digests.reduce((sum, { rows }) => sum + rows, 0) };
  } catch (cause) {
    throw cause instanceof TransferError ? new BackupError(cause.message, { cause }) : cause;
  } finally {
    await release();
  }
}
