import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { findDamage } from '#database/check-relations.ts';
import type { OpenDatabase } from '#database/connect.ts';
import type { DedicatedConnection } from '#database/open-pool.ts';
import { inTransaction } from '#database/transaction.ts';
import type { BackupFailure, BackupKind } from '#primitives/backup-status.ts';
import type { Storage } from '#storage/open-storage.ts';
import { BackupError } from './backup-error.ts';
import { handBackupName, nightlyBackupName } from './backup-names.ts';
import {
  claimBackup,
  closeAbandonedBackups,
  extendBackupLease,
  findUnfinishedBackup,
  finishBackup,
  insertBackup,
  isBackupClaimed,
  listBackupAttempts,
  lockBackups,
} from './backup-queries.server.ts';
import { isBackupDue } from './backup-schedule.ts';
import { type WrittenBackup, writeBackup } from './write-backup.server.ts';

const leaseMs = 5 * 60_000;
const extendEveryMs = 60_000;

export interface BackupShop {
  readonly database: Pick<OpenDatabase, 'db' | 'engine' | 'connectDedicated' | 'connectToSnapshot'>;
  readonly storage: Storage;
  readonly shopVersion: string;
  readonly now: () => Date;
}

interface BackupRequest {
  readonly folder: string;
  readonly kind: BackupKind;
  /** Of a nightly backup: the time of day in Qatar. Nothing is written unless one is due. */
  readonly at?: string;
  readonly signal?: AbortSignal;
}

/** Writes a backup and records the result. Only one runs at a time on all servers. Undefined if no backup is due. */
export async function takeBackup(
  shop: BackupShop,
  request: BackupRequest,
): Promise<WrittenBackup | undefined> {
  const { database, now } = shop;
  const startedAt = now();
  const name =
    request.kind === 'nightly'
      ? nightlyBackupName(startedAt)
      : await unusedHandName(request.folder, startedAt);
  const begun = await begin(shop, request, startedAt, name);
  if (begun === undefined) return undefined;
  const { id, claim } = begun;
  const lease = setInterval(() => {
    // An expired lease only lets another server start a backup too, so a failure here does not stop this one.
    extendBackupLease(database.db, id, leaseFrom(now())).catch(() => {});
  }, extendEveryMs);
  try {
    const written = await write(shop, request, startedAt, name);
    const { tables, files, missing } = written.manifest;
    await finishBackup(database.db, id, {
      finishedAt: now(),
      bytes: written.bytes,
      sha256: written.sha256,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.length,
      missingFiles: missing.length,
    });
    return written;
  } catch (cause) {
    const failure = failureOf(cause, request.signal);
    await finishBackup(database.db, id, { finishedAt: now(), failure }).catch(() => {});
    throw cause instanceof BackupError ? cause : new BackupError(explanations[failure], { cause });
  } finally {
    clearInterval(lease);
    await claim?.release().catch(() => {});
  }
}

/** A second backup within a second, such as the one before a restore, must not replace the first. */
async function unusedHandName(folder: string, startedAt: Date): Promise<string> {
  const name = handBackupName(startedAt);
  const isUsed = await access(join(folder, name)).then(
    () => true,
    () => false,
  );
  return isUsed ? unusedHandName(folder, new Date(startedAt.getTime() + 1000)) : name;
}

interface BegunBackup {
  readonly id: number;
  /** On a server: the connection that holds the claim. */
  readonly claim: DedicatedConnection | undefined;
}

async function begin(
  { database }: BackupShop,
  { kind, at }: BackupRequest,
  startedAt: Date,
  file: string,
): Promise<BegunBackup | undefined> {
  return inTransaction(database.db, async (transaction) => {
    await lockBackups(transaction);
    const unfinished = await findUnfinishedBackup(transaction);
    const isAbandoned =
      unfinished &&
      (unfinished.leaseUntil < startedAt ||
        (database.engine === 'server' && !(await isBackupClaimed(transaction, unfinished.id))));
    if (isAbandoned) await closeAbandonedBackups(transaction, startedAt);
    if (at !== undefined && !isBackupDue(await listBackupAttempts(transaction), startedAt, at))
      return undefined;
    const id = await insertBackup(transaction, { kind, startedAt, leaseUntil: leaseFrom(startedAt), file });
    if (id !== undefined) return { id, claim: await openClaim(database, id) };
    if (kind === 'nightly') return undefined;
    throw new BackupError('Another backup is being written: try again when it is done');
  });
}

/** Claims the attempt before the transaction that inserts it ends: other servers never see it without its claim. */
async function openClaim(
  { engine, connectDedicated }: BackupShop['database'],
  id: number,
): Promise<DedicatedConnection | undefined> {
  if (engine === 'embedded') return undefined;
  const connection = await connectDedicated();
  try {
    await claimBackup(connection, id);
    return connection;
  } catch (error) {
    await connection.release();
    throw error;
  }
}

/**
 * Ends the attempts that an earlier process left unfinished in an embedded database. To be called before the first
 * backup of a process: the lock of the data folder shows that every earlier one has ended.
 */
export async function endInterruptedBackups({ database, now }: BackupShop): Promise<void> {
  if (database.engine === 'embedded') await closeAbandonedBackups(database.db, now());
}

async function write(
  { database, storage, shopVersion }: BackupShop,
  { folder, signal }: BackupRequest,
  now: Date,
  name: string,
): Promise<WrittenBackup> {
  const connection = await database.connectToSnapshot();
  try {
    const damage = await findDamage(connection);
    if (damage) {
      throw new BackupError(
        `No backup was written: the database is damaged, ${damage.relation} cannot be read whole (${damage.reason})`,
      );
    }
    const source = { connection, engine: database.engine, storage, shopVersion, now };
    return await writeBackup({ ...source, ...(signal && { signal }) }, folder, name);
  } finally {
    await connection.release();
  }
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

const failureByCode: Readonly<Record<string, BackupFailure>> = {
  ENOSPC: 'no_room',
  EDQUOT: 'no_room',
  EACCES: 'no_folder',
  EPERM: 'no_folder',
  EROFS: 'no_folder',
  ENOTDIR: 'no_folder',
  EEXIST: 'no_folder',
  ENOENT: 'no_folder',
};

const explanations: Readonly<Record<BackupFailure, string>> = {
  no_room: 'No backup was written: the disk is full',
  no_folder: 'No backup was written: its folder cannot be written',
  stopped: 'No backup was written: the shop was stopped before it was done',
  abandoned: 'No backup was written: its server ended before it was done',
  damaged: 'No backup was written: it could not be read back as it was',
  no_files: 'No backup was written: the store of the pictures does not answer',
  other: 'No backup was written: something unforeseen happened',
};

function failureOf(error: unknown, signal: AbortSignal | undefined): BackupFailure {
  if (error instanceof BackupError) return 'damaged';
  if (signal?.aborted) return 'stopped';
  const { code = '', name } = Object(error) as { code?: string; name?: string };
  return name === 'S3Error' ? 'no_files' : (failureByCode[code] ?? 'other');
}
