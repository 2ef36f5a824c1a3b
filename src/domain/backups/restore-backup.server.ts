import type { OpenDatabase } from '#database/connect.ts';
import {
  type LoadOptions,
  loadDatabase,
  OtherShopError,
  TransferError,
} from '#database/transfer/load-database.ts';
import type { FileStore } from '#storage/file-store.ts';
import type { Storage } from '#storage/open-storage.ts';
import { BackupError, OtherServersError } from './backup-error.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { carryOverInvoiceNumbers } from './carry-over-queries.server.ts';
import { type OpenBackup, openBackup } from './open-backup.server.ts';

interface RestoreOptions {
  /** Deletes the current contents; if false, a database that is not empty is refused. */
  readonly replace: boolean;
  /** What is kept of the present state; of one that is replaced at least which numbers of invoices were given. */
  readonly keep?: Pick<LoadOptions, 'tablesToKeep' | 'carryOver'>;
}

/**
 * Restores a backup. It verifies the whole archive first, then loads the rows in one transaction, and writes the files
 * before the commit, so that a failed restore leaves the shop as it was.
 */
export async function restoreBackup(
  path: string,
  database: Pick<OpenDatabase, 'connectDedicated' | 'engine'>,
  storage: Storage,
  { replace, keep = replace ? { carryOver: carryOverInvoiceNumbers } : {} }: RestoreOptions,
): Promise<BackupManifest> {
  const backup = await openBackup(path);
  try {
    const { manifest } = backup;
    const contents = {
      migration: manifest.migration,
      tableNames: manifest.tables.map(({ name }) => name),
      lines: backup.tableLines,
      digest: (table: string) => {
        const found = manifest.tables.find(({ name }) => name === table);
        if (!found) throw new Error('only tables of the manifest are loaded');
        return found;
      },
    };
    await loadDatabase(database, contents, {
      ifNotEmpty: replace
        ? 'replace'
        : { refuse: 'The database is not empty: add --yes to throw away what it holds' },
      beforeCommit: () => putFiles(backup, storage),
      ...keep,
    });
    return manifest;
  } catch (cause) {
    if (cause instanceof OtherShopError) throw new OtherServersError(cause.message, { cause });
    throw cause instanceof TransferError ? new BackupError(cause.message, { cause }) : cause;
  } finally {
    await backup.close();
  }
}

async function putFiles({ manifest, readFile }: OpenBackup, storage: Storage): Promise<void> {
  for (const { name } of manifest.files) {
    const [store, nameThere] = placeOf(name, storage);
    await store.put(nameThere, await readFile(name));
  }
}

function placeOf(name: string, storage: Storage): [FileStore, string] {
  const kind = name.startsWith('images/') ? 'images' : 'attachments';
  return [storage[kind], name.slice(kind.length + 1)];
}
