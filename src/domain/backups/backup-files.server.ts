import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Database } from '#database/connect.ts';
import type { BackupKind } from '#primitives/backup-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { BackupError } from './backup-error.ts';
import { isBackupName, newestBackupsFirst, takenAtFrom } from './backup-names.ts';
import { listBackupAttempts, listBackupChecks, storeBackupCheck } from './backup-queries.server.ts';
import { openBackup } from './open-backup.server.ts';

/** A backup in the folder of this server. */
export interface BackupFile {
  readonly file: string;
  readonly kind: BackupKind;
  readonly takenAt: Date;
  readonly bytes: number;
  /** The newest check of its whole contents: when it was written, or later; null if this shop knows of none. */
  readonly check: { readonly at: Date; readonly isIntact: boolean } | null;
  /** Files that rows name and the store did not have; null if this shop did not write it. */
  readonly missingFiles: number | null;
}

/** The backups in the folder, the newest first. */
export async function listBackupFiles(db: Database, folder: string): Promise<BackupFile[]> {
  const names = newestBackupsFirst(await readdir(folder).catch(() => []));
  const attempts = new Map((await listBackupAttempts(db)).map((attempt) => [attempt.file, attempt]));
  const checks = new Map((await listBackupChecks(db)).map((check) => [check.file, check]));
  const files: BackupFile[] = [];
  for (const file of names) {
    const found = await stat(join(folder, file)).catch(() => undefined);
    if (!found?.isFile()) continue;
    const { size, mtime } = found;
    const attempt = attempts.get(file);
    const wasWritten = attempt?.failure === null && attempt.finishedAt !== null && attempt.bytes === size;
    const check = checks.get(file);
    // Another file by the same name was not the one that was checked.
    const isSame = check?.bytes === size && check.modifiedAt.getTime() === mtime.getTime();
    files.push({
      file,
      kind: file.startsWith('ogulf-nightly-') ? 'nightly' : 'by_hand',
      takenAt: attempt?.startedAt ?? takenAtFrom(file),
      bytes: size,
      check: isSame
        ? { at: check.checkedAt, isIntact: check.isIntact }
        : wasWritten && attempt.finishedAt
          ? { at: attempt.finishedAt, isIntact: true }
          : null,
      missingFiles: wasWritten ? attempt.missingFiles : null,
    });
  }
  return files;
}

/** Finds a backup by its name; no other file can be named. */
export async function requireBackupFile(db: Database, folder: string, name: string): Promise<BackupFile> {
  const found = isBackupName(name) && (await listBackupFiles(db, folder)).find(({ file }) => file === name);
  if (!found) throw new ShopError('not_found');
  return found;
}

/** Reads a backup from end to end and stores whether any byte differs. */
export async function checkBackupFile(
  db: Database,
  { folder, file, now }: { readonly folder: string; readonly file: string; readonly now: () => Date },
): Promise<boolean> {
  const path = join(folder, file);
  const { size, mtime } = await stat(path);
  const isIntact = await isReadable(path);
  await storeBackupCheck(db, { file, checkedAt: now(), isIntact, bytes: size, modifiedAt: mtime });
  return isIntact;
}

async function isReadable(path: string): Promise<boolean> {
  try {
    const backup = await openBackup(path);
    await backup.close();
    return true;
  } catch (error) {
    if (error instanceof BackupError) return false;
    throw error;
  }
}

/** Opens a backup for a download; it is read as it is sent. */
export async function readBackupFile(
  folder: string,
  file: string,
): Promise<{ readonly bytes: number; readonly stream: ReadableStream }> {
  const handle = await open(join(folder, file));
  const { size } = await handle.stat();
  return { bytes: size, stream: Readable.toWeb(handle.createReadStream()) as ReadableStream };
}
