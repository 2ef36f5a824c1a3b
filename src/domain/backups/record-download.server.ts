import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';

/** Records who took a copy of everything. */
export async function recordDownload(db: Database, file: string, origin: ChangeOrigin): Promise<void> {
  await inTransaction(db, (transaction) =>
    recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'download-backup',
      entity: 'backup',
      entityId: file,
    }),
  );
}
