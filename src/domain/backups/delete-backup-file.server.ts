import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { listBackupFiles, requireBackupFile } from './backup-files.server.ts';
import { newestToKeep } from './newest-to-keep.ts';

/** Deletes a backup from the folder of this server, but never the newest that can be restored. */
export async function deleteBackupFile(
  db: Database,
  { folder, name }: { readonly folder: string; readonly name: string },
  origin: ChangeOrigin,
): Promise<void> {
  const { file } = await requireBackupFile(db, folder, name);
  if (file === newestToKeep(await listBackupFiles(db, folder))) throw new ShopError('backup_needed');
  await inTransaction(db, async (transaction) => {
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'delete-backup',
      entity: 'backup',
      entityId: file,
    });
    // Before the commit: a file that cannot be deleted is not recorded as deleted.
    await rm(join(folder, file), { force: true });
  });
}
