import { join } from 'node:path';
import type { RestoreFailure } from '#primitives/restore-status.ts';
import { BackupError, OtherServersError } from './backup-error.ts';
import { countNewerRecords } from './backup-queries.server.ts';
import { carryOver } from './carry-over-queries.server.ts';
import { openBackup } from './open-backup.server.ts';
import { restoreBackup } from './restore-backup.server.ts';
import { isMore, type RestoreProgress, type RestoreRequest } from './restore-progress.ts';
import { type BackupShop, takeBackup } from './take-backup.server.ts';

/** A restore that changed nothing, with the reason for staff. */
class RestoreRefusal extends Error {
  readonly failure: RestoreFailure;
  constructor(failure: RestoreFailure, options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
  }
}

/**
 * Replaces the running shop's state with that of a backup. The caller has stopped everything else that uses the database,
 * so that nothing is received between the check, the backup of the present state and the restore, which is one
 * transaction: a process that is killed leaves the old state or the new one.
 */
export async function restoreInShop(
  shop: BackupShop,
  { folder, file, takenAt, accepted, origin }: RestoreRequest,
  onProgress: (progress: Partial<RestoreProgress>) => void,
): Promise<void> {
  const path = join(folder, file);
  const newer = await countNewerRecords(shop.database.db, takenAt);
  if (isMore(newer, accepted)) throw new RestoreRefusal('newer_records');
  await requireIntact(path);
  onProgress({ phase: 'backing_up' });
  const before = await takeBackup(shop, { folder, kind: 'by_hand' }).catch((cause: unknown) => {
    throw new RestoreRefusal('no_backup', { cause });
  });
  onProgress({ phase: 'restoring', backupBefore: before?.path.slice(folder.length + 1) ?? null });
  await restoreBackup(path, shop.database, shop.storage, { replace: true, keep: carryOver(file, origin) });
}

/** Before anything else is done: a restore verifies the archive again, then it is too late to choose another. */
async function requireIntact(path: string): Promise<void> {
  try {
    const backup = await openBackup(path);
    await backup.close();
  } catch (cause) {
    throw cause instanceof BackupError ? new RestoreRefusal('damaged', { cause }) : cause;
  }
}

/** The reason of a failed restore, for staff. */
export function restoreFailureOf(error: unknown): RestoreFailure {
  if (error instanceof RestoreRefusal) return error.failure;
  if (error instanceof OtherServersError) return 'other_servers';
  if (error instanceof BackupError) return 'newer_version';
  const { code = '' } = Object(error) as { code?: string };
  return code === '55P03' ? 'busy' : 'other';
}
