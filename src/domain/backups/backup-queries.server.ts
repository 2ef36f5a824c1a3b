import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { backups } from '#database/schema/backups.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { BackupFailure } from '#primitives/backup-status.ts';
import type { BackupAttempt } from './backup-schedule.ts';

/** Key of the advisory lock that all servers of the shop share. */
const backupLock = 746_031_203;
/** More than the attempts of one night, and enough to find the last success in a month of failures. */
const attemptsLookedAt = 200;

const attemptColumns = {
  kind: backups.kind,
  startedAt: backups.startedAt,
  finishedAt: backups.finishedAt,
  file: backups.file,
  bytes: backups.bytes,
  missingFiles: backups.missingFiles,
  failure: backups.failure,
};

/** Takes the lock under which a server decides whether to start a backup, until the transaction ends. */
export async function lockBackups(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${backupLock})`);
}

/** Attempts, newest first. */
export async function listBackupAttempts(db: Queryable): Promise<BackupAttempt[]> {
  return db.select(attemptColumns).from(backups).orderBy(desc(backups.id)).limit(attemptsLookedAt);
}

/** Marks attempts whose lease has expired as abandoned: their server has ended. */
export async function closeAbandonedBackups(transaction: Transaction, now: Date): Promise<void> {
  await transaction
    .update(backups)
    .set({ finishedAt: now, failure: 'abandoned' })
    .where(and(isNull(backups.finishedAt), lt(backups.leaseUntil, now)));
}

interface BegunBackup {
  readonly kind: BackupAttempt['kind'];
  readonly startedAt: Date;
  readonly leaseUntil: Date;
  readonly file: string;
}

/** Inserts an attempt and returns its id; undefined while another backup is being written. */
export async function insertBackup(
  transaction: Transaction,
  begun: BegunBackup,
): Promise<number | undefined> {
  const [row] = await transaction
    .insert(backups)
    .values(begun)
    .onConflictDoNothing()
    .returning({ id: backups.id });
  return row?.id;
}

export async function extendBackupLease(db: Queryable, id: number, leaseUntil: Date): Promise<void> {
  await db.update(backups).set({ leaseUntil }).where(eq(backups.id, id));
}

interface BackupOutcome {
  readonly finishedAt: Date;
  readonly bytes?: number;
  readonly sha256?: string;
  readonly rows?: number;
  readonly files?: number;
  readonly missingFiles?: number;
  readonly failure?: BackupFailure;
}

export async function finishBackup(db: Queryable, id: number, outcome: BackupOutcome): Promise<void> {
  await db.update(backups).set(outcome).where(eq(backups.id, id));
}
