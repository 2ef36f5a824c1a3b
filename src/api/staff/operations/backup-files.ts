import { changeOrigin } from '#api/http/change-origin.ts';
import { documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { requireFreshPassword } from '#domain/admin-identity/confirm-password.server.ts';
import {
  type BackupFile,
  checkBackupFile,
  listBackupFiles,
  readBackupFile,
  requireBackupFile,
} from '#domain/backups/backup-files.server.ts';
import { deleteBackupFile } from '#domain/backups/delete-backup-file.server.ts';
import { isBackupUnderWay } from '#domain/backups/get-backup-state.server.ts';
import { previewRestore } from '#domain/backups/preview-restore.server.ts';
import { recordDownload } from '#domain/backups/record-download.server.ts';
import { isMore, isUnderWay, type RestoreProgress } from '#domain/backups/restore-progress.ts';
import { isRestoreWord } from '#domain/backups/restore-words.ts';
import { ShopError } from '#primitives/shop-error.ts';
import {
  backUpNowContract,
  backupFilesContract,
  checkBackupContract,
  deleteBackupContract,
  downloadBackupContract,
  restoreBackupContract,
  restorePreviewContract,
} from './backup-files.contract.ts';

export const backupFiles = endpoint(backupFilesContract, async (_input, { services }) => {
  const { db, backupDesk, now } = services;
  // Until a restore may begin: it is refused while this process is busy with a backup.
  const isRunning = (await isBackupUnderWay(db, now())) || backupDesk.isBackingUp;
  const files = await listBackupFiles(db, backupDesk.folder);
  const { restore } = backupDesk;
  return {
    data: { isRunning, files: files.map(serializeFile), restore: restore && serializeRestore(restore) },
  };
});

function serializeFile({ takenAt, check, ...file }: BackupFile) {
  return {
    ...file,
    takenAt: takenAt.toISOString(),
    check: check && { ...check, at: check.at.toISOString() },
  };
}

function serializeRestore({ startedAt, ...restore }: RestoreProgress) {
  return { ...restore, startedAt: startedAt.toISOString() };
}

export const backupFilesPost = endpoint(backUpNowContract, async (_input, { services }) => {
  await services.backupDesk.startBackup();
  return { data: { started: true } };
});

export const backupFilesFileCheck = endpoint(checkBackupContract, async ({ params }, { services }) => {
  const { db, backupDesk, now } = services;
  const { folder } = backupDesk;
  const { file } = await requireBackupFile(db, folder, params.file);
  return { data: { isIntact: await checkBackupFile(db, { folder, file, now }) } };
});

export const backupFilesFileDelete = endpoint(deleteBackupContract, async ({ params }, call) => {
  const { db, backupDesk, now } = call.services;
  requireFreshPassword(call.staff, now());
  if (isUnderWay(backupDesk.restore) || (await isBackupUnderWay(db, now()))) {
    throw new ShopError('backup_running');
  }
  await deleteBackupFile(db, { folder: backupDesk.folder, name: params.file }, changeOrigin(call));
  return { data: { deleted: true } };
});

export const backupFilesFileNewer = endpoint(restorePreviewContract, async ({ params }, { services }) => {
  const { newer } = await previewRestore(services.db, services.backupDesk.folder, params.file);
  return { data: newer };
});

export const backupFilesFileRestore = endpoint(restoreBackupContract, async ({ params, body }, call) => {
  const { services, staff } = call;
  const { db, backupDesk } = services;
  requireFreshPassword(staff, services.now());
  if (!isRestoreWord(body.word)) {
    throw new ShopError('invalid_input', { fields: [{ path: 'word', code: 'wrong' }] });
  }
  const { backup, newer } = await previewRestore(db, backupDesk.folder, params.file);
  const { file, takenAt, check } = backup;
  if (check?.isIntact === false) throw new ShopError('backup_damaged');
  if (isMore(newer, body.losing)) throw new ShopError('newer_records');
  const { actor, actorId, requestId, now } = changeOrigin(call);
  const origin = { actor, actorId, requestId, now };
  await backupDesk.startRestore({ file, takenAt, accepted: body.losing, origin });
  return { data: { started: true } };
});

export const backupFilesFileDownload = documentEndpoint(
  downloadBackupContract,
  async ({ services, staff, requestId }, params) => {
    if (!staff) throw new ShopError('not_signed_in');
    requireFreshPassword(staff, services.now());
    const { db, backupDesk, now } = services;
    const { file } = await requireBackupFile(db, backupDesk.folder, params.file);
    await recordDownload(db, file, { actor: staff.name, actorId: staff.accountId, requestId, now: now() });
    return {
      content: await readBackupFile(backupDesk.folder, file),
      headers: { 'Content-Disposition': `attachment; filename="${file}"` },
    };
  },
);
